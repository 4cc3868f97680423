internal import TesseraSource

/// What was found wrong in a file, or is not drawn.
///
/// Of one kind, such as one property that is not supported, only the first is told, with how many more
/// there are: a file may say the same thing of thousands of elements.
struct SVGFindings {
  private var list: [Diagnostic] = []
  private var firsts: [String: (index: Int, count: Int)] = [:]

  /// Notes a finding of a kind; the place is asked for where it is told.
  mutating func warn(
    _ code: String, kind: String, at location: @autoclosure () -> SourceLocation,
    _ message: @autoclosure () -> String, help: @autoclosure () -> String? = nil
  ) {
    if let first = firsts[kind] {
      firsts[kind] = (first.index, first.count + 1)
      return
    }
    guard list.count < IconLimits.findings else { return }
    firsts[kind] = (list.count, 1)
    list.append(Diagnostic(.warning, code: code, at: location(), message(), help: help()))
  }

  /// All findings in the order in which they were met.
  var diagnostics: [Diagnostic] {
    var list = list
    for first in firsts.values where first.count > 1 {
      let more = first.count - 1
      list[first.index].notes.append(
        Diagnostic.Note("\(more) more \(more == 1 ? "place" : "places") like this"))
    }
    return list
  }
}
