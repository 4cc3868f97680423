import TesseraCells
import Testing

@Suite struct DisplayLineTests {
  @Test("A line is read back from its text")
  func roundTrip() {
    for tokens in [[], ["a>b=#ffffff"], ["a=1", "", "b=2"]] {
      let line = DisplayLine(
        path: "content/title", kind: "fill", geometry: "", paint: "“x” \\t", tokens: tokens)
      #expect(DisplayLine(line.text) == line)
    }
  }

  @Test("Fields are divided by tabs")
  func text() {
    let line = DisplayLine(path: "a", kind: "b", geometry: "c", paint: "d", tokens: ["e", "f"])
    #expect(line.text == "a\tb\tc\td\te\tf")
  }

  @Test("What would end a field or a line becomes a space, so that the form stays readable")
  func separators() {
    let line = DisplayLine(
      path: "a\tb", kind: "c\nd", geometry: "e\r\nf", paint: "g\u{B}h", tokens: ["i\u{C}j"])
    #expect(line.text == "a b\tc d\te  f\tg h\ti j")
    #expect(DisplayLine(line.text) == line)
  }

  @Test("A line with fewer than four fields is none", arguments: ["", "a", "a\tb\tc"])
  func tooShort(text: String) {
    #expect(DisplayLine(text) == nil)
  }
}
