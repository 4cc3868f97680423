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
      for target in ColorSpace.allCases {
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

  @Test("the two parts of the transfer curve meet within the rounding of its constants")
  func toe() {
    for edge in [0.040_45, -0.040_45] {
      let below = Color(.srgb, edge, 0, 0).xyz.x
      let above = Color(.srgb, edge * (1 + 1e-12), 0, 0).xyz.x
      #expect(abs(above - below) < 1e-8)
      #expect(below.sign == edge.sign)
    }
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
