import TesseraGraphics
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraIcons

@Suite struct IconLibraryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let place = SourceLocation(path: "t.tokens.json")

  private func library(
    _ files: [String: String], look: IconAppearance = IconAppearance(), isStrict: Bool = false
  ) -> IconLibrary {
    IconLibrary(
      files.mapValues { IconSource(path: folder.file($0), place: Self.place) }, look: look,
      isStrict: isStrict)
  }

  /// Writes an SVG of a side of its own, which it is told by.
  private func svg(_ side: Int, to name: String) throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'/>", to: name)
  }

  /// Writes a PNG of a side of its own, which it is told by.
  private func png(_ side: Int, to name: String) throws {
    let image = StraightImage(
      width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4))
    try folder.write(try PNGEncoder.encode(image, scale: 1, text: []), to: name)
  }

  private func side(
    _ name: String, in library: IconLibrary, scale: Int = 1
  ) throws -> Double {
    try library.icon(name, scale: scale).picture.size.width
  }

  @Test("Every SVG and PNG of a folder is an icon by its own name; own files win over folders")
  func folders() throws {
    try svg(1, to: "set/star.svg")
    try svg(2, to: "set/chevron.right.svg")
    try png(8, to: "set/photo@2x.png")
    try png(12, to: "set/photo@3x.png")
    try folder.write("", to: "set/README.md")
    try svg(3, to: "set/inner/deep.svg")
    try svg(4, to: "mine.svg")
    let library = library(["lucide": "set", "star": "mine.svg"])
    #expect(try side("star", in: library) == 4)
    #expect(try side("chevron.right", in: library) == 2)
    #expect(try side("photo", in: library, scale: 2) == 4)
    #expect(
      try library.icon("photo", scale: 3).picture
        == .bitmap(
          StraightImage(width: 12, height: 12, bytes: [UInt8](repeating: 255, count: 576)),
          scale: 3))
    #expect(
      throws: IconFault.unknown(
        name: "deep", known: ["chevron.right", "photo", "star"], closed: [])
    ) { try library.icon("deep", scale: 1) }
    #expect(library.findings == [])
  }

  @Test("Of thousands of broken icons so many are told, and how many more there are, by severity")
  func findingsHaveLimit() throws {
    for name in ["a", "b", "c", "d"] {
      try folder.write("", to: "set/\(name).svg")
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><text/></svg>",
        to: "set/warned-\(name).svg")
    }
    let findings = library(["set": "set"], isStrict: true).findings(limit: 2)
    #expect(findings.map(\.severity) == [.error, .error, .warning, .warning])
    #expect(
      findings.map { $0.notes.last?.message }.map { $0?.hasPrefix("2 more such") ?? false }
        == [false, true, false, true])
    #expect(
      library(["set": "set"]).findings(limit: 8).allSatisfy { finding in
        !finding.notes.contains { $0.message.contains("more such") }
      })
  }

  @Test("An asset catalogue gives the names of its image sets, wherever they stand in it")
  func catalogue() throws {
    try svg(5, to: "A.xcassets/Icons/Bars/star.imageset/a.svg")
    try folder.write(
      #"{"images":[{"filename":"a.svg","idiom":"universal"}],"info":{"version":1}}"#,
      to: "A.xcassets/Icons/Bars/star.imageset/Contents.json")
    #expect(try side("star", in: library(["app": "A.xcassets"])) == 5)
    #expect(try side("star", in: library(["app": "."])) == 5)
  }

  @Test("A folder or a file that is not there is told, and where its path starts")
  func missing() throws {
    try svg(1, to: "set/star.svg")
    let library = library(["lucide": "sett", "own": "set/gone.svg", "set": "set"])
    for name in ["lucide", "bell"] {
      let fault = #expect(throws: IconFault.self) { try library.icon(name, scale: 1) }
      #expect(fault?.lacksName == false)
      let found = fault?.diagnostic(isStrict: false)
      #expect(found?.code == "T0907")
      #expect(found?.help == "the path starts from the folder of the theme's file")
      #expect(found?.notes.map(\.message) == ["there is no such file or folder"])
    }
    #expect(library.findings.map(\.code) == ["T0908", "T0908"])
    #expect(
      library.findings.map(\.help)
        == Array(repeating: "the path starts from the folder of the theme's file", count: 2))
  }

  @Test("Symbol sets of an asset catalogue are icons too, and templates by what their files are")
  func symbolSet() throws {
    try folder.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 99'>
      <line id='Baseline-M' y1='80' y2='80'/><line id='Capline-M' y1='9.541' y2='9.541'/>
      <g id='Regular-M'><rect width='53' height='70'/></g></svg>
      """, to: "A.xcassets/Bars/wave.symbolset/wave.svg")
    try folder.write(
      #"{"symbols":[{"filename":"wave.svg","idiom":"universal"}],"info":{"version":1}}"#,
      to: "A.xcassets/Bars/wave.symbolset/Contents.json")
    for files in [["app": "A.xcassets"], ["wave": "A.xcassets/Bars/wave.symbolset"]] {
      let library = library(files)
      #expect(try side("wave", in: library).rounded() == 9)
      guard case .vector(let image) = try library.icon("wave", scale: 1).picture else {
        Issue.record("outlines")
        return
      }
      #expect(image.isTemplate)
      #expect(library.findings == [])
    }
  }

  @Test(
    "Of an image set the file for the look and the scale is shown",
    arguments: [
      (nil, nil, 1, 10), ("light", nil, 1, 10), ("light", nil, 2, 20), ("light", nil, 3, 20),
      ("dark", nil, 1, 31), ("dark", "normal", 2, 31), ("dark", "high", 1, 41),
      ("light", "high", 1, 10),
    ] as [(String?, String?, Int, Int)])
  func imageSet(luminosity: String?, contrast: String?, scale: Int, pixels: Int) throws {
    for side in [10, 20, 31, 41, 51] { try png(side, to: "s.imageset/\(side).png") }
    try folder.write(
      """
      {
        "images" : [
          { "filename" : "51.png", "idiom" : "mac", "scale" : "1x" },
          { "filename" : "10.png", "idiom" : "universal", "scale" : "1x" },
          { "filename" : "20.png", "idiom" : "universal", "scale" : "2x" },
          { "idiom" : "universal", "scale" : "3x" },
          { "filename" : "31.png", "idiom" : "universal", "scale" : "1x",
            "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }] },
          { "filename" : "41.png", "idiom" : "universal", "scale" : "1x",
            "appearances" : [{ "appearance" : "luminosity", "value" : "dark" },
              { "appearance" : "contrast", "value" : "high" }] }
        ],
        "properties" : { "template-rendering-intent" : "template" }
      }
      """, to: "s.imageset/Contents.json")
    let library = library(
      ["s": "s.imageset"], look: IconAppearance(luminosity: luminosity, contrast: contrast))
    let icon = try library.icon("s", scale: scale)
    guard case .bitmap(let image, let own) = icon.picture else {
      Issue.record("a bitmap")
      return
    }
    #expect(image.width == pixels)
    #expect(own == (pixels == 20 ? 2 : 1))
    #expect(icon.isTemplate == true)
  }

  @Test("What a theme's folder only links to, or what lies beside a file as a link, is not read")
  func links() throws {
    try svg(7, to: "elsewhere/secret.svg")
    try png(8, to: "elsewhere/secret.png")
    try svg(5, to: "theme/set/own.svg")
    try png(4, to: "theme/photo.png")
    try png(4, to: "theme/inner/near.png")
    try System.link(folder.file("theme/set/secret.svg"), to: folder.file("elsewhere/secret.svg"))
    try System.link(folder.file("theme/photo@2x.png"), to: folder.file("elsewhere/secret.png"))
    try System.link(folder.file("theme/near.png"), to: folder.file("theme/inner/near.png"))
    func library(_ root: String?) -> IconLibrary {
      IconLibrary(
        ["set": "set", "photo": "photo.png", "near": "near.png"].mapValues {
          IconSource(
            path: folder.file("theme/\($0)"), place: Self.place, folder: root.map(folder.file))
        })
    }
    let closed = library("theme")
    #expect(try side("own", in: closed) == 5)
    #expect(try side("near", in: closed) == 4)
    #expect(try side("photo", in: closed, scale: 1) == 4)
    for (name, path) in [("secret", "theme/set/secret.svg"), ("photo", "theme/photo@2x.png")] {
      #expect(throws: IconFault.outside(path: folder.file(path), Self.place)) {
        try closed.icon(name, scale: 2)
      }
    }
    let found = closed.findings
    #expect(found.map(\.code) == ["T0418"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.location) == [Self.place])
    #expect(try side("secret", in: library(nil)) == 7)
    #expect(try side("photo", in: library(nil), scale: 2) == 4)
  }

  @Test("Folders with more names than there may be are told, and give those that there may be")
  func manyNames() throws {
    for name in ["a", "b", "c"] { try svg(1, to: "set/\(name).svg") }
    try folder.write("", to: "set/readme.md")
    let source = IconSource(path: folder.file("set"), place: Self.place)
    let index = IconIndex(["set": source], limit: 2)
    #expect(index.sources.keys.sorted() == ["a", "b"])
    #expect(
      index.faults.map(\.cause.message) == [
        "folders give more than 2 names of icons; the rest is not looked at"
      ])
    #expect(IconIndex(["set": source], limit: 3).faults.isEmpty)
  }

  @Test(
    "A set that says nothing is told with its place",
    arguments: [
      (nil, "there is no such file or folder"), ("{", "the text ends inside an object"),
      ("{}", "the file has no list of `images`"),
      (#"{"images":[{"idiom":"universal"}]}"#, "the set has no files"),
      (#"{"images":[{"filename":"gone.png"}]}"#, "the set has no file `gone.png`, which it lists"),
      (#"{"images":[{"filename":"a.pdf"}]}"#, "PDF files are not read"),
      (#"{"images":[{"filename":"a.heic"}]}"#, "the file is neither an SVG nor a PNG by its name"),
    ] as [(String?, String)])
  func wrongImageSet(contents: String?, cause: String) throws {
    for name in ["other", "a.pdf", "a.heic"] { try folder.write("", to: "s.imageset/\(name)") }
    if let contents { try folder.write(contents, to: "s.imageset/Contents.json") }
    let found = library(["s": "s.imageset"], isStrict: true).findings
    #expect(found.map(\.message) == ["the file of the icon `s` cannot be used"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.location) == [Self.place])
    #expect(found.first?.notes.map(\.message) == [cause])
    #expect(found.first?.notes.first?.location?.path.hasPrefix(folder.file("s.imageset")) == true)
    // What a set names is looked for beside its list, whatever the working directory is.
    #expect(found.first?.help?.contains("working directory") != true)
  }

  @Test("A file that a set lists but lacks is told where it is listed; a set without list as such")
  func incompleteImageSet() throws {
    try folder.write(
      "{ \"images\": [\n  { \"filename\": \"a.png\" } ] }", to: "s.imageset/Contents.json")
    try folder.write("", to: "bare.imageset/a.png")
    let found = library(["s": "s.imageset", "t": "bare.imageset", "u": "gone.imageset"]).findings
    #expect(
      found.map(\.help) == [
        "put it beside the list, or take it off that", "this file lists the pictures of the set",
        "the path starts from the folder of the theme's file",
      ])
    let place = found.first?.notes.first?.location
    #expect(place?.path == folder.file("s.imageset/Contents.json"))
    #expect(place?.line == 2 && place?.column == 17)
  }
}
