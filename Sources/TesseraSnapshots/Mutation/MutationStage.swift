import TesseraCells
import TesseraSheets
import TesseraTheme

/// The pictures that changes are tried on, by what takes part in them.
///
/// Which pictures a change can reach is read from display lists, so that only these are drawn: that is what
/// keeps a trial of thousands of changes as short as a few verifies.
struct MutationStage: Sendable {
  /// The snapshots, small pictures first.
  let scenes: [MutationScene]
  /// Pictures that no snapshot shows, the most telling first.
  let outside: [MutationScene]
  /// The places in `scenes` of those that a token takes part in.
  private let scenesOfToken: [String: [Int]]
  /// The same in `outside`.
  private let outsideOfToken: [String: [Int]]
  /// The places in `scenes` of those in which a number of a cell counts.
  private let scenesOfField: [CellField: [Int]]
  /// The same in `outside`.
  private let outsideOfField: [CellField: [Int]]

  /// A number of a cell's code.
  struct CellField: Hashable, Sendable {
    let cell: String
    let field: LayerField
  }

  /// Sorts scenes.
  init(_ scenes: [MutationScene], outside: [MutationScene]) {
    let sorted = scenes.enumerated().sorted {
      ($0.element.area, $0.offset) < ($1.element.area, $1.offset)
    }.map(\.element)
    self.scenes = sorted
    self.outside = outside
    (scenesOfToken, scenesOfField) = Self.index(sorted)
    (outsideOfToken, outsideOfField) = Self.index(outside)
  }

  private static func index(
    _ scenes: [MutationScene]
  ) -> (tokens: [String: [Int]], fields: [CellField: [Int]]) {
    var tokens: [String: [Int]] = [:]
    var fields: [CellField: [Int]] = [:]
    for (place, scene) in scenes.enumerated() {
      for token in scene.tokens { tokens[token, default: []].append(place) }
      let cell = scene.test.request.cell.reuseIdentifier
      for field in scene.fields {
        fields[CellField(cell: cell, field: field), default: []].append(place)
      }
    }
    return (tokens, fields)
  }

  /// All tokens that take part in any picture, sorted.
  var tokens: [String] { Set(scenesOfToken.keys).union(outsideOfToken.keys).sorted() }

  /// All numbers of cells, by cell, path and name.
  var fields: [CellField] {
    Set(scenesOfField.keys).union(outsideOfField.keys).sorted {
      ($0.cell, $0.field.path, $0.field.name.rawValue)
        < ($1.cell, $1.field.path, $1.field.name.rawValue)
    }
  }

  /// The snapshots, and other pictures, that a token takes part in.
  func scenes(of token: String) -> (catalogue: [MutationScene], outside: [MutationScene]) {
    (
      (scenesOfToken[token] ?? []).map { scenes[$0] },
      (outsideOfToken[token] ?? []).map { outside[$0] }
    )
  }

  /// The snapshots, and other pictures, in which a number of a cell counts.
  func scenes(of field: CellField) -> (catalogue: [MutationScene], outside: [MutationScene]) {
    (
      (scenesOfField[field] ?? []).map { scenes[$0] },
      (outsideOfField[field] ?? []).map { outside[$0] }
    )
  }
}
