/// The tags of a page, checked for balance.
struct MarkupChecker {
  /// The elements' names in order of opening.
  private(set) var elements: [String] = []
  /// The values of `href` and `src`, in order.
  private(set) var links: [String] = []
  /// What is wrong; empty for a well-formed page.
  private(set) var faults: [String] = []

  init(_ text: String) {
    var open: [String] = []
    for piece in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: ">") else {
        faults.append("no end: \(piece)")
        continue
      }
      let tag = piece[..<end]
      let name = String(tag.prefix { !" />".contains($0) })
      if tag.hasPrefix("/") {
        let closed = String(tag.dropFirst())
        if open.popLast() != closed { faults.append("closes \(closed)") }
      } else if !tag.hasPrefix("!") {
        elements.append(name)
        if !tag.hasSuffix("/") { open.append(name) }
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count.isMultiple(of: 2) { faults.append("quotes: \(tag)") }
        for (key, value) in zip(parts, parts.dropFirst())
        where key.hasSuffix("href=") || key.hasSuffix("src=") {
          links.append(String(value))
        }
      }
      if piece[end...].dropFirst().contains(">") { faults.append("stray >: \(piece)") }
    }
    faults += open.map { "left open: \($0)" }
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    where !["amp;", "lt;", "gt;", "quot;"].contains(where: piece.hasPrefix) {
      faults.append("bare &: \(piece.prefix(20))")
    }
  }
}
