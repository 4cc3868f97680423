import TesseraGraphics
import TesseraText
import Testing

@Suite("TextAlignment")
struct TextAlignmentTests {
  @Test(
    "a line of 30 stands in 100 as its alignment and the direction say",
    arguments: [
      (TextAlignment.natural, TextDirection.leftToRight, 10.0),
      (.natural, .rightToLeft, 80),
      (.leading, .leftToRight, 10),
      (.leading, .rightToLeft, 80),
      (.center, .leftToRight, 45),
      (.center, .rightToLeft, 45),
      (.trailing, .leftToRight, 80),
      (.trailing, .rightToLeft, 10),
    ])
  func place(alignment: TextAlignment, direction: TextDirection, x: Double) {
    let rect = Rect(10, 5, 100, 20)
    #expect(alignment.originX(of: 30, in: rect, direction: direction) == x)
  }

  @Test("names of the cell contract")
  func names() {
    #expect(TextAlignment.allCases.map(\.rawValue) == ["natural", "leading", "center", "trailing"])
    #expect(TextDirection.allCases.map(\.rawValue) == ["ltr", "rtl"])
  }
}
