import TesseraGraphics
import Testing

@Suite("How much a map enlarges")
struct AffineTransformScaleTests {
  @Test("Turns, mirrors and even scales have one factor; others have none")
  func uniform() {
    #expect(AffineTransform.scale(3, -3).uniformScale == 3)
    let turned = AffineTransform.rotation(0.7).concatenating(.scale(2, 2))
    #expect(abs((turned.uniformScale ?? 0) - 2) < 1e-12)
    #expect(AffineTransform.scale(3, 2).uniformScale == nil)
    #expect(AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).uniformScale == nil)
  }

  @Test("The largest factor is that of the direction that grows most")
  func largest() {
    #expect(AffineTransform.scale(3, 2).largestScale == 3)
    #expect(AffineTransform.scale(0, 0).largestScale == 0)
    let turned = AffineTransform.scale(5, 1).concatenating(.rotation(0.3))
    #expect(abs(turned.largestScale - 5) < 1e-12)
  }
}
