import Testing

@testable import TesseraTheme

@Suite("Token types")
struct TokenTypeTests {
  @Test("the names are DTCG's, and those that are read are known")
  func types() {
    #expect(
      TokenType.allCases.filter(\.isSupported).map(\.rawValue) == [
        "color", "dimension", "fontFamily", "fontWeight", "number", "shadow", "gradient",
        "typography",
      ])
    #expect(
      TokenType.allCases.filter { !$0.isSupported }.map(\.rawValue) == [
        "duration", "cubicBezier", "strokeStyle", "border", "transition",
      ])
  }
}
