import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTesting

/// A package of a test's own: its folder, and what is asked of it.
struct TestPackage {
  /// The folder, with a `Package.swift`.
  let folder: TemporaryFolder
  /// The environment.
  var variables: [String: String] = [:]

  init(variables: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    self.variables = variables
  }

  /// The place of a test in the package.
  var place: TestPlace {
    TestPlace(folder: folder.file("Tests/PillTests"), variables: variables)
  }

  /// What comparing a cell's looks comes to.
  func failures(
    _ cell: PillCell = PillCell(), states: [CellState]? = [.normal], items: [Item]? = nil,
    themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil
  ) throws -> [TestFailure] {
    let looks = LookSelection(
      cell: cell, states: states, items: items ?? [Item("one", text: "One")], themes: themes,
      modes: modes)
    return try SnapshotCheck(in: place).failures(of: looks.groups(in: place).flatMap(\.cases))
  }

  /// The names of the goldens.
  var goldens: [String] {
    get throws { try folder.files(in: "Snapshots").filter { $0.hasSuffix(".png") } }
  }

  /// What is told of a theme or arguments that cannot be used.
  func refusal(
    states: [CellState]? = nil, items: [Item]? = nil, themes: [SnapshotTheme] = [.found],
    modes: [[String: String]]? = nil, scale: Int = 2
  ) throws -> String {
    let looks = LookSelection(
      cell: PillCell(), states: states, items: items, themes: themes, modes: modes, scale: scale)
    do {
      let groups = try looks.groups(in: place)
      return "\(groups.count) groups"
    } catch {
      return error.message
    }
  }
}
