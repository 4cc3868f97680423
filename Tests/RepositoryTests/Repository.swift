import Foundation
import TesseraTestSupport

/// The checkout that these tests were built from.
enum Repository {
  static let root = URL(filePath: Checkout.folder, directoryHint: .isDirectory)

  /// A script of the checkout.
  static func script(_ name: String) -> String {
    root.appendingPathComponent(".ci/\(name)").path
  }

  /// Whether the checkout is a git working tree, not an archive.
  static let isWorkingTree = FileManager.default.fileExists(
    atPath: root.appendingPathComponent(".git").path)
}
