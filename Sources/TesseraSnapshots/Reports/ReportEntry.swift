import TesseraSource

/// One snapshot as reports tell of it.
package struct ReportEntry: Hashable, Sendable {
  /// A layer that changed.
  struct Layer: Hashable, Sendable {
    /// The layer's path, its slot first.
    let path: String
    /// What is drawn: fill, text and so on.
    let drawing: String
    /// What happened to it, each a fragment.
    let details: [String]
    /// The tokens that took part.
    let tokens: [String]
  }

  /// The snapshot.
  package let id: SnapshotID
  /// The verdict.
  package let status: SnapshotResult.Status
  /// What it has in common with others that are told for the same reason; nil for one that passed and of
  /// which there is nothing to tell.
  let cause: String?
  /// One sentence without its full stop that says why it did not pass, or what passed all the same; empty
  /// where there is nothing to tell.
  package let sentence: String
  /// What to do about a golden that cannot be read, a fragment; nil where nothing is known.
  let hint: String?
  /// How much differs and where; nil where that says nothing.
  let difference: PixelDifference?
  /// The layers that changed; of one that passed, those whose change nobody sees.
  let layers: [Layer]
  /// The tokens that took part, each once.
  let tokens: [String]
  /// The golden's file, as people are shown it.
  package let expectedPath: String?
  /// The fresh render's file.
  package let actualPath: String?
  /// The picture of the difference.
  let differencePath: String?
  /// The golden's pixels.
  let expectedHash: PixelHash?
  /// The fresh render's pixels.
  let actualHash: PixelHash?

  /// Takes from a result what reports need.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - shared: The cause that most other results share with it.
  init(_ result: SnapshotResult, _ shared: SharedCause?) {
    id = result.id
    status = result.status
    cause = Self.heading(of: result, shared)
    sentence = result.cause ?? ""
    hint = result.status == .unreadable ? result.diagnostic?.help : nil
    difference = result.hasOtherFonts ? nil : result.difference
    let changes = result.status == .passed ? result.changes : result.visibleChanges
    // Of another size, every layer has changed, which says nothing.
    layers = result.status == .sizeMismatch ? [] : changes.map(Layer.init)
    tokens = changes.flatMap(\.tokens).uniqued()
    expectedPath = result.expectedPath
    actualPath = result.actualPath
    differencePath = result.differencePath
    expectedHash = result.expectedHash
    actualHash = result.actualHash
  }

  /// The cell's name, which is the name's first part.
  var cell: String { String(id.text.prefix { $0 != "/" }) }

  /// The name behind the cell's; all of it for a file that lies in no cell's folder.
  var name: String {
    let rest = id.text.dropFirst(cell.count + 1)
    return rest.isEmpty ? id.text : String(rest)
  }

  /// How much differs and where, in words.
  var figures: String? {
    guard let difference, difference.count > 0 else { return nil }
    return difference.text
  }

  /// What a result has in common with others, as a heading.
  private static func heading(of result: SnapshotResult, _ shared: SharedCause?) -> String? {
    switch result.status {
    case .passed where result.isTolerated: "Passed, because a manifest allows the difference"
    case .passed where result.isHidden: "Passed, although the drawing changed"
    case .passed: nil
    case .missing: "No golden yet"
    case .orphaned: "No registered cell has it"
    case .sizeMismatch: "Another size"
    case .unreadable: "The golden cannot be read"
    case .failed: shared?.heading ?? "The golden is not what its manifest lists"
    }
  }
}

extension ReportEntry.Layer {
  /// Takes from a change what reports need.
  init(_ change: LayerChange) {
    path = change.path
    drawing = change.drawing
    tokens = change.tokens
    details =
      switch change.kind {
      case .added: ["is new"] + change.details
      case .removed: ["is gone"] + change.details
      case .moved: ["is drawn in another order now"]
      case .changed: change.details
      }
  }
}
