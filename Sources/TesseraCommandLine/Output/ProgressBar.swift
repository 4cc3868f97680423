internal import Synchronization

/// A line on the terminal that says how far long work has got: items done, rate, time left.
///
/// It is drawn over itself at most ten times a second and wiped at the end; without a terminal it
/// draws nothing. Nothing else may be written to the terminal between the first item and ``finish()``.
final class ProgressBar: Sendable {
  /// Where the line goes.
  private let output: Output
  /// What is being done.
  private let title: String
  /// When work began.
  private let start = ContinuousClock.now
  /// When the line was last drawn; nil where it is not there.
  private let lastDrawn = Mutex<ContinuousClock.Instant?>(nil)

  /// What takes the cursor to the line's beginning and clears it.
  private static let wipe = "\r\u{1B}[2K"
  /// How wide the bar is, in columns.
  private static let width = 24

  /// Creates a bar; nothing is drawn yet.
  init(_ title: String, output: Output) {
    self.title = title
    self.output = output
  }

  /// Notes that `done` of `total` items are done; may be called from any thread.
  func update(done: Int, total: Int) {
    guard output.showsProgress else { return }
    let now = ContinuousClock.now
    // Written under the lock, so that two threads never draw into each other.
    lastDrawn.withLock { last in
      if let last, now - last < .milliseconds(100) { return }
      last = now
      output.finding(Self.wipe + Self.text(title, done: done, total: total, after: now - start))
    }
  }

  /// Wipes the line.
  func finish() {
    lastDrawn.withLock { last in
      if last != nil { output.finding(Self.wipe) }
      last = nil
    }
  }

  /// The line's text.
  static func text(_ title: String, done: Int, total: Int, after elapsed: Duration) -> String {
    let seconds = elapsed / .seconds(1)
    let filled = total > 0 ? min(done, total) * width / total : 0
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    guard done > 0, seconds > 0 else { return "\(title) \(bar) \(done)/\(total)" }
    let rate = Double(done) / seconds
    let left = Int((Double(max(0, total - done)) / rate).rounded(.up))
    return "\(title) \(bar) \(done)/\(total)  \(Int(rate.rounded()))/s  \(left) s left"
  }
}
