internal import TesseraSource
package import Testing

/// The folder of known answers from outside, which is no part of the repository.
package enum ConformanceData {
  /// Why a test that needs the folder is skipped.
  package static let absence: Comment =
    "the acceptance data is absent; TESSERA_CONFORMANCE_DATA names it"

  /// The folder named by the environment, else `../shared/data` beside the checkout; nil when absent.
  package static let folder = Checkout.dataFolder(
    variable: "TESSERA_CONFORMANCE_DATA", beside: "../shared/data")

  /// Whether the folder is there.
  package static var isPresent: Bool { folder != nil }

  /// The path of a part of the folder.
  ///
  /// - Throws: Where the folder is absent.
  package static func path(_ part: String) throws -> String {
    FilePath.join(try #require(folder, absence), part)
  }

  /// The bytes of a file of the folder; empty when the folder is absent.
  ///
  /// - Throws: What keeps the file from being read.
  package static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return try SourceFile.read(FilePath.join(folder, path), limit: 16 << 20, what: "file")
  }

  /// The rows of a table with tabs, the head left out; empty when the folder is absent.
  package static func rows(_ path: String) -> [[String]] {
    guard let bytes = try? bytes(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
