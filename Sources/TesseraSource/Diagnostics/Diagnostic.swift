/// A finding about an input: what is wrong, where, and what to do.
///
/// Every stage's error becomes one of these, and ``DiagnosticRenderer`` is the only code that
/// turns them into text for a person.
public struct Diagnostic: Hashable, Sendable {
  /// How bad a finding is.
  public enum Severity: String, Hashable, Sendable {
    /// The input cannot be used as it stands.
    case error
    /// The input is usable, but likely not what was meant.
    case warning
    /// A remark.
    case note
  }

  /// A second place or fact that helps to understand the finding.
  public struct Note: Hashable, Sendable {
    /// The remark, a fragment without a period.
    public var message: String
    /// The place that the remark is about.
    public var location: SourceLocation?

    /// Creates a note about a place, or about none.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// How bad the finding is.
  public var severity: Severity
  /// The finding's code, `T` and four digits, where it has one.
  public var code: String?
  /// The place that the finding is about.
  public var location: SourceLocation?
  /// The theme mode in which the finding holds, where it does not hold in all.
  public var mode: String?
  /// The cause in one line, a fragment without a period.
  public var message: String
  /// Further places and facts, in the order in which they are shown.
  public var notes: [Note]
  /// What to do about it, a fragment without a period.
  public var help: String?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - code: `T` and four digits.
  ///   - location: The place that it is about.
  ///   - mode: The theme mode in which it holds.
  ///   - message: The cause in one line, a fragment without a period.
  ///   - notes: Further places and facts.
  ///   - help: What to do about it.
  public init(
    _ severity: Severity, code: String? = nil, at location: SourceLocation? = nil,
    mode: String? = nil, _ message: String, notes: [Note] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.location = location
    self.mode = mode
    self.message = message
    self.notes = notes
    self.help = help
  }
}
