public import Tessera
internal import TesseraSnapshots
public import Testing

/// Expects that a cell looks as its goldens do.
///
/// Every look that differs, or has no golden, is an issue of its own that says what kind of change it
/// was, which layers and tokens took part, where the pictures are and how to accept the new one. A golden
/// that is missing is written, unless ``RecordMode`` says otherwise, and is an issue all the same.
///
/// The name of a golden comes from these arguments alone, and is the one that the command line has for
/// the same look.
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
///   - sourceLocation: Where issues are shown.
public func expectSnapshot(
  of cell: some Cell, states: [CellState]? = nil, items: [Item]? = nil,
  themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil, size: Size? = nil,
  scale: Int = 2, direction: TextDirection = .leftToRight, typeSize: TypeSize = .large,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let looks = LookSelection(
    cell: cell, states: states, items: items, themes: themes, modes: modes, size: size,
    scale: scale, direction: direction, typeSize: typeSize)
  expect(at: sourceLocation) { place throws(TestFailure) in
    try SnapshotCheck(in: place).failures(of: looks.groups(in: place).flatMap(\.cases))
  }
}

/// Expects that two states of a cell can be told apart in a slot.
///
/// The pictures are compared where the slot draws in either state, as they are seen; one pixel in a
/// hundred of these must reach the difference.
///
/// - Parameters:
///   - cell: The cell.
///   - first: One state.
///   - second: The other.
///   - slot: The slot to look at.
///   - minimum: The colour difference that is needed at least, as ΔE*00: 1 is hardly seen, 2.3 is
///     noticed side by side, 10 at a glance.
///   - items: The items; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme; nil for each of its appearances.
///   - sourceLocation: Where issues are shown.
public func expectDifference(
  of cell: some Cell, between first: CellState, and second: CellState, in slot: Slot,
  atLeast minimum: Double, items: [Item]? = nil, themes: [SnapshotTheme] = [.found],
  modes: [[String: String]]? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let looks = LookSelection(cell: cell, items: items, themes: themes, modes: modes)
  expect(at: sourceLocation) { place throws(TestFailure) in
    try DifferenceCheck(first: first, second: second, slot: slot, minimum: minimum)
      .failures(of: looks, in: place)
  }
}

/// Expects that the highlight of a pressed cell is exactly its colour over what lies below, bit for bit.
///
/// - Parameters:
///   - cell: The cell.
///   - color: The colour with its opacity; nil for the one that the cell's highlight has.
///   - states: The pressed states to look at; nil for all that the cell declares.
///   - items: The items; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme; nil for each of its appearances.
///   - sourceLocation: Where issues are shown.
public func expectHighlight(
  of cell: some Cell, color: Color? = nil, states: [CellState]? = nil, items: [Item]? = nil,
  themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let looks = LookSelection(
    cell: cell, states: states, items: items, themes: themes, modes: modes)
  expect(at: sourceLocation) { place throws(TestFailure) in
    try HighlightCheck(color: color).failures(of: looks, in: place)
  }
}

/// Expects that every text and icon of a cell stands out from what lies under it, in every state.
///
/// Colours are composited as theme lints do it. States in which the cell is disabled are exempt, unless
/// they are named.
///
/// - Parameters:
///   - cell: The cell.
///   - minimum: The contrast ratio that is needed at least; nil for that of WCAG 2.2: 4.5 for texts, 3
///     for large ones and icons.
///   - states: The states; nil for those that the cell declares.
///   - items: The items; nil for those that the cell previews.
///   - themes: The themes to draw with.
///   - modes: The modes of each theme; nil for each of its appearances.
///   - sourceLocation: Where issues are shown.
public func expectContrast(
  of cell: some Cell, atLeast minimum: Double? = nil, states: [CellState]? = nil,
  items: [Item]? = nil, themes: [SnapshotTheme] = [.found], modes: [[String: String]]? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let looks = LookSelection(
    cell: cell, states: states, items: items, themes: themes, modes: modes)
  expect(at: sourceLocation) { place throws(TestFailure) in
    try ContrastCheck(minimum: minimum).failures(of: looks, in: place)
  }
}

/// Records an issue for everything that a check finds, with its pictures.
private func expect(
  at location: Testing.SourceLocation,
  _ check: (TestPlace) throws(TestFailure) -> [TestFailure]
) {
  for failure in TestPlace.failures(of: location.filePath, check) {
    for attachment in failure.attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }
}
