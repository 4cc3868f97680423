import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite struct DigestTests {
  @Test(
    "Bytes are hashed by FNV-1a, 64 bits, as published",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func published(text: String, digest: String) {
    #expect(Digest.text(of: text.utf8) == digest)
  }

  @Test("Outlines differ by any step and any coordinate; the sign of zero does not count")
  func paths() {
    func digest(_ x: Double, quadratic: Bool = false) -> String {
      Digest.text(
        of: Path { path in
          path.move(to: .zero)
          if quadratic {
            path.quadratic(.zero, to: Point(x, 1))
          } else {
            path.line(to: Point(x, 1))
          }
        })
    }
    #expect(digest(1) == digest(1))
    #expect(digest(0.0) == digest(-0.0))
    #expect(Set([digest(1), digest(1.nextUp), digest(2), digest(1, quadratic: true)]).count == 4)
  }
}
