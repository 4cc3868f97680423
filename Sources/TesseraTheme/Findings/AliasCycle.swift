internal import TesseraSource

/// Tokens that refer to each other in a circle.
struct AliasCycle {
  /// A token of the circle and its reference to the next one.
  struct Step {
    /// The path of the token.
    let path: String
    /// The reference.
    let span: SourceSpan
  }

  /// The first steps, at least one; all of them unless the circle is a long one.
  let steps: [Step]
  /// How many steps are left out behind these.
  let omitted: Int

  /// How many steps of a circle are shown.
  static let shown = 12

  /// The error T0205: the circle in its message, the places in its notes.
  var diagnostic: Diagnostic {
    var chain = steps.map(\.path)
    if omitted > 0 { chain.append("… (\(omitted) more)") }
    chain.append(steps[0].path)
    return Diagnostic(
      .error, code: "T0205", at: steps[0].span.location,
      "these tokens refer to each other in a circle: " + chain.joined(separator: " → "),
      notes: steps.dropFirst().map { step in
        .init("`\(step.path)` refers to the next one here", at: step.span.location)
      },
      help: "give one of them a value of its own")
  }
}
