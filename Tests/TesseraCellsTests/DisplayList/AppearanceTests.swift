import TesseraGraphics
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct AppearanceTests {
  private static let outsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  private func appearance(
    _ size: Size, scale: Int = 1, outsets: EdgeInsets = outsets, crops: Bool = false
  ) throws(CellError) -> Appearance {
    let cell = SampleCell(outsets: outsets)
    return try Appearance(
      of: cell, roles: CellRoles(of: cell, in: nil), item: Item("item"), state: .normal,
      environment: Environment(scale: scale), size: size, cropsToBounds: crops)
  }

  @Test(
    "The canvas is the bounds and the outsets, with edges on whole device pixels",
    arguments: [
      (Size(10, 5), 1, Rect(-2, -1, 16, 9)), (Size(10, 5), 3, Rect(-6, -3, 48, 27)),
      // 10.3 · 3 = 30.9; edges snap, so the right outset stays whole.
      (Size(10.3, 5), 3, Rect(-6, -3, 49, 27)), (Size(10.5, 5.25), 1, Rect(-2, -1, 17, 9)),
      (Size(10.5, 5.25), 2, Rect(-4, -2, 33, 19)),
    ])
  func canvas(size: Size, scale: Int, expected: Rect) throws {
    #expect(try appearance(size, scale: scale).canvas == expected)
  }

  @Test("Cropped to the bounds, the canvas has no outsets")
  func cropped() throws {
    #expect(try appearance(Size(10.3, 5), scale: 3, crops: true).canvas == Rect(0, 0, 31, 15))
  }

  @Test(
    "A size that holds no device pixel, or more than a canvas may have, is refused",
    arguments: [
      (Size(0, 5), 1, "0x5 @1x"), (Size(5, -1), 2, "5x-1 @2x"), (Size(0.4, 5), 1, "0.4x5 @1x"),
      (Size(.nan, 5), 1, "nanx5 @1x"), (Size(5, .infinity), 1, "5xinf @1x"),
      (Size(1e300, 5), 1, "1e+300x5 @1x"), (Size(-1e300, 5), 1, "-1e+300x5 @1x"),
      (Size(16_385, 5), 1, "16385x5 @1x"), (Size(5, 8_193), 2, "5x8193 @2x"),
      (Size(5, 5), 0, "5x5 @0x"), (Size(5, 5), -1, "5x5 @-1x"),
    ])
  func refused(size: Size, scale: Int, text: String) {
    #expect(throws: CellError.invalidSize(cell: "sample", size: text)) {
      try appearance(size, scale: scale, outsets: .zero)
    }
    // Outsets are no bounds.
    #expect(throws: CellError.invalidSize(cell: "sample", size: text)) {
      try appearance(size, scale: scale)
    }
  }

  @Test("The largest canvas counts the outsets")
  func limit() throws {
    _ = try appearance(Size(16_384, 1), outsets: .zero)
    _ = try appearance(Size(16_384, 1), crops: true)
    #expect(throws: CellError.invalidSize(cell: "sample", size: "16379x1 @1x")) {
      try appearance(Size(16_379, 1))
    }
  }

  @Test("Equal appearances give equal lists, state for state")
  func determinism() throws {
    let cell = SampleCell { context in
      Slots(
        background: Layer(fill: .literal(.black), opacity: context.state.isSelected ? 0.5 : 1),
        content: [
          Layer(
            text: TextContent(
              context.item.text ?? "",
              font: .literal(.init(families: ["DejaVu Sans"], size: 12)), color: .tint))
        ])
    }
    let item = Item("item", text: "Ágnes 通知 محمود")
    for state in CellState.basic {
      let lists = try (0..<2).map { _ in try Drawing(cell, item: item, state: state).list }
      #expect(lists[0] == lists[1])
      #expect(lists[0].hashValue == lists[1].hashValue)
      #expect(lists[0].description == lists[1].description)
    }
  }
}
