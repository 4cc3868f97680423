import TesseraGraphics
import TesseraIcons
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct DisplayListBuilderImagesTests {
  private static let square = Shape.rectangle(Rect(2, 2, 4, 4)).path

  @Test("A vector picture is fitted; template parts take the tint, others their own colour")
  func vector() throws {
    let picture = VectorImage(
      "pic", size: Size(10, 10),
      parts: [
        .init(Self.square), .init(Self.square, ink: .color(.black)),
        .init(Self.square, stroke: StrokeStyle(width: 2, cap: .round, join: .round)),
      ])
    let layer = Layer(image: ImageContent(.vector(picture), tint: .role("ink")))
    let drawing = try Drawing(
      .showing(layer, roles: [Role("ink", .color, default: "#f00")]))
    let path = Shape.rectangle(Rect(35, 10, 20, 20)).path
    let red = Paint.color(Color(red8: 255, green8: 0, blue8: 0))
    #expect(
      drawing.drawings == [
        .fill(.path(path), red), .fill(.path(path), .color(.black)),
        .stroke(path, StrokeStyle(width: 10, cap: .round, join: .round), red),
      ])
    #expect(
      drawing.list.items.map(\.path) == [
        "content/0/pic.0", "content/0/pic.1", "content/0/pic.2",
      ])
    #expect(
      drawing.list.items.map { $0.tokens.map(\.text) } == [
        ["cell.sample.ink=#ff0000"], [], ["cell.sample.ink=#ff0000"],
      ])
  }

  @Test("A stretched line is made in a plane of its own and distorted at last")
  func stretched() throws {
    let picture = VectorImage(
      "pic", size: Size(25, 50), parts: [.init(Self.square, stroke: StrokeStyle(width: 3))])
    let layer = Layer(
      image: ImageContent(.vector(picture), contentMode: .scaleToFill, tint: .literal(.black)))
    let item = try #require(try Drawing(.showing(layer)).list.items.first)
    // The picture is enlarged fourfold across and not at all down: lengths are as those across.
    let path = Shape.rectangle(Rect(8, 8, 16, 16)).path
    #expect(item.drawing == .stroke(path, StrokeStyle(width: 12), .color(.black)))
    #expect(item.plane == .scale(1, 0.25))
  }

  @Test("What sticks out of a filled frame is cut to the layer's shape")
  func aspectFill() throws {
    let picture = VectorImage("pic", size: Size(10, 10), parts: [.init(Self.square)])
    let layer = Layer(
      shape: .ellipse, image: ImageContent(.vector(picture), contentMode: .aspectFill))
    let rows = try Drawing(.showing(layer)).rows
    #expect(rows.first == "content/0 | begin | clip ellipse 0 0 100 50 | each")
    #expect(rows.last == "content/0 | end |  | ")
    #expect(rows.count == 3)
  }

  @Test("A picture in its own size is cut to the layer's shape only where it sticks out")
  func positions() throws {
    let picture = VectorImage("pic", size: Size(10, 10), parts: [.init(Self.square)])
    func rows(_ frame: Rect) throws -> [String] {
      let content = ImageContent(.vector(picture), contentMode: .center)
      return try Drawing(.showing(Layer(frame: frame, image: content))).rows
    }
    #expect(try rows(Rect(0, 0, 20, 20)).count == 1)
    #expect(try rows(Rect(0, 0, 8, 20)).first == "content/0 | begin | clip rect 0 0 8 20 | each")
  }

  @Test(
    "A bitmap is averaged where it gets smaller and interpolated where it does not",
    arguments: [
      (Rect(0, 0, 20, 20), "rect 0 0 20 20 bilinear"),
      (Rect(0, 0, 10, 10), "rect 0 0 10 10 bilinear"),
      (Rect(0, 0, 9, 9), "rect 0 0 9 9 filtered"),
      (Rect(0, 0, 30, 9), "rect 10.5 0 9 9 filtered"),
    ])
  func bitmap(frame: Rect, geometry: String) throws {
    let image = StraightImage(
      width: 10, height: 10, bytes: [UInt8](repeating: 7, count: 400))
    let layer = Layer(frame: frame, image: ImageContent(.bitmap(image)))
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | image | \(geometry) | 10x10 \(Digest.text(of: image.bytes)) opacity 255"
      ])
  }

  @Test("A picture without a size or with an outline that is not finite draws nothing")
  func brokenPictures() throws {
    let empty = VectorImage("pic", size: Size(0, 10), parts: [.init(Self.square)])
    #expect(try Drawing(.showing(Layer(image: ImageContent(.vector(empty))))).rows == [])
    let broken = VectorImage(
      "pic", size: Size(10, 10),
      parts: [
        .init(Path { $0.move(to: Point(.nan, 0)) }),
        .init(Self.square, stroke: StrokeStyle(width: .infinity)),
      ])
    let drawing = try Drawing(.showing(Layer(image: ImageContent(.vector(broken)))))
    #expect(drawing.rows == [])
    #expect(
      drawing.findings == [
        "error | cell sample, layer content/0: picture pic is not finite",
        "error | cell sample, layer content/0: picture pic has a line that is not finite",
      ])
  }

  @Test("An icon's frame snaps, and its picture is fitted into the snapped frame")
  func icon() throws {
    let picture = VectorImage(
      "pic", size: Size(1, 1), parts: [.init(Shape.rectangle(Rect(0, 0, 1, 1)).path)])
    let cell = SampleCell.showing(
      Slots(icon: IconView(.vector(picture), size: Size(21, 21), tint: .literal(.black))))
    // (100 − 21) / 2 = 39.5 → 40; (50 − 21) / 2 = 14.5 → 15.
    #expect(
      try Drawing(cell).drawings == [
        .fill(.path(Shape.rectangle(Rect(40, 15, 21, 21)).path), .color(.black))
      ])
  }

  // MARK: - Bitmaps

  /// Two pixels: one red, one half transparent green.
  private static let pixels = StraightImage(
    width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 255, 0, 128])

  @Test("A bitmap's file is chosen for the scale, and its size is in points")
  func scaledFiles() throws {
    let folder = try TemporaryFolder()
    func picture(_ side: Int) -> StraightImage {
      StraightImage(
        width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4))
    }
    for (name, side) in [("a.png", 10), ("a@2x.png", 20), ("a@3x.png", 30)] {
      try folder.write(try PNGEncoder.encode(picture(side), scale: 1, text: []), to: name)
    }
    let icons = Self.library(["a": "a.png"], in: folder)
    let layer = Layer(image: ImageContent(.named("a"), contentMode: .topLeft))
    for scale in 1...4 {
      let drawing = try Drawing(
        .showing(layer), environment: Environment(scale: scale), icons: icons)
      let side = Double(10 * scale)
      #expect(
        drawing.drawings == [
          .image(
            picture(10 * min(3, scale)), in: Rect(0, 0, side, side), .bilinear, opacity: 1)
        ])
    }
  }

  @Test("As a template, a bitmap has the tint's colour and keeps its alpha")
  func template() throws {
    let layer = Layer(
      frame: Rect(0, 0, 2, 1),
      image: ImageContent(
        .bitmap(Self.pixels), tint: .role("ink").opacity(0.5), rendering: .template))
    let drawing = try Drawing(.showing(layer, roles: [Role("ink", .color, default: "#0000ff")]))
    #expect(
      drawing.drawings == [
        .image(
          StraightImage(width: 2, height: 1, bytes: [0, 0, 255, 255, 0, 0, 255, 128]),
          in: Rect(0, 0, 2, 1), .bilinear, opacity: 0.5)
      ])
    #expect(drawing.list.items[0].tokens.map(\.text) == ["cell.sample.ink=#0000ff"])
  }

  @Test("A vector picture as a template has one colour")
  func vectorTemplate() throws {
    let picture = VectorImage(
      "pic", size: Size(50, 50),
      parts: [.init(Self.square, ink: .color(Color(red8: 255, green8: 0, blue8: 0)))])
    let content = ImageContent(.vector(picture), tint: .literal(.black), rendering: .template)
    #expect(
      try Drawing(.showing(Layer(frame: Rect(0, 0, 50, 50), image: content))).drawings == [
        .fill(.path(Self.square), .color(.black))
      ])
  }

  @Test("The sampling that a cell asks for is the one", arguments: Sampling.allCases)
  func sampling(_ sampling: Sampling) throws {
    let layer = Layer(
      frame: Rect(0, 0, 1, 1),
      image: ImageContent(.bitmap(Self.pixels), contentMode: .scaleToFill, sampling: sampling))
    #expect(
      try Drawing(.showing(layer)).drawings == [
        .image(Self.pixels, in: Rect(0, 0, 1, 1), sampling, opacity: 1)
      ])
  }

  @Test("Cap insets are points of the picture, and it fills the frame")
  func capInsets() throws {
    let insets = EdgeInsets(top: 0, left: 1, bottom: 0, right: 0.5)
    let layer = Layer(
      frame: Rect(0, 0, 20, 10),
      image: ImageContent(.bitmap(Self.pixels), contentMode: .center, capInsets: insets))
    let drawing = try Drawing(.showing(layer), environment: Environment(scale: 2))
    #expect(
      drawing.drawings == [
        .nineSlice(
          Self.pixels, insets: insets, scale: 2, in: Rect(0, 0, 40, 20), .bilinear, opacity: 1)
      ])
    #expect(
      drawing.rows == [
        "content/0 | nineSlice | rect 0 0 40 20 bilinear insets 0 1 0 0.5 scale 2 | 2x1 "
          + "\(Digest.text(of: Self.pixels.bytes)) opacity 255"
      ])
  }

  @Test("Cap insets that make no sense are told")
  func wrongCapInsets() throws {
    let layer = Layer(
      image: ImageContent(.bitmap(Self.pixels), capInsets: EdgeInsets(all: -1)))
    let drawing = try Drawing(.showing(layer))
    #expect(drawing.rows == [])
    #expect(
      drawing.findings == [
        "error | cell sample, layer content/0: cap insets are not negative, and finite"
      ])
    let vector = VectorImage("pic", size: Size(8, 8), parts: [.init(Self.square)])
    let other = Layer(
      image: ImageContent(
        .vector(vector), tint: .literal(.black), capInsets: EdgeInsets(all: 1)))
    #expect(
      try Drawing(.showing(other)).findings == [
        "warning | cell sample, layer content/0: corners keep their size in bitmaps alone; pic is "
          + "stretched whole | leave the cap insets out, or give it a PNG file"
      ])
  }

  @Test("A layer that clips masks its picture")
  func masked() throws {
    let layer = Layer(
      frame: Rect(0, 0, 10, 10), shape: .ellipse,
      image: ImageContent(.bitmap(Self.pixels), contentMode: .scaleToFill), clips: true)
    #expect(
      try Drawing(.showing(layer)).rows.map { $0.prefix(50) } == [
        "content/0 | begin | clip ellipse 0 0 10 10 | each",
        "content/0 | image | rect 0 0 10 10 bilinear | 2x1 ", "content/0 | end |  | ",
      ])
  }

  // MARK: - Names

  private static let place = SourceLocation(path: "t.tokens.json")

  /// A library of files in a folder.
  private static func library(
    _ files: [String: String], in folder: TemporaryFolder, isStrict: Bool = false
  ) -> IconLibrary {
    IconLibrary(
      files.mapValues { IconSource(path: folder.file($0), place: place) }, isStrict: isStrict)
  }

  @Test("A named vector picture is drawn as one that the cell brings itself")
  func named() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
        <path fill="currentColor" d="M2 2h4v4z"/></svg>
      """, to: "i/star.svg")
    let icons = Self.library(["favourite": "i/star.svg"], in: folder)
    let layer = Layer(image: ImageContent(.named("favourite"), tint: .literal(.black)))
    let drawing = try Drawing(.showing(layer), icons: icons)
    let own = Layer(
      image: ImageContent(.vector(try VectorImage(svg: path)), tint: .literal(.black)))
    #expect(drawing.list == (try Drawing(.showing(own))).list)
    #expect(drawing.list.items.count == 1)
    #expect(drawing.findings == [])
  }

  @Test(
    "A name that nobody has is marked by a crossed box in the tint and told with the nearest name",
    arguments: [(false, "warning"), (true, "error")])
  func unknown(isStrict: Bool, severity: String) throws {
    let folder = try TemporaryFolder()
    let icons = Self.library(["chevron.right": "c.svg"], in: folder, isStrict: isStrict)
    let layer = Layer(
      frame: Rect(10, 10, 20, 16),
      image: ImageContent(
        .named("chevron.rigth"), contentMode: .topLeft, tint: .literal(.black)))
    let drawing = try Drawing(.showing(layer), icons: icons)
    let box = Path { path in
      path.move(to: Point(10.5, 10.5))
      for corner in [Point(29.5, 10.5), Point(29.5, 25.5), Point(10.5, 25.5)] {
        path.line(to: corner)
      }
      path.close()
      path.move(to: Point(10.5, 10.5))
      path.line(to: Point(29.5, 25.5))
      path.move(to: Point(29.5, 10.5))
      path.line(to: Point(10.5, 25.5))
    }
    #expect(drawing.drawings == [.stroke(box, StrokeStyle(width: 1), .color(.black))])
    #expect(drawing.list.items.map(\.path) == ["content/0/placeholder.0"])
    #expect(
      drawing.findings == [
        "\(severity) | T0907 | cell sample, layer content/0: no icon is named `chevron.rigth` | "
          + "did you mean `chevron.right`?"
      ])
    let other = Layer(image: ImageContent(.named("zebra")))
    #expect(
      try Drawing(.showing(other), icons: icons).diagnostics.map(\.help) == [
        "give it a file under $extensions.tessera.icons"
      ])
  }

  @Test("A fallback stands for a name that nobody has, but not for a file that is broken")
  func fallback() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg", to: "broken.svg")
    let own = VectorImage(
      "own", size: Size(4, 4), parts: [.init(Shape.rectangle(Rect(0, 0, 4, 4)).path)])
    func drawing(_ name: String, _ files: [String: String]) throws -> Drawing {
      let image = ImageContent(.named(name, fallback: own), tint: .literal(.black))
      return try Drawing(
        .showing(Layer(image: image)), icons: Self.library(files, in: folder, isStrict: true))
    }
    let known = try drawing("star", [:])
    #expect(known.findings == [])
    #expect(known.list.items.map(\.path) == ["content/0/own.0"])
    #expect(try drawing("star", ["star": "broken.svg"]).diagnostics.map(\.code) == ["T0908"])
  }

  @Test("A cell can ask how large a picture is by itself, a named one too")
  func naturalSize() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='12'/>", to: "wide.svg")
    let cell = SampleCell.showing(Layer())
    var environment = Environment(scale: 2)
    let own = VectorImage("own", size: Size(4, 5), parts: [])
    #expect(cell.size(of: .vector(own), in: environment) == Size(4, 5))
    #expect(cell.size(of: .named("wide"), in: environment) == .zero)
    #expect(cell.size(of: .named("wide", fallback: own), in: environment) == Size(4, 5))
    environment.stage = MeasuringStage(icons: Self.library(["wide": "wide.svg"], in: folder))
    #expect(cell.size(of: .named("wide", fallback: own), in: environment) == Size(30, 12))
  }

  @Test("A file that cannot be used is told where the theme names it, with the cause")
  func unusable() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg", to: "broken.svg")
    try folder.write("GIF89a", to: "a.gif")
    try folder.write("GIF89a", to: "b.png")
    let icons = Self.library(
      ["gone": "gone.svg", "broken": "broken.svg", "gif": "a.gif", "png": "b.png"], in: folder)
    for (name, cause) in [
      ("gone", "there is no such file or folder"),
      ("broken", "the file is no well-formed XML: unclosed token"),
      ("gif", "the file is neither an SVG nor a PNG by its name"),
      ("png", "the file is not a PNG picture: it begins like a GIF picture"),
    ] {
      let drawing = try Drawing(
        .showing(Layer(image: ImageContent(.named(name), tint: .literal(.black)))), icons: icons)
      #expect(drawing.rows.count == 1)
      let found = try #require(drawing.diagnostics.first)
      #expect(found.code == "T0908")
      #expect(found.severity == .warning)
      #expect(found.location == Self.place)
      #expect(found.message == "the file of the icon `\(name)` cannot be used")
      #expect(found.notes.map(\.message) == [cause])
    }
  }
}
