internal import Tessera
internal import TesseraCells
internal import TesseraSheets
internal import TesseraSnapshots

/// Whether every text and icon stands out from what lies under it, composited as theme lints do it.
struct ContrastCheck {
  /// The ratio that is needed; nil for that of WCAG 2.2 for what it is.
  let minimum: Double?

  /// The texts and icons that do not stand out; empty where all do.
  ///
  /// States in which the cell is disabled are exempt, as in WCAG, unless they were named.
  func failures(of looks: LookSelection, in place: TestPlace) throws(TestFailure) -> [TestFailure] {
    let states = looks.states ?? looks.cell.states.filter { !$0.isDisabled }
    var failures: [TestFailure] = []
    var hasSeen = false
    for group in try looks.groups(in: place, states: states) {
      for look in group.cases {
        let found = try look.opaque.draw().list.legibility
        hasSeen = hasSeen || !found.isEmpty
        for legibility in found {
          let needed = minimum ?? legibility.kind.minimum
          guard legibility.ratio < needed else { continue }
          failures.append(
            TestFailure([
              "\(look.id): \(legibility.path) has a contrast of"
                + " \(legibility.ratio.ratioText(below: needed)), \(legibility.color.hexText) on"
                + " \(legibility.ground.hexText); at least \(needed.ratioText()) was expected"
            ]))
        }
      }
    }
    guard hasSeen else {
      return [
        TestFailure([
          "\(looks.cell.reuseIdentifier): no text or icon is seen in any of these states, so that"
            + " nothing has been looked at"
        ])
      ]
    }
    return failures
  }
}
