import TesseraGraphics
import TesseraRaster
import TesseraTestSupport
import Testing

@testable import TesseraBench

/// The edges of outlines against their exact areas, at many places between the pixels.
@Suite("The edges of scenes")
struct SceneEdgeTests {
  private static let names = ["S2", "S2b", "S6", "S7", "S12"]

  /// What a scene fills, in pixels.
  private static func outline(_ name: String, of data: SceneData) throws -> Path {
    switch name {
    case "S2": Shape.card(at: .zero).path
    case "S2b": try data.path("squircle.path")
    case "S6":
      try data.path("icon.path")
        .transformed(by: AffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 0, ty: 0))
    case "S7": try data.path("icon.path")
    default:
      try data.path("text.path").transformed(by: .translation(150 - 151.13671875 / 2, 210))
    }
  }

  /// The mean errors along the edges of a scene, in units of 1/255, at its place and at sixteen others
  /// less than a pixel away.
  private static func meanErrors(_ name: String, of data: SceneData) throws -> [Double] {
    let recipe = try #require(SceneRecipe.all.first { $0.name == name })
    let outline = try outline(name, of: data)
    var random = RandomSource(seed: 16)
    return try (0...16).map { index in
      let phase =
        index == 0
        ? .zero : Point(.random(in: 0..<1, using: &random), .random(in: 0..<1, using: &random))
      var stage = Stage(try recipe.scene(from: data, offset: phase))
      stage.drawFrame()
      let picture = stage.picture
      let reference = ReferenceCoverage(
        outline.transformed(by: .translation(phase.x, phase.y)).polygons(), rule: .nonZero,
        width: recipe.side, height: recipe.side, lines: 64)
      let (mean, pixels) = reference.meanEdgeDifference { picture[$0, $1].alpha }
      #expect(pixels > 20)
      return mean
    }
  }

  @Test("are wrong by less than 3/255 on the mean", arguments: names)
  func mean(name: String) throws {
    let errors = try SceneFiles().read { try Self.meanErrors(name, of: $0) }
    #expect(errors.allSatisfy { $0 < 3 }, "\(errors)")
  }

  @Test(
    "are wrong by less than 3/255 on the mean in the files that all peers draw from",
    .enabled(if: SharedSceneFiles.isPresent, "\(SharedSceneFiles.absence)"), arguments: names)
  func sharedMean(name: String) throws {
    let data = try #require(SharedSceneFiles.data)
    let errors = try Self.meanErrors(name, of: data)
    #expect(errors.allSatisfy { $0 < 3 }, "\(errors)")
  }
}
