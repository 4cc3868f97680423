import Testing

import TesseraGraphics

@Suite("Colours of CSS")
struct CSSColorTests {
  @Test(
    "every form is read, digits and words in either case",
    arguments: [
      ("#f80", "#ff8800"), ("#F80C", "#ff8800cc"), ("#12aBfF", "#12abff"),
      ("#12abff00", "#12abff00"),
      ("tomato", "#ff6347"), ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
      (" \n white\t", "#ffffff"),
      ("rgb(255, 128, 0)", "#ff8000"), ("rgba(255,128,0,.5)", "#ff800080"),
      ("rgb(100%, 50%, 0%, 50%)", "#ff800080"),
      ("RGB( 255 128 0 / 50% )", "#ff800080"), ("rgb(100% 128 none)", "#ff8000"),
      ("rgb(300 -20 0)", "#ff0000"), ("rgb(1e2 +1.28e2 .0)", "#648000"),
      ("hsl(120, 100%, 25%)", "#008000"), ("hsla(120deg, 100%, 25%, 0.5)", "#00800080"),
      ("hsl(120 100 25)", "#008000"), ("hsl(0.5turn 100% 50%)", "#00ffff"),
      ("hsl(-240 100% 25%)", "#008000"), ("hsl(200grad 100% 50%)", "#00ffff"),
      ("hsl(3.141592653589793rad 100% 50% / none)", "#00ffff00"),
      ("hwb(60 0% 50%)", "#808000"), ("hwb(60 100% 300% / 1)", "#404040"),
      ("lab(50% 40 59.5)", "#bf5700"), ("lab(50 32% 47.6%)", "#bf5700"),
      ("lch(52.2345% 72.2 56.2)", "#c65d06"), ("lch(52.2345 48.13333% 56.2)", "#c65d06"),
      ("oklab(40.1% 0.1143 0.045)", "#7d2429"), ("oklab(0.401 28.575% 11.25%)", "#7d2429"),
      ("oklch(40.1% 0.123 21.57)", "#7d2429"), ("oklch(0.401 30.75% 21.57deg)", "#7d2429"),
      ("color(srgb 1 0.5 0)", "#ff8000"), ("color(srgb-linear 50% 50% 50%)", "#bcbcbc"),
      ("color(display-p3 1 0 0)", "#ff0b0c"), ("color(rec2020 .5 .5 .5 / .2)", "#78787833"),
      ("color(xyz 0.9505 1 1.0891)", "#ffffff"), ("color(xyz-d50 0.9643 1 0.8251)", "#ffffff"),
      ("color(a98-rgb 0 0 0)", "#000000"), ("color(prophoto-rgb 1 1 1)", "#ffffff"),
    ])
  func reads(text: String, hex: String) throws {
    #expect(try CSSColor(text).color.hexText == hex)
  }

  @Test(
    "space, components and `none` stay as they are written, in DTCG's ranges",
    arguments: [
      ("oklch(70% none 390deg / none)", ColorSpace.oklch, [0.7, nil, 30], nil),
      ("hsl(none 50 25%)", .hsl, [nil, 50, 25], 1),
      ("rgb(0 51 255 / 20%)", .srgb, [0, 0.2, 1], 0.2),
      ("lch(120% -3 0)", .lch, [100, 0, 0], 1),
      ("color(display-p3 1.2 -0.5 none)", .displayP3, [1.2, -0.5, nil], 1),
      ("color(xyz 1 1 1 / 7)", .xyzD65, [1, 1, 1], 1),
      ("hwb(60 100% 300%)", .hwb, [60, 25, 75], 1),
    ] as [(String, ColorSpace, [Double?], Double?)])
  func parts(text: String, space: ColorSpace, components: [Double?], alpha: Double?) throws {
    let color = try CSSColor(text)
    #expect(color.space == space)
    #expect(color.components == components)
    #expect(color.alpha == alpha)
  }

  @Test(
    "what is no colour says why",
    arguments: [
      ("", .malformed("the colour is not complete")),
      ("redd", .unknownName("redd")),
      ("currentColor", .dependent("currentcolor")), ("CanvasText", .dependent("canvastext")),
      ("rgbb(1 2 3)", .unknownFunction("rgbb")),
      ("color(p3 1 2 3)", .unknownSpace("p3")),
      ("#12", .malformed("a hex colour has 3, 4, 6 or 8 hexadecimal digits behind the `#`")),
      ("rgb(1 2)", .malformed("`rgb()` has three components, not 2")),
      ("rgb(1,2,3,4,5)", .malformed("`rgb()` has three components, not 5")),
      ("rgb(1 2 3", .malformed("the colour is not complete")),
      ("rgb(1 2 3) 4", .malformed("`4` has no place there in a colour")),
      ("rgb(1,2,)", .malformed("`)` has no place there in a colour")),
      ("rgb(1, 2 3)", .malformed("`rgb()` separates by commas or by spaces, not by both")),
      ("rgb(1 2, 3)", .malformed("`rgb()` separates by commas or by spaces, not by both")),
      (
        "rgb(1, 2, 3 / 0.5)",
        .malformed("`rgb()` separates by commas or by spaces, not by both")
      ),
      ("oklch(1, 2, 3)", .malformed("`oklch()` has no commas: write spaces")),
      ("rgb(none, 2, 3)", .malformed("`none` needs the form of `rgb()` without commas")),
      (
        "rgb(1%, 2, 3)",
        .malformed("with commas, `rgb()` has three numbers or three percentages")
      ),
      (
        "hsl(1, 2, 3)",
        .malformed("with commas, saturation and lightness of `hsl()` are percentages")
      ),
      ("hsl(50% 50% 50%)", .malformed("a hue is an angle, not a percentage")),
      ("rgb(1deg 2 3)", .malformed("only the hue of `rgb()` is an angle")),
      ("hsl(1em 2 3)", .malformed("`em` is no unit of a colour's component")),
      ("rgb(calc(1) 2 3)", .malformed("`calc()` is not read inside a colour")),
      ("rgb(red 2 3)", .malformed("`red` is no component of a colour")),
      (
        "oklch(from red l c h)",
        .malformed("a relative colour, `oklch(from …)`, is not read")
      ),
      ("rgb(1e999 2 3)", .malformed("a number of the colour is too large")),
      ("rgb(1 2 3 / )", .malformed("`)` has no place there in a colour")),
      ("rgb(1 . 3)", .malformed("`.` has no place there in a colour")),
    ] as [(String, CSSColorError)])
  func rejects(text: String, error: CSSColorError) {
    #expect(throws: error) { try CSSColor(text) }
  }

  @Test("numbers need no space between them where signs or points part them")
  func tight() throws {
    #expect(try CSSColor("rgb(1+2-3)").components == [1.0 / 255, 2.0 / 255, 0])
    #expect(try CSSColor("color(srgb .1.2.3)").components == [0.1, 0.2, 0.3])
  }
}
