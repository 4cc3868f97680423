import Testing

@testable import TesseraCommandLine

@Suite("Arguments")
struct ArgumentsTests {
  private static let output = OptionSpec(name: "output", short: "o", value: "FILE", summary: "")
  private static let mode = OptionSpec(
    name: "mode", value: "M", isRepeatable: true, summary: "")
  private static let loud = OptionSpec(name: "loud", short: "l", summary: "")

  private static func command(operandCount: ClosedRange<Int> = 0...2) -> CommandSpec {
    CommandSpec(
      name: "paint", operands: "COLOR…", summary: "",
      options: [output, mode, loud] + OptionSpec.common, operandCount: operandCount)
  }

  @Test(
    "a value stands behind its option in every usual form",
    arguments: [
      ["--output", "a b"], ["--output=a b"], ["-o", "a b"], ["-oa b"],
    ])
  func values(words: [String]) throws {
    let arguments = try Arguments(words, for: Self.command())
    #expect(arguments.value(Self.output) == "a b")
    #expect(arguments.operands.isEmpty)
  }

  @Test("a value may look like an option or hold an equals sign")
  func odd() throws {
    let words = ["--output", "--loud", "--mode=a=b", "--mode", "-", "--mode=--"]
    let arguments = try Arguments(words, for: Self.command())
    #expect(arguments.value(Self.output) == "--loud")
    #expect(arguments.all(Self.mode) == ["a=b", "-", "--"])
    #expect(!arguments.has(Self.loud))
  }

  @Test("operands and options mix; behind -- everything is an operand")
  func operands() throws {
    let mixed = try Arguments(["red", "-l", "-", "--loud"], for: Self.command())
    #expect(mixed.operands == ["red", "-"])
    #expect(mixed.has(Self.loud))
    let behind = try Arguments(["--", "--loud", "-o"], for: Self.command())
    #expect(behind.operands == ["--loud", "-o"])
    #expect(!behind.has(Self.loud))
  }

  @Test(
    "what does not fit the command's table is refused",
    arguments: [
      (
        ["--outptu", "x"],
        UsageError.unknownOption(
          word: "--outptu", command: "paint",
          known: ["--output", "--mode", "--loud", "--json", "--help", "--version"],
          program: "tessera")
      ),
      (
        ["-x"],
        .unknownOption(
          word: "-x", command: "paint",
          known: ["--output", "--mode", "--loud", "--json", "--help", "--version"],
          program: "tessera")
      ),
      (["--output"], .missingValue(option: "--output", placeholder: "FILE")),
      (["--output="], .missingValue(option: "--output", placeholder: "FILE")),
      (["-o", ""], .missingValue(option: "--output", placeholder: "FILE")),
      (["--loud=1"], .unwantedValue(option: "--loud")),
      (["-l1"], .unwantedValue(option: "--loud")),
      (["-oa", "--output=b"], .repeated(option: "--output")),
      (["a", "b", "c"], .unwantedOperand(command: "paint", word: "c", program: "tessera")),
    ])
  func refused(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments(words, for: Self.command()) }
  }

  @Test("too few operands are refused, unless help or version is all that is wanted")
  func tooFew() throws {
    let command = Self.command(operandCount: 1...1)
    let missing = UsageError.missingOperand(
      command: "paint", operands: "COLOR…", program: "tessera")
    #expect(throws: missing) {
      try Arguments([], for: command)
    }
    #expect(try Arguments(["-h"], for: command).has(.help))
    #expect(try Arguments(["--version"], for: command).has(.version))
  }

  @Test(
    "words ask for JSON also where they cannot be sorted",
    arguments: [
      (["render", "--bogus", "--json"], true), (["--json"], true), (["render"], false),
      (["render", "--", "--json"], false),
    ])
  func json(words: [String], isWanted: Bool) {
    #expect(Arguments.askForJSON(words) == isWanted)
  }
}
