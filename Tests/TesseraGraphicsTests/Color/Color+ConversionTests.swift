import TesseraTestSupport
import Testing

import TesseraGraphics

@Suite("Color: conversion")
struct ColorConversionTests {
  @Test("a colour that is in the space already keeps its bits", arguments: ColorSpace.allCases)
  func identity(space: ColorSpace) {
    let color = Color(space, 0.123_456_789, 1.5, -0.25, alpha: 0.3)
    #expect(color.converted(to: space) == color)
  }

  @Test(
    "known colours in other spaces",
    arguments: [
      // CSS Color 4 gives these of red, lime and blue in OKLCH to five places.
      (Color(red: 1, green: 0, blue: 0), ColorSpace.oklch, [0.627_96, 0.257_68, 29.234], 5e-4),
      (Color(red: 0, green: 1, blue: 0), .oklch, [0.866_44, 0.294_83, 142.495], 5e-4),
      (Color(red: 0, green: 0, blue: 1), .oklch, [0.452_01, 0.313_21, 264.052], 5e-4),
      (Color(red: 1, green: 1, blue: 1), .oklch, [1, 0, 0], 1e-14),
      (Color(red: 1, green: 1, blue: 1), .displayP3, [1, 1, 1], 1e-14),
      (Color(.displayP3, 1, 1, 1), .srgb, [1, 1, 1], 1e-14),
      (Color(.displayP3, 1, 0, 0), .srgb, [1.093_066, -0.226_742, -0.150_135], 1e-6),
      (Color(.oklch, 1, 0, 0), .srgb, [1, 1, 1], 1e-14),
      (Color(.oklch, 0, 0, 0), .srgb, [0, 0, 0], 1e-14),
      // Half grey of BT.2020 by the gamma of 2.4, not by the camera's curve: #787878.
      (Color(.rec2020, 0.5, 0.5, 0.5), .srgbLinear, [0.189_465, 0.189_465, 0.189_465], 1e-6),
      // The whites, in the spaces that do not have them at (1, 1, 1).
      (Color.white, .xyzD65, [0.950_456, 1, 1.089_058], 1e-6),
      (Color.white, .xyzD50, [0.964_296, 1, 0.825_105], 1e-6),
      (Color.white, .lab, [100, 0, 0], 1e-12),
      (Color.white, .oklab, [1, 0, 0], 1e-14),
      (Color(.proPhotoRGB, 1, 1, 1), .srgb, [1, 1, 1], 1e-14),
      // CSS Color 4's own: hsl and hwb are exact, as they are sRGB in other coordinates.
      (Color(.hsl, 120, 100, 25), .srgb, [0, 0.5, 0], 0),
      (Color(.hsl, 30, 100, 50), .srgb, [1, 0.5, 0], 0),
      (Color(.hsl, 210, 0, 50), .srgb, [0.5, 0.5, 0.5], 0),
      (Color(.hwb, 60, 0, 50), .srgb, [0.5, 0.5, 0], 0),
      (Color(.hwb, 60, 100, 300), .srgb, [0.25, 0.25, 0.25], 0),
      (Color(red: 1, green: 0.5, blue: 0), .hsl, [30, 100, 50], 0),
      (Color(red: 0.5, green: 0, blue: 1), .hsl, [270, 100, 50], 0),
      (Color(red: 0.25, green: 0.5, blue: 0.25), .hwb, [120, 25, 50], 0),
      (Color(red: 0.5, green: 0.5, blue: 0.5), .hwb, [0, 50, 50], 0),
      (Color.black, .hsl, [0, 0, 0], 0),
    ] as [(Color, ColorSpace, [Double], Double)])
  func known(color: Color, target: ColorSpace, expected: [Double], tolerance: Double) {
    let result = color.converted(to: target)
    #expect(result.space == target)
    for (ours, theirs) in zip([result.c1, result.c2, result.c3], expected) {
      #expect(abs(ours - theirs) <= tolerance)
    }
  }

