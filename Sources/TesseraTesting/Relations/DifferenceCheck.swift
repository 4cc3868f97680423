internal import Tessera
internal import TesseraCells
internal import TesseraGraphics
internal import TesseraRaster
internal import TesseraSheets
internal import TesseraSnapshots

/// Whether two states of a cell look different enough in a slot.
///
/// Both pictures are compared where the slot draws in either state, as they are seen: with what lies
/// above and below. The measure is the ΔE*00 that one pixel in a hundred of these reaches at least, so
/// that a thin border counts and a single pixel of an edge does not.
struct DifferenceCheck {
  /// One state.
  let first: CellState
  /// The other.
  let second: CellState
  /// The slot.
  let slot: Slot
  /// ΔE*00 that is needed at least.
  let minimum: Double

  /// Of how many pixels one must reach the difference.
  private static let share = 100

  /// Why the states are too alike; empty where they are not.
  func failures(of looks: LookSelection, in place: TestPlace) throws(TestFailure) -> [TestFailure] {
    var failures: [TestFailure] = []
    for group in try looks.groups(in: place, states: [first, second]) {
      let (one, other) = (try group.cases[0].opaque.draw(), try group.cases[1].opaque.draw())
      let name = "\(group.cases[0].id) and \(second)"
      let differences = differences(one, other)
      guard !differences.isEmpty else {
        failures.append(TestFailure(["\(name): the slot \(slot.rawValue) draws nothing in either"]))
        continue
      }
      let reached = differences[(differences.count - 1) / Self.share]
      guard reached < minimum else { continue }
      failures.append(
        TestFailure([
          "\(name) differ in the slot \(slot.rawValue) by ΔE*00 \(reached.decimalText(places: 2));"
            + " at least \(minimum.decimalText(places: 2)) was expected",
          "  of the \(differences.count.groupedText) pixels of the slot"
            + " \(differences.count { $0 > 0 }.groupedText) differ,"
            + " by \(differences[0].decimalText(places: 2)) at most",
        ]))
    }
    return failures
  }

  /// ΔE*00 of all pixels that the slot covers in one of the pictures, the largest first.
  private func differences(_ one: CellPicture, _ other: CellPicture) -> [Double] {
    let covers = [one, other].map { DisplayListRenderer.pixmap(of: $0.list.keeping([slot])) }
    var differences: [Double] = []
    for y in 0..<min(one.pixmap.height, other.pixmap.height) {
      for x in 0..<min(one.pixmap.width, other.pixmap.width)
      where covers.contains(where: { $0[x, y].alpha > 0 }) {
        differences.append(Self.difference(one.pixmap[x, y], other.pixmap[x, y]))
      }
    }
    return differences.sorted(by: >)
  }

  /// ΔE*00 of two opaque pixels.
  private static func difference(_ one: Pixel, _ other: Pixel) -> Double {
    guard one != other else { return 0 }
    func lab(_ pixel: Pixel) -> SIMD3<Double> {
      CIELab.display(red: pixel.red, green: pixel.green, blue: pixel.blue)
    }
    return ColorDifference.ciede2000(lab(one), lab(other))
  }
}
