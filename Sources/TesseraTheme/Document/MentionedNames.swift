internal import TesseraSource

// Files of which some are broken → which tokens they cannot hold.
//
// What stands in a broken part of a file is unknown, so that a token that is missing may be declared
// there. One with a name in its path that no file mentions outside of references cannot be, whatever
// an `$extends` in the broken part may say. So it is reported beside the syntax errors.

/// The names that the files of a theme mention, some of which are broken.
struct MentionedNames {
  /// How many names are looked for; beyond, any is taken as mentioned.
  private static let limit = 100

  private let texts: [SourceText]
  /// Whether an escape may spell any name.
  private let holdsEscape: Bool
  private var known: [String: Bool] = [:]

  init(_ texts: [SourceText]) {
    self.texts = texts
    holdsEscape = texts.contains { $0.bytes.contains(UInt8(ascii: "\\")) }
  }

  /// Whether the files may declare a token: every name of its path is mentioned.
  ///
  /// - Complexity: O(n) in the files for each new name.
  mutating func mayDeclare(_ names: [String]) -> Bool {
    holdsEscape || names.allSatisfy { isMentioned($0) }
  }

  private mutating func isMentioned(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    guard known.count < Self.limit else { return true }
    let answer = texts.contains { Self.mentions(name, in: $0.bytes) }
    known[name] = answer
    return answer
  }

  /// Whether a name stands somewhere by itself, without what follows a name in a reference.
  private static func mentions(_ name: String, in bytes: [UInt8]) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return true }
    var start = bytes.startIndex
    while let index = bytes[start...].firstIndex(of: first) {
      let end = index + name.count
      guard end <= bytes.count else { return false }
      if bytes[index..<end].elementsEqual(name), index == 0 || !isWordPart(bytes[index - 1]),
        end == bytes.count || !(isWordPart(bytes[end]) || ".}/".utf8.contains(bytes[end]))
      {
        return true
      }
      start = index + 1
    }
    return false
  }

  /// Whether a byte next to a name makes it a part of another one.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
