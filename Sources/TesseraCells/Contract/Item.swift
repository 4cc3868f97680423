/// The data that one cell shows.
///
/// ## Guarantees
/// None about the identifier: the registry refuses preview items whose `id` does not match
/// `[a-z0-9-]+`, because it becomes a file name.
public struct Item: Hashable, Sendable {
  /// Identity within its cell; part of a snapshot's path.
  public var id: String
  /// The kind of item, for cells that show several (such as the trailing *add* cell).
  public var kind: String?
  /// The main text.
  public var text: String?
  /// The name of the picture.
  public var image: String?
  /// Further texts by name, such as a subtitle.
  public var details: [String: String]

  /// Creates an item.
  public init(
    _ id: String, text: String? = nil, image: String? = nil, kind: String? = nil,
    details: [String: String] = [:]
  ) {
    self.id = id
    self.text = text
    self.image = image
    self.kind = kind
    self.details = details
  }
}
