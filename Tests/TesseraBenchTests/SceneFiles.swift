import TesseraSource
import TesseraTestSupport

@testable import TesseraBench

/// A folder with small files for every scene, made up for the tests.
struct SceneFiles {
  private let folder: TemporaryFolder

  /// Reads files of the folder, which is there that long.
  func read<Result>(_ body: (SceneData) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(folder) { try body(SceneData(folder: folder.path)) }
  }

  /// Where a file of the folder is.
  func file(_ name: String) -> String { folder.file(name) }

  /// Writes all files but those left out.
  init(without absent: Set<String> = []) throws {
    folder = try TemporaryFolder()
    let texts = [
      "icon.path": "M 4.5 4\nL 20 4\nC 20 12 16.25 20 12 20.5\nZ\nM 8 8\nL 8 12\nQ 12 12 12 8\nZ\n",
      "text.path": "M 0.25 -17\nL 14.7 -17\nL 7.3 0\nZ\nG\nM 20 -12\nQ 30 -12 30 0\nL 20 0\nZ\nG\n",
      "squircle.path": "M 40 10\nL 260 10\nC 290 10 290 10 290 40\nL 290 290\nL 10 290\nZ\n",
    ]
    for (name, text) in texts where !absent.contains(name) {
      try SourceFile.write(Array(text.utf8), to: folder.file(name))
    }
    for (name, pixels) in Self.pictures where !absent.contains(name) {
      try SourceFile.write(pixels, to: folder.file(name))
    }
  }

  /// The pictures by name, made once.
  private static let pictures = ["img512.rgba": pixels(side: 512), "S6.rgba": pixels(side: 96)]

  /// Opaque pixels that differ along both axes.
  static func pixels(side: Int) -> [UInt8] {
    (0..<(side * side)).flatMap { index -> [UInt8] in
      [UInt8(index % side * 255 / side), UInt8(index / side * 255 / side), 40, 255]
    }
  }
}

/// The files that all peers draw from, which are no part of the repository.
enum SharedSceneFiles {
  /// Why a test that needs them is skipped.
  static let absence: String = "the scenes' files are absent; TESSERA_BENCH_DATA names their folder"

  /// The folder named by the environment, else the default beside the checkout; nil when absent.
  static let data = Checkout.dataFolder(
    variable: BenchOptions.dataVariable, beside: BenchOptions.dataFolder
  ).map(SceneData.init)

  /// Whether the folder is there.
  static var isPresent: Bool { data != nil }

  /// Whether a file of the folder is there; some of them are made by a program.
  static func holds(_ name: String) -> Bool {
    data.map { SourceFile.exists(FilePath.join($0.folder, name)) } ?? false
  }
}

extension BenchTimer {
  /// A clock for tests of what is around it: a frame to warm up and one that counts.
  static var once: BenchTimer {
    BenchTimer(
      warmUp: .zero, batch: .zero, batches: 1, fewestBatches: 1, duration: .zero)
  }
}
