import Foundation
import Synchronization
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport
import Testing

@testable import TesseraBench

/// The scenes draw the bytes that are written down here, however they are drawn.
///
/// Debug and release builds, and all machines, meet the same numbers. Who changes pixels on purpose
/// writes down new ones; a failure prints them.
@Suite("The bytes of every scene")
struct SceneDigestTests {
  /// Of the scenes with the files made up for tests.
  private static let digests: [String: UInt64] = [
    "S0": 0xB419_60EB_9EA1_9A65, "S1": 0xE9AC_BAEE_C07E_6455,
    "S1b": 0x1CE2_34BF_04C6_24A5, "S2": 0xBCA8_6B71_6D7B_FF39,
    "S2b": 0xDDCE_5C0D_CD84_412D, "S3": 0xF902_9A22_9494_C96E,
    "S4": 0xFFBA_B206_5A19_7D85, "S5": 0xE8BA_10AE_2736_9265,
    "S6": 0x63F9_5017_5872_9D22, "S7": 0xC902_3311_899D_867C,
    "S8": 0x8D16_3F8B_A9A7_18CF, "S9": 0x2A7C_689B_D3FD_97A5,
    "S9f": 0x6AE6_1C24_7511_CD0D, "S10": 0x25CB_94C6_1B95_4664,
    "S11": 0xA1F4_CADD_0602_2D0B, "S12": 0x4199_EB0A_1ABF_5C30,
  ]

  /// Of the scenes whose files are no part of the repository, with those files.
  private static let sharedDigests: [String: UInt64] = [
    "S2b": 0xC4D3_EE93_4A39_EF29, "S6": 0xDFF5_B023_7AF3_1947,
    "S7": 0x15F0_8A05_DF44_574F, "S9": 0x47B0_E5A0_2A5F_9A85,
    "S9f": 0x09A1_BF43_FF0B_9A85, "S10": 0x239F_C7DD_5D1D_A582,
    "S11": 0xBF6C_AC76_B755_0B6A, "S12": 0x2E5E_EE2D_0789_834B,
  ]

  private static let names = SceneRecipe.all.map(\.name)

  private static func recipe(_ name: String) throws -> SceneRecipe {
    try #require(SceneRecipe.all.first { $0.name == name })
  }

  /// A frame of a scene.
  private static func picture(
    _ recipe: SceneRecipe, of data: SceneData, _ kernels: SpanKernels = .compiled
  ) throws -> Pixmap {
    var stage = Stage(try recipe.scene(from: data), kernels: kernels)
    stage.drawFrame()
    return stage.picture
  }

  @Test(
    "are those written down, by either loops", arguments: names, SpanKernels.allCases)
  func bytes(name: String, kernels: SpanKernels) throws {
    let picture = try SceneFiles().read { try Self.picture(Self.recipe(name), of: $0, kernels) }
    #expect(PictureDigest(picture) == Self.digests[name].map(PictureDigest.init))
  }

  @Test(
    "are those written down for the files that all peers draw from",
    .enabled(if: SharedSceneFiles.isPresent, "\(SharedSceneFiles.absence)"),
    arguments: ["S2b", "S6", "S7", "S10", "S11", "S12"], SpanKernels.allCases)
  func sharedBytes(name: String, kernels: SpanKernels) throws {
    let data = try #require(SharedSceneFiles.data)
    let picture = try Self.picture(Self.recipe(name), of: data, kernels)
    #expect(PictureDigest(picture) == Self.sharedDigests[name].map(PictureDigest.init))
  }

  @Test(
    "are those written down for the picture that all peers draw",
    .enabled(if: SharedSceneFiles.holds("img512.rgba"), "img512.rgba, which is made, is absent"),
    arguments: ["S9", "S9f"], SpanKernels.allCases)
  func sharedPictureBytes(name: String, kernels: SpanKernels) throws {
    try sharedBytes(name: name, kernels: kernels)
  }

  @Test("are the same in a hundred frames", arguments: names)
  func frames(name: String) throws {
    try SceneFiles().read { data in
      let recipe = try Self.recipe(name)
      let first = try Self.picture(recipe, of: data)
      var stage = Stage(try recipe.scene(from: data))
      var others = 0
      for _ in 0..<100 {
        stage.drawFrame()
        if stage.picture != first { others += 1 }
      }
      #expect(others == 0)
    }
  }

  @Test("are the same on eight threads that draw all scenes at once")
  func threads() throws {
    try SceneFiles().read { data in
      let recipes = SceneRecipe.all
      let expected = try recipes.map { try Self.picture($0, of: data) }
      let different = Mutex<[String]>([])
      let ended = DispatchGroup()
      for thread in 0..<8 {
        ended.enter()
        Thread {
          // Each begins with another scene.
          for step in recipes.indices {
            let index = (step + 2 * thread) % recipes.count
            if (try? Self.picture(recipes[index], of: data)) != expected[index] {
              different.withLock { $0.append(recipes[index].name) }
            }
          }
          ended.leave()
        }.start()
      }
      ended.wait()
      #expect(different.withLock(\.self) == [])
    }
  }

  @Test("are the same at twenty places, by whole pixels", arguments: names)
  func offsets(name: String) throws {
    try SceneFiles().read { data in
      let recipe = try Self.recipe(name)
      let still = try Self.picture(recipe, of: data)
      let side = min(recipe.side, 300)
      var random = RandomSource(seed: UInt64(recipe.side))
      for _ in 0..<20 {
        let x = Int.random(in: -side / 2...(recipe.side - side / 2), using: &random)
        let y = Int.random(in: -side / 2...(recipe.side - side / 2), using: &random)
        let moved = try recipe.window(x: x, y: y, width: side, height: side, of: data)
        // What of the window lies in the picture.
        let (left, top) = (max(x, 0), max(y, 0))
        let width = min(x + side, recipe.side) - left
        let height = min(y + side, recipe.side) - top
        let part = moved.cropped(x: left - x, y: top - y, width: width, height: height)
        #expect(
          part == still.cropped(x: left, y: top, width: width, height: height), "\(x), \(y)")
      }
    }
  }

  @Test("are the same in bands of any height", arguments: names, [UInt64(1), 2])
  func bands(name: String, seed: UInt64) throws {
    try SceneFiles().read { data in
      let recipe = try Self.recipe(name)
      let side = recipe.side
      var random = RandomSource(seed: seed)
      var joined = Pixmap(width: side, height: side)
      var top = 0
      while top < side {
        // Most are low, so that there are many seams.
        let height = min(side - top, Int.random(in: 1...max(1, side / 5), using: &random))
        let band = try recipe.window(x: 0, y: top, width: side, height: height, of: data)
        joined.copy(band, toX: 0, y: top)
        top += height
      }
      #expect(try joined == Self.picture(recipe, of: data))
    }
  }
}