  @Test("there and back again, outside the gamut too, with alpha kept")
  func roundTrips() {
    let steps = stride(from: -0.5, through: 1.5, by: 0.25)
    for space in [ColorSpace.srgb, .displayP3] {
      for target in ColorSpace.allCases where target.rawValue.first != "h" {
        for red in steps {
          for green in steps {
            for blue in steps {
              let color = Color(space, red, green, blue, alpha: 0.7)
              let back = color.converted(to: target).converted(to: space)
              let error = max(
                abs(back.c1 - red), abs(back.c2 - green), abs(back.c3 - blue))
              guard error < 1e-12, back.alpha == 0.7 else {
                Issue.record("\(color) by \(target) comes back as \(back)")
                return
              }
            }
          }
        }
      }
    }
  }

  @Test("inside the gamut every space leads there and back again", arguments: ColorSpace.allCases)
  func roundTrips(space: ColorSpace) {
    var random = RandomSource(seed: 3)
    func component() -> Double { .random(in: 0...1, using: &random) }
    for _ in 0..<2_000 {
      let color = Color(red: component(), green: component(), blue: component(), alpha: 0.7)
      let back = color.converted(to: space).converted(to: .srgb)
      let error = max(
        abs(back.c1 - color.c1), abs(back.c2 - color.c2), abs(back.c3 - color.c3))
      #expect(error < 1e-12)
      #expect(back.alpha == 0.7)
    }
  }

  @Test("an HSL of a colour outside sRGB has no negative saturation, and leads back")
  func saturation() {
    let color = Color(red: 1.2, green: 1.1, blue: 0.9)
    let hsl = color.converted(to: .hsl)
    #expect(hsl.c2 >= 0)
    let back = hsl.converted(to: .srgb)
    #expect(abs(back.c1 - 1.2) + abs(back.c2 - 1.1) + abs(back.c3 - 0.9) < 1e-12)
  }

  @Test("the two parts of the transfer curve meet within the rounding of its constants")
  func toe() {
    for edge in [0.040_45, -0.040_45] {
      let below = Color(.srgb, edge, 0, 0).xyz.x
      let above = Color(.srgb, edge * (1 + 1e-12), 0, 0).xyz.x
      #expect(abs(above - below) < 1e-8)
      #expect(below.sign == edge.sign)
    }
  }

  @Test("the curve of ProPhoto has its toe up to 16/512, and the light's edge at 1/512")
  func proPhotoToe() {
    let toe = Color(.proPhotoRGB, 0.03, 0.03, 0.03)
    #expect(abs(toe.xyz.y - 0.03 / 16) < 1e-9)
    let back = toe.converted(to: .xyzD65).converted(to: .proPhotoRGB)
    #expect(abs(back.c1 - 0.03) < 1e-12)
  }

  @Test("a grey has hue 0, and hues lie in 0…360")
  func hues() {
    for step in 0...255 {
      let grey = Color(red8: UInt8(step), green8: UInt8(step), blue8: UInt8(step))
      #expect(grey.converted(to: .oklch).c3 == 0)
      let color = Color(red8: UInt8(step), green8: 255 - UInt8(step), blue8: 128)
      #expect((0..<360).contains(color.converted(to: .oklch).c3))
    }
    let below = Color(.oklch, 0.5, 0.1, -30).converted(to: .srgb).converted(to: .oklch)
    #expect(abs(below.c3 - 330) < 1e-9)
  }

  @Test("ΔEOK is the distance in OKLab")
  func difference() {
    #expect(abs(Color.white.deltaEOK(.black) - 1) < 1e-12)
    #expect(Color(.oklch, 0.5, 0.1, 40).deltaEOK(Color(.oklch, 0.5, 0.1, 40)) == 0)
    let a = Color(.oklch, 0.5, 0.1, 0)
    let b = Color(.oklch, 0.5, 0.1, 180)
    #expect(abs(a.deltaEOK(b) - 0.2) < 1e-15)
    #expect(a.deltaEOK(b) == b.deltaEOK(a))
  }
}
