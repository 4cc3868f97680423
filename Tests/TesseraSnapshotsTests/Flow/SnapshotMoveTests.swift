import TesseraRaster
import Testing

@testable import TesseraSnapshots

@Suite("Snapshot move")
struct SnapshotMoveTests {
  private static let (hash, other) = (
    PixelHash(Pixmap(width: 1, height: 1)), PixelHash(Pixmap(width: 2, height: 1))
  )

  private func moves(_ old: [String], _ new: [String]) -> [String: String] {
    let moves = SnapshotMove.moves(
      from: old.map { (SnapshotID(text: $0), Self.hash) },
      to: new.map { (SnapshotID(text: $0), Self.hash) })
    return Dictionary(uniqueKeysWithValues: moves.map { ($0.key.text, $0.value.from.text) })
  }

  @Test("Among equal pictures the nearest names go together, each once")
  func nearest() {
    #expect(
      moves(["a/t/i/normal", "a/t/i/highlighted"], ["b/t/i/highlighted", "b/t/i/normal"])
        == ["b/t/i/highlighted": "a/t/i/highlighted", "b/t/i/normal": "a/t/i/normal"])
    #expect(
      moves(["a/t/i/normal"], ["b/t/i/a", "b/t/i/normal"]) == ["b/t/i/normal": "a/t/i/normal"])
    #expect(moves(["a/t/i/x", "a/t/j/x"], ["a/t/k/x"]) == ["a/t/k/x": "a/t/i/x"])
  }

  @Test("Thousands of equal pictures find their names")
  func many() {
    let names = (0..<2_000).map { "t/i\($0)/normal" }
    let found = moves(names.map { "a/" + $0 }, names.reversed().map { "b/" + $0 })
    #expect(found == Dictionary(uniqueKeysWithValues: names.map { ("b/" + $0, "a/" + $0) }))
  }

  @Test("Other pixels are no rename")
  func different() {
    let (old, new) = (SnapshotID(text: "a/b"), SnapshotID(text: "a/c"))
    #expect(SnapshotMove.moves(from: [(old, Self.hash)], to: [(new, Self.other)]).isEmpty)
    #expect(moves([], ["a/b"]).isEmpty && moves(["a/b"], []).isEmpty)
  }
}
