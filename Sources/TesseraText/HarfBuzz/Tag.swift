/// OpenType's four-letter names as the numbers that HarfBuzz takes, instead of its C macro.
enum Tag {
  /// The number of a name of four ASCII characters.
  static func number(_ name: String) -> UInt32 {
    precondition(name.utf8.count == 4, "a tag has four characters")
    return name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
