import Foundation
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

/// The page in Debian's chromium, driven by PyPI's playwright: `report-page.py` does what reviewers do.
@Suite("Report page")
struct ReportPageTests {
  /// The programs that it takes.
  private enum Browser {
    static let chromium = "/usr/bin/chromium"
    static let python =
      ProcessInfo.processInfo.environment["TESSERA_PYTHON"] ?? "/usr/bin/python3"
    static let isPresent =
      FileManager.default.isExecutableFile(atPath: chromium)
      && (try? run(["-c", "import playwright"]))?.status == 0

    /// Runs Python.
    static func run(_ words: [String]) throws -> (status: Int32, error: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: python)
      process.arguments = words
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      let error = Pipe()
      process.standardError = error
      try process.run()
      let bytes = error.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(
    "Lists, filters, modes, keys, commands, colours and narrow windows are as they should be",
    .enabled(if: Browser.isPresent, "needs chromium and playwright, as CONTRIBUTING.md says"))
  func review() throws {
    let fixture = try ReportFixture()
    let results = fixture.results + (try ReportFixture.toldPasses())
    let files = fixture.report(results, diagnostics: [ReportFixture.manifestError])
      .files(in: fixture.folder)
    let page = try fixture.folder.write(try #require(files["report.html"]), to: "report.html")
    let script = FilePath.join(FilePath.directory(of: #filePath), "report-page.py")
    let (status, error) = try Browser.run([script, Browser.chromium, page])
    #expect(error == "")
    #expect(status == 0)
  }
}
