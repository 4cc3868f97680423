import TesseraSource
import Testing

@Suite struct JSONWriterTests {
  private let value = JSONOutput.object([
    ("z", .array([.integer(1), .number(2.5), .null])), ("a", .bool(true)), ("empty", .array([])),
    ("none", .object([])), ("text", .string("\"\\/\u{8}\n\r\t\u{1F}é🎨\u{7F}\u{9B}\u{2028}")),
    ("nested", .object([("b", .bool(false))])),
  ])

  @Test("Compact text is one line with the members in their order")
  func compact() {
    #expect(
      JSONWriter.compact(value) == #"{"z":[1,2.5,null],"a":true,"empty":[],"none":{},"#
        + #""text":"\"\\/\u0008\n\r\t\u001fé🎨\u007f\u009b\u2028","nested":{"b":false}}"#)
  }

  @Test("Pretty text is indented by two spaces")
  func pretty() {
    #expect(
      JSONWriter.pretty(value) == #"""
        {
          "z": [
            1,
            2.5,
            null
          ],
          "a": true,
          "empty": [],
          "none": {},
          "text": "\"\\/\u0008\n\r\t\u001fé🎨\u007f\u009b\u2028",
          "nested": {
            "b": false
          }
        }
        """#)
    #expect(JSONWriter.pretty(.string("a")) == #""a""#)
  }

  @Test("What is written reads back as the same value, under RFC 8259")
  func roundTrip() {
    for text in [JSONWriter.compact(value), JSONWriter.pretty(value)] {
      let (root, diagnostics) = JSONReader.read(SourceText(text), profile: .json)
      #expect(diagnostics == [])
      // A reader sees no difference between whole numbers and others.
      #expect(root.map { JSONWriter.compact($0.value.plain) } == JSONWriter.compact(value))
    }
  }

  @Test(
    "Numbers are the shortest that reads back, in the form of ECMAScript",
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (0.1, "0.1"),
      (-0.5, "-0.5"), (1.5, "1.5"), (123.456, "123.456"), (1e15, "1000000000000000"),
      (1e16, "10000000000000000"), (1e17, "100000000000000000"), (1e20, "100000000000000000000"),
      (123_456_789_012_345_683_968, "123456789012345680000"), (1e21, "1e+21"),
      (1.5e21, "1.5e+21"), (1e-4, "0.0001"), (1e-5, "0.00001"), (1.5e-6, "0.0000015"),
      (1e-6, "0.000001"), (1e-7, "1e-7"), (1.25e-7, "1.25e-7"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"), (0.1 + 0.2, "0.30000000000000004"),
      (1 / 3.0, "0.3333333333333333"), (9_007_199_254_740_992, "9007199254740992"),
      (4.35, "4.35"), (1e23, "1e+23"), (333333333.33333329, "333333333.3333333"),
    ] as [(Double, String)])
  func number(value: Double, text: String) {
    #expect(JSONWriter.number(value) == text)
  }

  @Test("A number of any size reads back as itself")
  func numberRoundTrip() {
    var bits: UInt64 = 1
    for _ in 0..<2000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      if value.isFinite { #expect(Double(JSONWriter.number(value)) == value) }
    }
  }

  @Test("A number that is not finite is a programmer's error")
  func notFinite() async {
    await #expect(processExitsWith: .failure) { _ = JSONWriter.number(.nan) }
    await #expect(processExitsWith: .failure) { _ = JSONWriter.compact(.number(-.infinity)) }
  }
}
