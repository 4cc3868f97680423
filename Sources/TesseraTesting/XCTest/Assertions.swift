public import Tessera
internal import XCTest

/// Asserts that a cell looks as its goldens do: `expectSnapshot` for XCTest.
///
/// - Parameters:
///   - cell: The cell.
///   - states: The states; nil for those that the cell declares.
///   - items: The items, by whose `id` goldens are named; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme, contexts by modifier; nil for each of its appearances.
///   - size: The size in points; nil for the cell's own.
///   - scale: Device pixels per point, 1…4.
///   - direction: Which way the layout runs.
///   - typeSize: The user's size of text.
///   - file: Where failures are shown.
///   - line: Where failures are shown.
public func assertSnapshot(
  of cell: some Cell, states: [CellState]? = nil, items: [Item]? = nil,
  themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil, size: Size? = nil,
  scale: Int = 2, direction: TextDirection = .leftToRight, typeSize: TypeSize = .large,
  file: StaticString = #filePath, line: UInt = #line
) {
  let looks = LookSelection(
    cell: cell, states: states, items: items, themes: themes, modes: modes, size: size,
    scale: scale, direction: direction, typeSize: typeSize)
  assert(file, line) { place throws(TestFailure) in
    try SnapshotCheck(in: place).failures(of: looks.groups(in: place).flatMap(\.cases))
  }
}

/// Asserts that two states of a cell can be told apart in a slot: `expectDifference` for XCTest.
///
/// - Parameters:
///   - cell: The cell.
///   - first: One state.
///   - second: The other.
///   - slot: The slot to look at.
///   - minimum: The colour difference that is needed at least, as ΔE*00.
///   - items: The items; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme; nil for each of its appearances.
///   - file: Where failures are shown.
///   - line: Where failures are shown.
public func assertDifference(
  of cell: some Cell, between first: CellState, and second: CellState, in slot: Slot,
  atLeast minimum: Double, items: [Item]? = nil, themes: [SnapshotTheme] = [.found],
  modes: [[String: String]]? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  let looks = LookSelection(cell: cell, items: items, themes: themes, modes: modes)
  assert(file, line) { place throws(TestFailure) in
    try DifferenceCheck(first: first, second: second, slot: slot, minimum: minimum)
      .failures(of: looks, in: place)
  }
}

/// Asserts that the highlight of a pressed cell is exactly its colour over what lies below:
/// `expectHighlight` for XCTest.
///
/// - Parameters:
///   - cell: The cell.
///   - color: The colour with its opacity; nil for the one that the cell's highlight has.
///   - states: The pressed states to look at; nil for all that the cell declares.
///   - items: The items; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme; nil for each of its appearances.
///   - file: Where failures are shown.
///   - line: Where failures are shown.
public func assertHighlight(
  of cell: some Cell, color: Color? = nil, states: [CellState]? = nil, items: [Item]? = nil,
  themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  let looks = LookSelection(
    cell: cell, states: states, items: items, themes: themes, modes: modes)
  assert(file, line) { place throws(TestFailure) in
    try HighlightCheck(color: color).failures(of: looks, in: place)
  }
}

/// Asserts that every text and icon of a cell stands out from what lies under it: `expectContrast` for
/// XCTest.
///
/// - Parameters:
///   - cell: The cell.
///   - minimum: The contrast ratio that is needed at least; nil for that of WCAG 2.2.
///   - states: The states; nil for those that the cell declares.
///   - items: The items; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme; nil for each of its appearances.
///   - file: Where failures are shown.
///   - line: Where failures are shown.
public func assertContrast(
  of cell: some Cell, atLeast minimum: Double? = nil, states: [CellState]? = nil,
  items: [Item]? = nil, themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  let looks = LookSelection(
    cell: cell, states: states, items: items, themes: themes, modes: modes)
  assert(file, line) { place throws(TestFailure) in
    try ContrastCheck(minimum: minimum).failures(of: looks, in: place)
  }
}

/// Records a failure for everything that a check finds.
private func assert(
  _ file: StaticString, _ line: UInt, _ check: (TestPlace) throws(TestFailure) -> [TestFailure]
) {
  for failure in TestPlace.failures(of: "\(file)", check) {
    XCTFail(failure.message, file: file, line: line)
  }
}
