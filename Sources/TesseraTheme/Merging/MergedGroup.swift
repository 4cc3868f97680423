internal import TesseraSource

/// A group of one resolution: the groups of all sources laid over each other.
///
/// A class, because an extending group shares what it inherits unchanged: copying it would make
/// the work exponential in the length of a chain of `$extends`.
final class MergedGroup {
  /// What a group contains.
  enum Child {
    /// A token.
    case token(MergedToken)
    /// A group.
    case group(MergedGroup)
  }

  /// How far a step of the work on a group is.
  enum Progress {
    /// Not begun.
    case pending
    /// On the stack.
    case running
    /// Finished.
    case done
  }

  /// The path from the root, empty for the root; of a shared group the one where it was written.
  let path: String
  /// The name in the last source that has the group.
  var name: SourceSpan
  /// The group's `$type`.
  var type: TypeDeclaration?
  /// The group that this one extends.
  var extends: ExtendsDeclaration?
  /// The group's `$deprecated`.
  var deprecated: DeprecationDeclaration?
  /// The group's `$extensions` in the last source that has some.
  var extensions: JSONNode?
  /// The children, the first mention of a name first.
  var children = NamedElements<Child>()
  /// The children that belong to another group and must not be changed here.
  private var shared: Set<String> = []
  /// Whether the group's own `$extends` is applied.
  var inheritance = Progress.pending
  /// Whether every `$extends` below is applied too.
  var filling = Progress.pending

  init(path: String, name: SourceSpan) {
    self.path = path
    self.name = name
  }

  /// Puts a child in the place of the one with the same name, or behind all others.
  func set(_ name: String, to child: Child) {
    if let place = children.place(of: name) {
      children.replace(at: place, with: child)
    } else {
      children.append(name, child)
    }
    if !shared.isEmpty { shared.remove(name) }
  }

  /// Adds a child that belongs to another group.
  func share(_ name: String, _ child: Child) {
    set(name, to: child)
    shared.insert(name)
  }

  /// The child group `name`, a copy in its place if it belonged to another group.
  func ownGroup(_ name: String) -> MergedGroup? {
    guard case .group(let group)? = children[name] else { return nil }
    guard shared.contains(name) else { return group }
    let copy = MergedGroup(path: TokenName.path(path, name), name: group.name)
    copy.type = group.type
    copy.deprecated = group.deprecated
    copy.extensions = group.extensions
    copy.inheritance = group.inheritance
    copy.filling = group.filling
    for (name, child) in zip(group.children.names, group.children.elements) {
      copy.share(name, child)
    }
    set(name, to: .group(copy))
    return copy
  }

  /// What the group passes on, inside a group that passes on `outer`.
  func context(in outer: GroupContext) -> GroupContext {
    type == nil && deprecated == nil
      ? outer
      : GroupContext(type: type ?? outer.type, deprecated: deprecated ?? outer.deprecated)
  }
}
