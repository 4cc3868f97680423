internal import Foundation
internal import TesseraSnapshots
internal import TesseraSource

/// Where a test runs: the folder that its package is found from, and its environment.
///
/// Goldens and themes are looked for upwards from the test's own file, so that it does not matter where
/// the tests are started. Where that file is not on this machine, because the tests were built on
/// another, they are looked for from the working directory, and `TESSERA_SNAPSHOT_DIR` names the goldens
/// in any case.
struct TestPlace: Hashable, Sendable {
  /// The folder in which searches upwards begin.
  let folder: String
  /// The environment's variables.
  let variables: [String: String]

  /// Creates a place.
  init(folder: String, variables: [String: String] = [:]) {
    self.folder = folder
    self.variables = variables
  }

  /// The place of a test in this process.
  ///
  /// - Parameter file: The test's file, as it was compiled.
  /// - Throws: ``TestFailure`` where there is neither that file nor a working directory.
  init(of file: String) throws(TestFailure) {
    let variables = ProcessInfo.processInfo.environment
    if FilePath.isAbsolute(file), SourceFile.exists(file) {
      self.init(folder: FilePath.directory(of: file), variables: variables)
      return
    }
    do {
      self.init(folder: try SourceFile.workingDirectory(), variables: variables)
    } catch {
      throw TestFailure(error)
    }
  }

  /// What a check finds where a file's tests run; why there is no such place otherwise.
  static func failures(
    of file: String, _ check: (TestPlace) throws(TestFailure) -> [TestFailure]
  ) -> [TestFailure] {
    do throws(TestFailure) {
      return try check(try TestPlace(of: file))
    } catch {
      return [error]
    }
  }

  /// The folder of the package.
  var project: String { SnapshotStore.project(around: folder) }

  /// The goldens.
  var store: SnapshotStore {
    let given = variables["TESSERA_SNAPSHOT_DIR"] ?? ""
    return given.isEmpty
      ? .locate(from: folder, override: nil) : .locate(from: project, override: given)
  }
}
