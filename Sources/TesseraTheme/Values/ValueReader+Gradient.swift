internal import TesseraGraphics
internal import TesseraSource

extension ValueReader {
  /// Reads a gradient token's value: stops in their order (Format module, section 9.7).
  mutating func gradientLiteral(_ node: JSONNode, for owner: String) -> Gradient? {
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      var found: String?
      if case .array = node.value { found = "an empty one" }
      reportWrong(node, owner, wanted: "an array of stops", found: found)
      return nil
    }
    var stops: [Gradient.Stop] = []
    for element in elements {
      if let stop = stop(element, for: owner) { stops.append(stop) }
    }
    return stops.count == elements.count ? Gradient(stops) : nil
  }

  /// Reads a stop, or takes it from a gradient token that has only one.
  private mutating func stop(_ node: JSONNode, for owner: String) -> Gradient.Stop? {
    guard !reportsUnreadable(node) else { return nil }
    let element = "a stop of \(owner)"
    if reference(node) != nil {
      guard case .gradient(let gradient)? = value(node, as: .gradient, for: element) else {
        return nil
      }
      guard gradient.stops.count == 1 else {
        reportWrong(
          node, element, wanted: "one stop", found: "a gradient of \(gradient.stops.count)")
        return nil
      }
      return gradient.stops[0]
    }
    guard
      let parts = parts(
        node, of: .gradient, for: element, required: ["color", "position"], optional: [])
    else { return nil }
    let color = parts["color"].flatMap { self.color($0, for: "`color`") }
    let position = parts["position"].flatMap { self.number($0, for: "`position`") }
    guard let color, let position else { return nil }
    // Section 9.7 demands that a position outside 0…1 is cut, but hardly anybody means that.
    let cut = min(max(position, 0), 1)
    if cut != position, let node = parts["position"] {
      findings.append(
        TokenValueError.cutPosition(
          found: JSONWriter.number(position), taken: JSONWriter.number(cut),
          help: position > 1 && position <= 100
            ? "write a percentage as a part of 1: \(JSONWriter.number(position / 100))" : nil,
          span(node)))
    }
    return Gradient.Stop(color, at: cut)
  }
}
