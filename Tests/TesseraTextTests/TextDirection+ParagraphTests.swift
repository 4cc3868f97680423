import TesseraText
import Testing

@Suite("Natural direction")
struct TextDirectionParagraphTests {
  @Test(
    "the first strong character decides, the surroundings where there is none",
    arguments: [
      ("Hello", TextDirection.rightToLeft, TextDirection.leftToRight),
      ("سلام", .leftToRight, .rightToLeft),
      ("12:30 سلام", .leftToRight, .rightToLeft),
      ("«שלום» and more", .leftToRight, .rightToLeft),
      ("昨夜雨疏风骤。", .rightToLeft, .leftToRight),
      ("•••• 4242", .rightToLeft, .rightToLeft),
      ("•••• 4242", .leftToRight, .leftToRight),
      ("", .rightToLeft, .rightToLeft),
      // What an isolate holds does not count.
      ("\u{2067}سلام\u{2069} Hello", .rightToLeft, .leftToRight),
    ])
  func natural(text: String, surrounding: TextDirection, expected: TextDirection) {
    #expect(TextDirection(of: text, otherwise: surrounding) == expected)
  }
}
