extension [String] {
  /// The first few, and how many there are besides: `a, b and 3 more`.
  package func firstFew(_ most: Int) -> String {
    let rest = count - most
    return prefix(most).joined(separator: ", ")
      + (rest > 0 ? " and \(rest.groupedText) more" : "")
  }
}
