import Testing

@testable import TesseraCommandLine

@Suite("CommandSpec")
struct CommandSpecTests {
  @Test("every command takes exactly the options that concern it")
  func tables() {
    let tables = Program.commands.map { command in
      ([command.spec.name] + command.spec.options.map(\.name)).joined(separator: " ")
    }
    #expect(
      tables == [
        "sheet output open states mode size width scale direction type-size backdrop theme font"
          + " system-fonts strict-assets threads gamut strict allow-outside json help version",
        "render output state item bounds mode size width scale direction type-size backdrop theme"
          + " font system-fonts strict-assets threads gamut strict allow-outside json help version",
        "cells explain states size width scale direction type-size json help version",
        "verify deep shard bundle report annotations theme font system-fonts strict-assets threads gamut"
          + " strict allow-outside json help version",
        "record only manifest-only theme font system-fonts strict-assets threads gamut strict"
          + " allow-outside json help version",
        "approve layer token json help version",
        "prune delete theme font system-fonts strict-assets threads gamut strict allow-outside json help version",
        "merge report annotations json help version",
        "mutate theme font system-fonts strict-assets threads gamut strict allow-outside json help version",
        "diff metric ignore output max-image threads json help version",
        "icon output size tint template backdrop scale json help version",
        "play log film animate mutate list mode theme font system-fonts strict-assets gamut strict"
          + " allow-outside json help version",
        "theme check fail-on sarif font system-fonts strict-assets gamut strict allow-outside json help version",
        "theme resolve mode gamut strict allow-outside json help version",
        "theme explain state mode theme gamut strict allow-outside json help version",
        "theme diff gamut strict allow-outside json help version",
        "theme scaffold json help version",
        "theme import from output force json help version",
        "theme export output force mode strict allow-outside json help version",
      ])
  }

  @Test("help shows usage, every option with its value and summary, and fits a terminal")
  func help() {
    let command = CommandSpec(
      name: "paint", operands: "COLOR…", summary: "Paint something",
      discussion: ["One line more."],
      options: [
        OptionSpec(name: "output", short: "o", value: "FILE", summary: "Where to"),
        OptionSpec(name: "loud", summary: "Say so"),
      ])
    #expect(
      command.helpText() == """
        usage: tessera paint COLOR… [options]

        Paint something

        One line more.

        options:
          -o, --output FILE  Where to
              --loud         Say so

        """)
  }

  @Test("usage of a command without operands has one space between words")
  func synopsis() {
    let command = CommandSpec(name: "tidy", operands: "", summary: "Tidy up", options: [])
    #expect(command.helpText().hasPrefix("usage: tessera tidy [options]\n"))
  }

  @Test("no line of any help is wider than a terminal of 120 columns")
  func width() {
    for command in Program.commands {
      for line in command.spec.helpText().split(separator: "\n") {
        #expect(line.count <= 120, "\(command.spec.name): \(line)")
      }
    }
  }
}
