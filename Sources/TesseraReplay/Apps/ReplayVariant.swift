public import TesseraCollection

/// A way in which an app can behave: as it should, or with a fault that an invariant finds.
public struct ReplayVariant: Hashable, Sendable {
  /// The name that scripts use.
  public var name: String
  /// One line for people.
  public var summary: String
  /// The invariant that finds its fault; nil for one without.
  public var violates: ReplayInvariant?
  /// The era in which the fault shows; nil where it shows in every one.
  public var profile: CollectionProfile?

  /// Creates a variant.
  public init(
    _ name: String, summary: String, violates: ReplayInvariant? = nil,
    profile: CollectionProfile? = nil
  ) {
    self.name = name
    self.summary = summary
    self.violates = violates
    self.profile = profile
  }

  /// The app as it should be.
  public static let correct = ReplayVariant("correct", summary: "as it should be")

  /// The app without reuse, as a first cure of what leaks through reused cells often looks.
  static let noReuse = ReplayVariant(
    "no-reuse", summary: "each item's cell has an identifier of its own",
    violates: .instancesBounded)
}
