import Testing

@testable import TesseraTesting

@Suite("RecordChoice")
struct RecordChoiceTests {
  @Test(
    "TESSERA_RECORD wins, then the trait, then CI; else what is missing is written",
    arguments: [
      (nil, [:], .missing), (nil, ["CI": ""], .missing), (nil, ["CI": "true"], .never),
      (.all, ["CI": "1"], .all), (.never, ["TESSERA_RECORD": "changed", "CI": "1"], .changed),
      (.all, ["TESSERA_RECORD": "never"], .never), (.failed, ["TESSERA_RECORD": ""], .failed),
    ] as [(RecordMode?, [String: String], RecordMode)])
  func order(trait: RecordMode?, variables: [String: String], mode: RecordMode) throws {
    #expect(try RecordChoice.mode(trait: trait, variables: variables) == mode)
  }

  @Test("what is no mode is refused, with the one that was meant")
  func nonsense() throws {
    func refusal(_ text: String) -> String? {
      do {
        _ = try RecordChoice.mode(trait: nil, variables: ["TESSERA_RECORD": text])
        return nil
      } catch {
        return error.message
      }
    }
    #expect(
      refusal("chnaged")
        == "tessera: error: TESSERA_RECORD cannot be `chnaged`\n  help: did you mean `changed`?")
    #expect(
      refusal("nonsense") == """
        tessera: error: TESSERA_RECORD cannot be `nonsense`
          help: expected never, missing, changed, failed, all
        """)
  }
}
