internal import Glibc
internal import TesseraSource

/// The most memory that the process holds while something runs, over what it held before.
///
/// The kernel keeps the peak of a process and forgets it when 5 is written to `clear_refs` (proc(5));
/// where it does not, the peak of the whole run is all there is, and nothing is measured. Memory that
/// was freed before and not given back hides what is taken from it, so the largest should come last.
struct MemoryGauge {
  /// Where the kernel takes and tells what it knows about this process.
  private static let folder = "/proc/self"

  /// Runs something.
  ///
  /// - Returns: How far the peak went over what was held before, in bytes; nil where the kernel does not
  ///   say.
  static func growth(_ run: () -> Void) -> Int? {
    let isReset = forgetPeak()
    let before = bytes(of: "VmRSS")
    run()
    guard isReset, let before, let peak = bytes(of: "VmHWM") else { return nil }
    return max(0, peak - before)
  }

  /// Makes the kernel forget the peak; returns whether it did.
  private static func forgetPeak() -> Bool {
    // SAFETY: open(2) reads a string that outlives the call.
    let descriptor = unsafe open("\(folder)/clear_refs", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // SAFETY: write(2) reads one byte of a string that outlives the call.
    return unsafe write(descriptor, "5", 1) == 1
  }

  /// A figure of the process's status, in bytes; nil where there is none.
  private static func bytes(of name: String) -> Int? {
    guard let text = try? SourceFile.read("\(folder)/status", limit: 1 << 20, what: "status") else {
      return nil
    }
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split { " \t:".contains($0) }
      if words.count > 1, words[0] == name { return Int(words[1]).map { $0 * 1_024 } }
    }
    return nil
  }
}
