import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

@Suite("Canvas, scopes")
struct CanvasScopesTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let all = Shape.rectangle(Rect(0, 0, 40, 40))

  private static func picture(_ draw: (inout Canvas) -> Void) -> Pixmap {
    var canvas = Canvas(width: 40, height: 40)
    draw(&canvas)
    return canvas.finish()
  }

  @Test("cut a rectangle on whole pixels as coverage would")
  func wholePixels() {
    let curve = Shape.ellipse(Rect(1.5, 2, 35, 33))
    let clipped = Self.picture { canvas in
      canvas.withClip(.rectangle(Rect(5, 6, 20, 19))) { $0.fill(curve, with: .color(Self.red)) }
    }
    let mask = Coverage.mask(of: curve, width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let inside = 5..<25 ~= x && 6..<25 ~= y
        let expected = inside ? Pixel(Self.red).scaled(by: mask[x, y]) : .clear
        #expect(clipped[x, y] == expected)
      }
    }
    // A path of the same rectangle takes the long way.
    let rect = Rect(5, 6, 20, 19)
    #expect(
      Self.picture { $0.fill(.rectangle(rect), with: .color(Self.red)) }
        == Self.picture { $0.fill(.path(Shape.rectangle(rect).path), with: .color(Self.red)) })
  }

  @Test("multiply coverage with a mask, and masks with clips")
  func masks() {
    let shape = Shape.ellipse(Rect(2, 3, 30, 30))
    let clip = Shape.roundedRectangle(RoundedRectangle(Rect(4.5, 4, 31, 28.25), radius: 8))
    let mask = Coverage.mask(of: shape, width: 40, height: 40)
    let clipMask = Coverage.mask(of: clip, width: 40, height: 40)
    let pixmap = Self.picture { canvas in
      canvas.withClip(clip) { canvas in
        canvas.withMask(mask) { $0.fill(Self.all, with: .color(.black)) }
      }
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let product = Pixel.div255(UInt32(mask[x, y]) * UInt32(clipMask[x, y]))
        #expect(UInt32(pixmap[x, y].alpha) == product)
      }
    }
  }

  @Test("make masks of what is drawn: its alpha, or its luminance times its alpha")
  func maskKinds() {
    var canvas = Canvas(width: 3, height: 1)
    func draw(_ canvas: inout Canvas) {
      canvas.fill(
        .rectangle(Rect(0, 0, 1, 1)), with: .color(Color(red8: 102, green8: 51, blue8: 153)))
      canvas.fill(
        .rectangle(Rect(1, 0, 1, 1)),
        with: .color(Color(red8: 255, green8: 255, blue8: 255, alpha: 0.5)))
    }
    let alpha = canvas.mask(of: .alpha, draw)
    #expect([alpha[0, 0], alpha[1, 0], alpha[2, 0]] == [255, 128, 0])
    let luminance = canvas.mask(of: .luminance, draw)
    // 0.2125 · 102 + 0.7154 · 51 + 0.0721 · 153 = 69.19.
    #expect([luminance[0, 0], luminance[1, 0], luminance[2, 0]] == [69, 128, 0])
    let untouched = canvas.finish()
    #expect(untouched == Pixmap(width: 3, height: 1))
  }

  @Test("apply a group's mask once, to the finished group")
  func groupMask() {
    let half = Self.picture { canvas in
      let mask = canvas.mask(of: .alpha) {
        $0.fill(.rectangle(Rect(0, 0, 20, 40)), with: .color(Color.black.multiplyingAlpha(by: 0.5)))
      }
      canvas.withGroup(mask: mask) {
        $0.fill(Self.all, with: .color(.black))
        $0.fill(Self.all, with: .color(Self.red))
      }
    }
    #expect(half[3, 3] == Pixel(Self.red).scaled(by: 128))
    #expect(half[20, 3] == .clear)
  }

  @Test("begin every layer clear, also one whose pixels served before")
  func layers() {
    let twice = Self.picture { canvas in
      canvas.withGroup(opacity: 0.5) { canvas in
        canvas.fill(Self.all, with: .color(.black))
        canvas.withGroup { $0.fill(Self.all, with: .color(.white)) }
      }
      canvas.clear()
      canvas.withGroup { canvas in
        canvas.fill(.ellipse(Rect(3, 3, 20, 20)), with: .color(Self.red))
        canvas.withGroup { $0.fill(.ellipse(Rect(9, 9, 5, 5)), with: .color(.white)) }
      }
    }
    let plain = Self.picture {
      $0.fill(.ellipse(Rect(3, 3, 20, 20)), with: .color(Self.red))
      $0.fill(.ellipse(Rect(9, 9, 5, 5)), with: .color(.white))
    }
    #expect(twice == plain)
  }

  @Test("move shapes, clips, lines, gradients and pictures")
  func translation() {
    let stamp = Pixmap(
      width: 2, height: 2,
      pixels: [0xFF00_00FF, 0xFF00_FF00, 0x8080_0000, 0].map(Pixel.init(bits:)))
    func draw(_ canvas: inout Canvas, _ x: Double, _ y: Double) {
      let gradient = Gradient([.init(.white, at: 0), .init(Self.red, at: 1)])
      canvas.withClip(.ellipse(Rect(1 + x, 2 + y, 20, 18))) { canvas in
        canvas.fill(
          .rectangle(Rect(0.5 + x, y, 30, 30)),
          with: .linearGradient(gradient, from: Point(x, y), to: Point(9 + x, 7 + y)))
        canvas.stroke(
          Shape.ellipse(Rect(4 + x, 4 + y, 9, 9)).path, style: StrokeStyle(width: 2),
          with: .color(.black))
        canvas.draw(stamp, in: Rect(9 + x, 9 + y, 7, 5), sampling: .bilinear)
      }
    }
    let moved = Self.picture { canvas in
      canvas.withTransform(.translation(2, 1)) { canvas in
        canvas.withTransform(.translation(7, 4)) { draw(&$0, 0, 0) }
      }
    }
    #expect(moved == Self.picture { draw(&$0, 9, 5) })
  }

  @Test("make strokes first and then transform them, the inner transform before the outer")
  func nesting() {
    let transformed = Self.picture { canvas in
      canvas.withTransform(.translation(6, 4)) { canvas in
        canvas.withTransform(.scale(3, 2)) {
          $0.stroke(
            Path {
              $0.move(to: Point(1, 2))
              $0.line(to: Point(9, 2))
            }, style: StrokeStyle(width: 1), with: .color(Self.red))
        }
      }
    }
    let expected = Self.picture {
      $0.fill(.rectangle(Rect(9, 7, 24, 2)), with: .color(Self.red))
    }
    #expect(transformed == expected)
  }

  @Test(
    "fill rectangles under any transform as their paths",
    arguments: [
      AffineTransform.scale(2, 0.5), .scale(-1, 1).concatenating(.translation(30, 3)),
      .rotation(0.4), AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 35, ty: 1),
    ])
  func rectangles(transform: AffineTransform) {
    let rect = Rect(4, 2, 12, 10)
    let path = Shape.rectangle(rect).path.transformed(by: transform)
    #expect(
      Self.picture { canvas in
        canvas.withTransform(transform) { $0.fill(.rectangle(rect), with: .color(Self.red)) }
      } == Self.picture { $0.fill(.path(path), with: .color(Self.red)) })
  }

  @Test("turn a picture by quarters without a change to its pixels")
  func quarters() {
    var random = RandomSource(seed: 2)
    let image = Pixmap(
      width: 5, height: 3,
      pixels: (0..<15).map { _ in
        let bits = random.next()
        return Pixel(
          premultipliedRed: UInt8(truncatingIfNeeded: bits),
          green: UInt8(truncatingIfNeeded: bits >> 8), blue: 9,
          alpha: UInt8(truncatingIfNeeded: bits >> 16))
      })
    for sampling in [Sampling.bilinear, .filtered] {
      let turned = Self.picture { canvas in
        canvas.withTransform(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 4)) {
          $0.draw(image, in: Rect(0, 0, 5, 3), sampling: sampling)
        }
      }
      let mirrored = Self.picture { canvas in
        canvas.withTransform(.scale(-1, 1).concatenating(.translation(20, 0))) {
          $0.draw(image, in: Rect(0, 0, 5, 3), sampling: sampling)
        }
      }
      for y in 0..<3 {
        for x in 0..<5 {
          #expect(turned[9 - y, 4 + x] == image[x, y])
          #expect(mirrored[19 - x, y] == image[x, y])
        }
      }
    }
  }

  @Test("turn a picture of one colour into that colour, at any whole pixel the same")
  func turned() {
    let image = Pixmap(width: 30, height: 20, fill: Pixel(Self.red))
    let rect = Rect(3, 4, 12.5, 9)
    func draw(_ canvas: inout Canvas, _ x: Double, _ y: Double) {
      canvas.withTransform(AffineTransform.rotation(0.3).concatenating(.translation(x, y))) {
        $0.draw(image, in: rect, sampling: .filtered)
      }
    }
    let picture = Self.picture { draw(&$0, 5, 2) }
    let path = Shape.rectangle(rect).path.transformed(
      by: AffineTransform.rotation(0.3).concatenating(.translation(5, 2)))
    #expect(picture == Self.picture { $0.fill(.path(path), with: .color(Self.red)) })
    let stamp = Pixmap(
      width: 4, height: 4, pixels: (0..<16).map { Pixel(bits: 0xFF00_0000 | UInt32($0) * 1_009) })
    func stamped(_ dx: Int) -> Pixmap {
      var canvas = Canvas(width: 240, height: 40)
      canvas.withTransform(
        AffineTransform.rotation(0.3).concatenating(.translation(5.3 + Double(dx), 2.7))
      ) { $0.draw(stamp, in: rect, sampling: .bilinear) }
      return canvas.finish().cropped(x: dx, y: 0, width: 40, height: 40)
    }
    #expect(stamped(0) == stamped(197))
  }

  @Test("show the innermost layer so far, as large as the canvas")
  func snapshots() {
    var canvas = Canvas(width: 40, height: 40, fill: Pixel(.white))
    canvas.withGroup { $0.fill(Self.all, with: .color(Self.red)) }
    let rect = Shape.rectangle(Rect(-5, 10, 30, 20))
    canvas.withClip(.rectangle(Rect(3, 4, 50, 22))) { canvas in
      canvas.withGroup(opacity: 0.5) { canvas in
        canvas.fill(rect, with: .color(.black))
        let layer = canvas.snapshot()
        canvas.fill(Self.all, with: .color(.white))
        #expect(layer == Self.picture { $0.fill(.rectangle(Rect(3, 10, 22, 16)), with: .black) })
      }
    }
    canvas.withBlur(sigma: 2) { canvas in
      canvas.fill(rect, with: .color(.black))
      let layer = canvas.snapshot()
      #expect(layer == Self.picture { $0.fill(rect, with: .black) })
    }
    canvas.withClip(.rectangle(Rect(3, 4, 0, 0))) { canvas in
      canvas.withGroup { canvas in
        let layer = canvas.snapshot()
        #expect(layer == Pixmap(width: 40, height: 40))
      }
    }
    let pixmap = canvas.snapshot()
    let finished = canvas.finish()
    #expect(pixmap == finished)
  }

  @Test("start over on the same pixels")
  func clear() {
    var canvas = Canvas(width: 40, height: 40, fill: Pixel(.white))
    canvas.fill(.ellipse(Rect(3, 3, 20, 20)), with: .color(.black))
    canvas.clear(to: Pixel(Self.red))
    canvas.fill(.rectangle(Rect(0, 0, 40, 40)), with: .color(Color.black.multiplyingAlpha(by: 0.5)))
    canvas.fill(.rectangle(Rect(0, 0, 3, 1)), with: .color(.white))
    canvas.clear()
    canvas.clear(to: Pixel(.black))
    canvas.fill(.rectangle(Rect(0, 0, 40, 39)), with: .color(Self.red))
    canvas.withGroup(opacity: 0.5) { canvas in
      canvas.fill(Self.all, with: .color(.white))
      canvas.clear(to: Pixel(.black))
    }
    let pixmap = canvas.finish()
    let half = Pixel(.black).scaled(by: 128)
    #expect(pixmap[0, 0] == half.over(Pixel(Self.red)))
    #expect(pixmap[39, 39] == half.over(Pixel(.black)))
    var cleared = Canvas(width: 4, height: 4, fill: Pixel(.white))
    cleared.clear(to: half)
    let picture = cleared.finish()
    #expect(picture == Pixmap(width: 4, height: 4, fill: half))
  }
}
