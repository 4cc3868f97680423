import TesseraSource
import Testing

@testable import TesseraIcons

@Suite("XML files")
struct XMLReaderTests {
  private static func read(_ text: String) throws(IconError) -> XMLDocument {
    try XMLReader.read(SourceText(path: "a.svg", bytes: Array(text.utf8)))
  }

  @Test("Elements come in order, each with its end, its parent and its place")
  func order() throws {
    let document = try Self.read("<svg>\n <g id='a'><path d='M0'/></g>\n <rect/></svg>")
    #expect(document.elements.map(\.name) == ["svg", "g", "path", "rect"])
    #expect(document.elements.map(\.end) == [4, 3, 3, 4])
    #expect(document.elements.map(\.parent) == [nil, 0, 1, 0])
    #expect(Array(document.children(of: 0)) == [1, 3])
    #expect(document.location(of: 3).description == "a.svg:3:2")
    #expect(document.elements[1]["id"] == "a")
  }

  @Test("Names are those of SVG whatever their prefix; other vocabularies have none")
  func vocabularies() throws {
    let document = try Self.read(
      """
      <s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink' xmlns:o='o'>
      <s:use l:href='#a' o:x='1' id='b'/><o:path/></s:svg>
      """)
    #expect(document.elements.map(\.name) == ["svg", "use", nil])
    #expect(document.elements[1].attributes.map(\.name) == ["xlink:href", "id"])
  }

  @Test("The text of style sheets is kept, in CDATA, too")
  func styles() throws {
    let document = try Self.read("<svg>x<style>a<![CDATA[<b>]]>&lt;c</style>y</svg>")
    #expect(document.elements.map(\.text) == ["", "a<b><c"])
  }

  @Test("A part of an attribute has its place, unless entities shift it")
  func attributePlaces() throws {
    let document = try Self.read("<svg\n  a = \"12345\" bb='x&amp;y'/>")
    #expect(document.location(of: "a", in: 0, part: 1..<3).description == "a.svg:2:9")
    #expect(document.location(of: "bb", in: 0, part: 2..<3).description == "a.svg:2:19")
    #expect(document.location(of: "c", in: 0).description == "a.svg:1:1")
  }

  @Test(
    "What is no XML has its place and reason",
    arguments: [
      ("<svg><g></svg>", "1:11 T0901 the file is no well-formed XML: mismatched tag"),
      ("", "1:1 T0901 the file is no well-formed XML: no element found"),
      ("<svg>\n&nbsp;</svg>", "2:1 T0901 the file is no well-formed XML: undefined entity"),
      ("<svg a='1' a='2'/>", "1:12 T0901 the file is no well-formed XML: duplicate attribute"),
      ("<svg x:a='1'/>", "1:1 T0901 the file is no well-formed XML: unbound prefix"),
    ])
  func malformed(text: String, summary: String) {
    #expect(failure(of: text) == summary)
  }

  @Test("Entities of the file itself are read while they stay small")
  func entities() throws {
    let document = try Self.read("<!DOCTYPE svg [<!ENTITY c 'red'>]><svg fill='&c;'/>")
    #expect(document.elements[0]["fill"] == "red")
  }

  @Test("Entities that multiply, or lead out of the file, are refused")
  func hostileEntities() {
    let levels = (1...9).map { level in
      "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
    }
    let bomb = "<!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaa'>\(levels.joined())]><svg>&a9;</svg>"
    #expect(failure(of: bomb).hasSuffix("T0903 the entities of the file become too much text"))
    let needs = "T0902 the file needs `/etc/passwd`, which is not in it, and nothing else is read"
    #expect(
      failure(of: "<!DOCTYPE svg [<!ENTITY x SYSTEM '/etc/passwd'>]><svg>&x;</svg>")
        == "1:55 \(needs)")
    #expect(
      failure(of: "<!DOCTYPE svg SYSTEM 'x.dtd'><svg>&x;</svg>")
        == "1:35 T0902 the file needs `x`, which is not in it, and nothing else is read")
  }
}
