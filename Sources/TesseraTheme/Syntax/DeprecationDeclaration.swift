/// A `$deprecated` as written.
enum DeprecationDeclaration: Hashable, Sendable {
  /// `false`: not deprecated, whatever the group says.
  case current
  /// `true` (without a reason) or the reason.
  case deprecated(reason: String)

  /// The reason, empty when none is given, nil when not deprecated.
  var reason: String? {
    switch self {
    case .current: nil
    case .deprecated(let reason): reason
    }
  }
}
