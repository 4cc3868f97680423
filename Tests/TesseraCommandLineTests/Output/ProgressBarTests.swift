import Synchronization
import Testing

@testable import TesseraCommandLine

@Suite("ProgressBar")
struct ProgressBarTests {
  @Test(
    "the line says items done, rate and time left",
    arguments: [
      (0, 4, 0.0, "drawing ░░░░░░░░░░░░░░░░░░░░░░░░ 0/4"),
      (1, 4, 0.0, "drawing ██████░░░░░░░░░░░░░░░░░░ 1/4"),
      (1, 4, 0.5, "drawing ██████░░░░░░░░░░░░░░░░░░ 1/4  2/s  2 s left"),
      (3, 4, 30.0, "drawing ██████████████████░░░░░░ 3/4  0/s  10 s left"),
      (4, 4, 2.0, "drawing ████████████████████████ 4/4  2/s  0 s left"),
      (5, 4, 1.0, "drawing ████████████████████████ 5/4  5/s  0 s left"),
      (0, 0, 1.0, "drawing ░░░░░░░░░░░░░░░░░░░░░░░░ 0/0"),
    ])
  func text(done: Int, total: Int, seconds: Double, expected: String) {
    let text = ProgressBar.text("drawing", done: done, total: total, after: .seconds(seconds))
    #expect(text == expected)
  }

  /// Runs a bar and returns what it wrote.
  private func written(showsProgress: Bool, _ use: (ProgressBar) -> Void) -> String {
    let kept = Kept()
    let output = Output(result: { _ in }, finding: kept.add, showsProgress: showsProgress)
    use(ProgressBar("drawing", output: output))
    return kept.text
  }

  private final class Kept: Sendable {
    private let state = Mutex("")
    var text: String { state.withLock(\.self) }
    func add(_ text: String) { state.withLock { $0 += text } }
  }

  @Test("it is drawn at most ten times a second, and wiped at the end, once")
  func rate() {
    let start = ContinuousClock.now
    let text = written(showsProgress: true) { bar in
      for done in 0...1000 { bar.update(done: done, total: 1_000_000) }
      bar.finish()
      bar.finish()
    }
    let drawn = text.split(separator: "\r", omittingEmptySubsequences: false).count - 2
    #expect(text.hasPrefix("\r\u{1B}[2Kdrawing ░░░░░░░░░░░░░░░░░░░░░░░░ 0/1000000"))
    #expect(text.hasSuffix("\r\u{1B}[2K"))
    #expect(drawn <= 1 + Int((ContinuousClock.now - start) / .milliseconds(100)))
  }

  @Test("where it is not shown, and where nothing was done, it writes nothing")
  func silence() {
    let hidden = written(showsProgress: false) { bar in
      bar.update(done: 1, total: 2)
      bar.finish()
    }
    #expect(hidden.isEmpty)
    #expect(written(showsProgress: true) { $0.finish() }.isEmpty)
  }
}
