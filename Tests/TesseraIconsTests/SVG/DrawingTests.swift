import TesseraGraphics
import TesseraRaster
import Testing

/// SVG → pixels: what only the whole way can show.
@Suite("Drawn icons")
struct DrawingTests {
  private static let blue = Pixel(premultipliedRed: 0, green: 0, blue: 255, alpha: 255)

  @Test("An even-odd hole, a union of clips and a translucent group are what they say")
  func composites() throws {
    let pixmap = try pixels(
      of: try picture(
        square(
          """
          <clipPath id='a'><rect width='4' height='2'/><path d='M2 0v4h2v-4z'/></clipPath>
          <path d='M0 0h10v10h-10zM1 1h1v1h-1z' fill='#00f' fill-rule='evenodd' clip-path='url(#a)'/>
          <g opacity='.5'><rect x='6' width='2' height='2'/><rect x='7' width='2' height='2'/></g>
          """)))
    #expect(pixmap[0, 0] == Self.blue)
    #expect(pixmap[1, 1] == .clear)
    // The two shapes of the clip overlap here and turn opposite ways.
    #expect(pixmap[2, 1] == Self.blue)
    #expect(pixmap[3, 3] == Self.blue)
    #expect(pixmap[0, 3] == .clear)
    let half = Pixel(premultipliedRed: 0, green: 0, blue: 0, alpha: 128)
    #expect([6, 7, 8].map { pixmap[$0, 1] } == [half, half, half])
  }

  @Test("A stretched line is as wide as its transform makes it on each axis")
  func stretchedLine() throws {
    let pixmap = try pixels(
      of: try picture(
        square(
          """
          <rect transform='scale(2 1)' x='1.5' y='1.5' width='2' height='7' fill='none' stroke='#00f'/>
          """)))
    #expect(
      (0..<10).map { pixmap[$0, 5] == Self.blue }
        == [2, 3, 6, 7].reduce(into: [Bool](repeating: false, count: 10)) { $0[$1] = true })
    #expect(
      (0..<10).map { pixmap[5, $0] == Self.blue }
        == [1, 8].reduce(into: [Bool](repeating: false, count: 10)) { $0[$1] = true })
  }

  @Test("A skewed radial gradient fills shapes, and lines along them, alike")
  func skewedGradient() throws {
    let gradient = """
      <radialGradient id='g' gradientUnits='userSpaceOnUse' cx='5' cy='10' r='4'
      gradientTransform='rotate(30 5 5) scale(1 .5)'><stop stop-color='#00f'/>
      <stop offset='1' stop-color='#f00'/></radialGradient>
      """
    let filled = try pixels(
      of: try picture(square("\(gradient)<rect x='1' y='4' width='8' height='2' fill='url(#g)'/>")))
    let drawn = try pixels(
      of: try picture(
        square("\(gradient)<path d='M1 5h8' stroke='url(#g)' stroke-width='2'/>")))
    for x in 1..<9 { #expect(drawn[x, 4] == filled[x, 4]) }
    #expect(filled[5, 5].blue > filled[1, 5].blue)
    #expect(drawn[0, 4] == .clear)
    #expect(drawn[4, 3] == .clear)
  }

  @Test("The tint colours template parts, gradients' among them, and nothing else")
  func tint() throws {
    let image = try picture(
      square(
        """
        <linearGradient id='g'><stop stop-color='currentColor'/><stop offset='1'
        stop-color='currentColor'/></linearGradient>
        <rect width='2' height='2' fill='currentColor'/><rect x='2' width='2' height='2' fill='url(#g)'/>
        <rect x='4' width='2' height='2' fill='#f00'/>
        """))
    let pixmap = try pixels(of: image, tint: Color(red8: 0, green8: 0, blue8: 255))
    #expect([0, 2, 4].map { pixmap[$0, 0] } == [Self.blue, Self.blue, .opaqueRed])
    let template = try pixels(of: image.asTemplate(), tint: Color(red8: 0, green8: 0, blue8: 255))
    #expect(template[4, 0] == Self.blue)
  }

  @Test("A picture is fitted into the middle of its square")
  func fitted() throws {
    let pixmap = try pixels(
      of: try picture("<svg viewBox='0 0 4 2'><rect width='4' height='2' fill='#00f'/></svg>"),
      side: 8)
    #expect(
      (0..<8).map { pixmap[0, $0] == Self.blue } == [
        false, false, true, true, true, true, false, false,
      ])
  }
}

extension Pixel {
  fileprivate static let opaqueRed = Pixel(premultipliedRed: 255, green: 0, blue: 0, alpha: 255)
}
