import Testing
import TesseraText

@Suite("Script")
struct ScriptTests {
  private static let latin = Script(of: 0x61)
  private static let arabic = Script(of: 0x0633)
  private static let han = Script(of: 0x7B2C)
  private static let common = Script(of: 0x20)
  private static let devanagari = Script(of: 0x0915)

  @Test(
    "shared scalars take the script before them, at the start the one behind",
    arguments: [
      ("a b", [latin, latin, latin]),
      ("1a", [latin, latin]),
      ("a 第", [latin, latin, han]),
      ("12", [common, common]),
      ("", []),
      ("e\u{301}س", [latin, arabic]),
      // A bracket closes in the script in which it opened.
      ("a (س) b", [latin, latin, latin, arabic, latin, latin, latin]),
      ("a (س[第]س) ", [latin, latin, latin, arabic, arabic, han, arabic, arabic, latin, latin]),
      // One that was not opened is like any other shared scalar.
      ("س)", [arabic, arabic]),
      // A cluster has the first script in it that is not shared.
      ("a\u{25CC}\u{93F}", [latin, devanagari]),
    ] as [(String, [Script])])
  func resolution(text: String, expected: [Script]) throws {
    #expect(try Script.resolved(LineText(text)) == expected)
  }
}
