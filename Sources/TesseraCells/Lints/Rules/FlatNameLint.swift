import TesseraSource
import TesseraTheme

/// Tokens whose names become one where names have no dots, as in exported CSS and Swift.
struct FlatNameLint: TokenLint {
  let name = "flat-name"
  let code = "T0611"

  func findings(in survey: ThemeSurvey) -> [LintFinding] {
    survey.themes.indices.flatMap { mode -> [LintFinding] in
      var first: [String: Token] = [:]
      return survey.tokens[mode].compactMap { token in
        let flat = Self.flatName(of: token.path)
        guard let other = first[flat] else {
          first[flat] = token
          return nil
        }
        return survey.finding(token, mode: mode, by: self) {
          Diagnostic(
            .warning, "`\(token.path)` and `\(other.path)` both become `\(flat)` without dots",
            notes: [.init("the other is here", at: other.location)], help: "rename one of them")
        }
      }
    }
  }

  /// The words of a path in lower case, joined by hyphens; `$root` is its group's name.
  static func flatName(of path: String) -> String {
    flatASCIIName(of: path) ?? flatUnicodeName(of: path)
  }

  /// The name of a path of ASCII characters, nil for any other: bytes tell their kind in a fraction of
  /// the time.
  private static func flatASCIIName(of path: String) -> String? {
    var name = ""
    name.reserveCapacity(path.utf8.count + 4)
    var wasLower = false
    var beginsWord = true
    for byte in path.hasSuffix(".$root") ? path.dropLast(6).utf8 : path[...].utf8 {
      guard byte < 0x80 else { return nil }
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if beginsWord || wasLower, !name.isEmpty { name += "-" }
        name.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
        (wasLower, beginsWord) = (false, false)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if beginsWord, !name.isEmpty { name += "-" }
        name.unicodeScalars.append(Unicode.Scalar(byte))
        (wasLower, beginsWord) = (true, false)
      default: (wasLower, beginsWord) = (false, true)
      }
    }
    return name
  }

  private static func flatUnicodeName(of path: String) -> String {
    var words: [String] = []
    var word = ""
    var wasLower = false
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in path.hasSuffix(".$root") ? path.dropLast(6) : path[...] {
      if !character.isLetter && !character.isNumber {
        end()
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower { end() }
      wasLower = character.isLowercase || character.isNumber
      word += character.lowercased()
    }
    end()
    return words.joined(separator: "-")
  }
}
