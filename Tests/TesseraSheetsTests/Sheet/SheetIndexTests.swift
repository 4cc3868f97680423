import TesseraGraphics
import TesseraSheets
import Testing

@Suite("Sheet index")
struct SheetIndexTests {
  @Test("The page is well-formed, the overview comes first, and links are relative")
  func page() {
    let html = SheetIndex.html(
      theme: "showcase",
      sheets: [
        ("card", "A card.", [("card.png", Size(640, 480)), ("card-2.png", Size(640, 120.5))]),
        ("overview", "All.", [("overview.png", Size(800, 600))]),
        ("plain", "", [("plain.png", Size(64, 64))]),
      ])
    let markup = MarkupChecker(html)
    #expect(markup.faults == [])
    #expect(
      markup.links == [
        "#overview", "#card", "#plain", "overview.png", "overview.png", "card.png", "card.png",
        "card-2.png", "card-2.png", "plain.png", "plain.png",
      ])
    #expect(html.contains("<img src=\"card-2.png\" width=\"640\" height=\"120.5\""))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(html.contains("<title>State sheets · showcase</title>"))
    #expect(html.contains("<p>A card.</p>") && !html.contains("<p></p>"))
    #expect(markup.elements.count { $0 == "section" } == 3)
  }

  @Test("Names and summaries cannot become markup")
  func escaping() {
    let html = SheetIndex.html(
      theme: "<b>&\"", sheets: [("a\"b", "1 < 2 & 3 > 2 </p>", [("a\"b.png", Size(8, 8))])])
    let markup = MarkupChecker(html)
    #expect(markup.faults == [])
    #expect(!markup.elements.contains("b"))
    #expect(html.contains("<p>1 &lt; 2 &amp; 3 &gt; 2 &lt;/p&gt;</p>"))
    #expect(html.contains("<h1>State sheets · &lt;b&gt;&amp;&quot;</h1>"))
    #expect(markup.links.contains("a&quot;b.png"))
  }

  @Test("Without a theme the page is called state sheets")
  func noTheme() {
    let html = SheetIndex.html(theme: nil, sheets: [])
    #expect(MarkupChecker(html).faults == [])
    #expect(html.contains("<title>State sheets</title>"))
  }
}
