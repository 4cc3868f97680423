/// An animation from one state to another (DTCG Format module, section 9.4).
public struct TransitionValue: Hashable, Sendable {
  /// How long it takes, in milliseconds.
  public var duration: Double
  /// How long it waits before it begins, in milliseconds.
  public var delay: Double
  /// How its progress follows time.
  public var timingFunction: CubicBezier

  /// Creates a transition.
  public init(duration: Double, delay: Double, timingFunction: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
