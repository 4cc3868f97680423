/// A screen and the steps on it: what `tessera play` runs (design section 10).
public struct ReplayScript: Sendable {
  /// The screen.
  public var screen: ReplayScreen
  /// What the delegate replies; what is not listed is the app's to say.
  public var answers: ReplayAnswers
  /// The steps, in order.
  public var steps: [ReplayStep]

  /// Creates a script.
  public init(
    screen: ReplayScreen = ReplayScreen(), answers: ReplayAnswers = ReplayAnswers(),
    steps: [ReplayStep] = []
  ) {
    self.screen = screen
    self.answers = answers
    self.steps = steps
  }
}
