import TesseraGraphics
import TesseraRaster
import Testing

@testable import TesseraBench

@Suite("SceneRecipe")
struct SceneRecipeTests {
  private static let names = [
    "S0", "S1", "S1b", "S2", "S2b", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S9f", "S10", "S11",
    "S12",
  ]

  private static func recipe(_ name: String) throws -> SceneRecipe {
    try #require(SceneRecipe.all.first { $0.name == name })
  }

  /// A frame of a scene, with the files made up for tests.
  private static func picture(_ name: String) throws -> Pixmap {
    let recipe = try recipe(name)
    var stage = Stage(try SceneFiles().read { try recipe.scene(from: $0) })
    stage.drawFrame()
    return stage.picture
  }

  @Test("has all scenes in their order, of the peers' sizes")
  func all() {
    #expect(SceneRecipe.all.map(\.name) == Self.names)
    for recipe in SceneRecipe.all {
      let side = ["S6": 96, "S7": 24, "S11": 1_500][recipe.name] ?? 300
      #expect(recipe.side == side)
      #expect(recipe.backdrop == (recipe.name == "S11" ? Pixel(Color(rgb: 0xF2F2F7)) : .clear))
    }
  }

  @Test("fills the canvas with nothing, a colour, and half a colour")
  func fills() throws {
    #expect(try Self.picture("S0") == Pixmap(width: 300, height: 300))
    let blue = Pixel(straightRed: 0x33, green: 0x66, blue: 0xCC, alpha: 255)
    #expect(try Self.picture("S1") == Pixmap(width: 300, height: 300, fill: blue))
    let half = Pixel(straightRed: 0x33, green: 0x66, blue: 0xCC, alpha: 128)
    #expect(try Self.picture("S1b") == Pixmap(width: 300, height: 300, fill: half))
  }

  @Test(
    "leaves the corner of a card clear and fills its middle",
    arguments: [("S2", 0x3366CC), ("S2b", 0x3366CC), ("S4", 0xFFFFFF), ("S5", 0xFFFFFF)])
  func cards(name: String, color: Int) throws {
    let picture = try Self.picture(name)
    #expect(picture[9, 9] == .clear)
    #expect(picture[150, 150] == Pixel(Color(rgb: color)))
    #expect(picture[289, 150].alpha > 0)
  }

  @Test("puts the border of a card on its outermost two pixels")
  func border() throws {
    let picture = try Self.picture("S4")
    let border = Pixel(Color(rgb: 0x222222))
    #expect(picture[9, 150] == .clear)
    #expect(picture[10, 150] == border && picture[11, 150] == border)
    #expect(picture[12, 150] == Pixel(.white))
  }

  @Test("lets the shadow of a card end lower than it begins")
  func shadow() throws {
    let picture = try Self.picture("S5")
    #expect(picture[150, 29].alpha < picture[150, 270].alpha)
    #expect(picture[150, 270].alpha > 64 && picture[150, 270].alpha < 128)
  }

  @Test("scales the icon")
  func icon() throws {
    let large = try Self.picture("S6")
    let small = try Self.picture("S7")
    let ink = Pixel(Color(rgb: 0x1D1D1F))
    #expect(large[40, 60] == ink)
    #expect(small[10, 15] == ink)
    #expect(large[14, 20] == .clear && small[3, 5] == .clear)
  }

  @Test(
    "strews circles over the canvas",
    arguments: [(0, Rect(-3, -3, 6, 6)), (99, Rect(-12.25, 209.25, 80, 80))])
  func circles(index: Int, square: Rect) {
    #expect(SceneRecipe.circle(index) == square)
  }

  @Test("draws the picture over the whole canvas", arguments: ["S9", "S9f"])
  func pictures(name: String) throws {
    let picture = try Self.picture(name)
    #expect(picture.pixels.allSatisfy { $0.alpha == 255 && $0.blue == 40 })
    #expect(picture[0, 0].red < 2 && picture[299, 299].red > 250)
  }

  @Test("puts the text in the middle of its cell")
  func text() throws {
    let picture = try Self.picture("S12")
    let left = Int(150 - 151.13671875 / 2)
    #expect(picture[left + 7, 200] == Pixel(Color(rgb: 0x1D1D1F)))
    #expect(picture[left - 1, 200] == .clear && picture[left + 7, 211] == .clear)
  }

  @Test("draws a sheet in cells as it would be drawn on one canvas")
  func sheet() throws {
    let cell = try SceneFiles().read { try SampleCell($0) }
    var canvas = Canvas(width: 1_500, height: 1_500, fill: Pixel(Color(rgb: 0xF2F2F7)))
    for number in 0..<25 {
      let origin = Point(Double(number % 5 * 300), Double(number / 5 * 300))
      cell.draw(tint: SceneRecipe.tints[number % 7], at: origin, on: &canvas)
    }
    let whole = canvas.finish()
    #expect(try Self.picture("S11") == whole)
  }
}
