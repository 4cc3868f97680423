internal import TesseraSource

extension ValueReader {
  /// Reads a transition token's value (Format module, section 9.4).
  mutating func transitionLiteral(_ node: JSONNode, for owner: String) -> TransitionValue? {
    guard
      let parts = parts(
        node, of: .transition, for: owner, required: ["duration", "delay", "timingFunction"],
        optional: [])
    else { return nil }
    let duration = parts["duration"].flatMap { self.duration($0, for: "`duration`") }
    let delay = parts["delay"].flatMap { self.duration($0, for: "`delay`") }
    var curve: CubicBezier?
    if let part = parts["timingFunction"],
      case .cubicBezier(let value)? = value(part, as: .cubicBezier, for: "`timingFunction`")
    {
      curve = value
    }
    guard let duration, let delay, let curve else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: curve)
  }
}
