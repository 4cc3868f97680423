import Testing

@testable import TesseraTheme

@Suite("Token types")
struct TokenTypeTests {
  @Test("the names are DTCG's, in its order")
  func types() {
    #expect(
      TokenType.allCases.map(\.rawValue) == [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
        "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
      ])
  }
}
