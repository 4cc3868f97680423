import Testing

@testable import TesseraSource

@Suite("JSON over few lines")
struct JSONWriterFilledTests {
  @Test("What fits stands on one line, but never the whole text")
  func lines() {
    let value = JSONOutput.object([
      ("a", .object([("b", .array([.integer(1), .number(0.5), .null])), ("c", .bool(true))])),
      ("empty", .object([])), ("none", .array([])),
      ("long", .array([.string("0123456789"), .string("0123456789"), .string("0123456789")])),
    ])
    #expect(
      JSONWriter.filled(value, width: 42) == """
        {
          "a": { "b": [1, 0.5, null], "c": true },
          "empty": {},
          "none": [],
          "long": [
            "0123456789",
            "0123456789",
            "0123456789"
          ]
        }
        """)
  }

  @Test("A line may be exactly as long as the width, its comma included", arguments: [24, 25])
  func exactWidth(width: Int) {
    let value = JSONOutput.object([("a", .array([.integer(1), .integer(2)])), ("b", .null)])
    // `  "a": [1, 2],` has 14 characters.
    #expect(JSONWriter.filled(value, width: 14) == "{\n  \"a\": [1, 2],\n  \"b\": null\n}")
    #expect(
      JSONWriter.filled(value, width: 13) == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": null\n}")
    #expect(JSONWriter.filled(value, width: width) == JSONWriter.filled(value, width: 14))
  }

  @Test(
    "An empty container is written as it is",
    arguments: [
      (JSONOutput.object([]), "{}"), (.array([]), "[]"), (.string("x"), "\"x\""),
    ])
  func empty(value: JSONOutput, text: String) {
    #expect(JSONWriter.filled(value) == text)
  }
}
