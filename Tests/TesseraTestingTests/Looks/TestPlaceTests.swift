import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTesting

@Suite("TestPlace")
struct TestPlaceTests {
  @Test("goldens are found from the test's own file, wherever the tests were started")
  func file() throws {
    let place = try TestPlace(of: #filePath)
    #expect(place.project == Checkout.folder)
  }

  @Test("they are found from the working directory where that file is not on this machine")
  func elsewhere() throws {
    let place = try TestPlace(of: "/nowhere/Tests/PillTests.swift")
    #expect(place.folder == (try SourceFile.workingDirectory()))
  }

  @Test("TESSERA_SNAPSHOT_DIR names them in any case, from the package's folder")
  func variable() throws {
    var package = try TestPackage()
    #expect(package.place.store.folder == package.folder.file("Snapshots"))
    package.variables["TESSERA_SNAPSHOT_DIR"] = "Goldens"
    #expect(package.place.store.folder == package.folder.file("Goldens"))
    package.variables["TESSERA_SNAPSHOT_DIR"] = "/a/b"
    #expect(package.place.store.folder == "/a/b")
  }
}
