import TesseraGraphics
import Testing

@testable import TesseraTheme

@Suite("Border values")
struct ValueReaderBorderTests {
  private static let tokens = """
    ink: { $type: 'color', $value: '#000' },
    thin: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
    dots: { $type: 'strokeStyle', $value: 'dotted' },
    """

  @Test("parts are values or references")
  func border() {
    let written = Reading(
      "{ color: '#fff', width: { value: 2, unit: 'px' }, style: 'solid' }", as: .border)
    #expect(written.findings == [])
    #expect(
      written.value == .border(BorderValue(color: .white, width: 2, style: .keyword(.solid))))
    let referred = Reading(
      "{ style: '{dots}', color: '{ink}', width: '{thin}' }", as: .border, among: Self.tokens)
    #expect(referred.findings == [])
    #expect(
      referred.value == .border(BorderValue(color: .black, width: 1, style: .keyword(.dotted))))
  }

  @Test("every part is required and checked, and no other is known")
  func faults() {
    let reading = Reading(
      "{ color: '{thin}', style: 'solidd', widht: '{thin}' }", as: .border, among: Self.tokens)
    #expect(reading.value == nil)
    #expect(
      reading.findings == [
        "error T0306 1 this border lacks its `width`",
        "error T0206 10 `color` should be a color, but `{thin}` is a dimension",
        "error T0303 27 `style` is the name of a line style or an object, not `solidd`",
        "warning T0306 37 a border has no `widht`; it is ignored",
      ])
    #expect(
      reading.helps == [
        nil, "refer to a color, or write one out", "did you mean `solid`?", "did you mean `width`?",
      ])
  }
}
