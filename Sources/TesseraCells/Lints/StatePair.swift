import TesseraGraphics
import TesseraSource
import TesseraTheme

/// Two states of a cell in one mode, to be told apart.
struct StatePair: Hashable {
  /// The first in the cell's order.
  let first: CellState
  /// The second.
  let second: CellState
  /// The mode, by its index.
  let mode: Int

  /// ΔEOK that the eye just notices (CSS Color 4).
  static let noticeable = 0.02
  /// The largest threshold that a theme may ask for: beyond it no difference is measured.
  static let largest = 0.1

  /// The pairs of some states, which are in the cell's order.
  static func all(of states: [CellState], mode: Int) -> [StatePair] {
    states.indices.flatMap { first in
      states.indices.dropFirst(first + 1).map { second in
        StatePair(first: states[first], second: states[second], mode: mode)
      }
    }
  }

  /// ΔEOK where the states differ most, over all slots and items.
  func difference(in survey: CellSurvey, vision: ColorVision?) -> Double {
    var largest = 0.0
    for looks in survey.looks[mode] {
      guard let one = looks.first(where: { $0.state == first }),
        let other = looks.first(where: { $0.state == second })
      else { continue }
      largest = max(largest, one.difference(from: other, vision: vision, enough: Self.largest))
      if largest >= Self.largest { break }
    }
    return largest
  }

  /// The token of the role that could make the difference: of the highest fill of the second state,
  /// else of anything.
  func location(in survey: CellSurvey) -> SourceLocation? {
    let looks = survey.looks(inMode: mode)
    let inks = looks.first { $0.state == second }?.composition.inks ?? []
    let slots: [Slot] = [.highlight, .selectedBackground, .background]
    let items =
      slots.flatMap { slot in inks.map(\.item).filter { $0.slot == slot } } + inks.map(\.item)
    return items.lazy.compactMap { TokenTrace(of: $0, in: survey.themes[mode]) }.first?
      .role.location
  }
}

extension CellSurvey {
  /// All pairs of states in all modes; headers and footers take no touches and have none.
  var statePairs: [StatePair] {
    let states = cell.kind == .item ? cell.states : []
    return themes.indices.flatMap { StatePair.all(of: states, mode: $0) }
  }
}
