import Testing

@testable import TesseraTesting

/// What two states of a cell have to do with each other.
@Suite("Relations")
struct RelationTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  private func looks(_ cell: PillCell, states: [CellState]? = nil) -> LookSelection {
    LookSelection(cell: cell, states: states, items: [Item("one", text: "One")])
  }

  private func differences(_ cell: PillCell, in slot: Slot, atLeast: Double) throws -> [String] {
    try DifferenceCheck(first: .normal, second: .selected, slot: slot, minimum: atLeast)
      .failures(of: looks(cell), in: package.place).map(\.message)
  }

  @Test("states that differ enough where a slot draws pass, others are told with their figures")
  func difference() throws {
    #expect(try differences(PillCell(), in: .selectedBackground, atLeast: 30).isEmpty)
    // ΔE*00 of white and #fefefe, rounded: 0.16 and more digits.
    let close = PillCell(chosen: "#fefefe")
    let told = try differences(close, in: .selectedBackground, atLeast: 1)
    #expect(told.count == 1)
    #expect(
      told[0].hasPrefix(
        "pill/default/one/normal@2x and selected differ in the slot selectedBackground by ΔE*00 0.")
    )
    #expect(told[0].contains("; at least 1 was expected\n  of the "))
    // The measure is what one pixel in a hundred reaches: the least that is there does not pass.
    #expect(try differences(close, in: .selectedBackground, atLeast: 0.1).isEmpty)
  }

  @Test("a slot that draws nothing in either state cannot hold anything")
  func absent() throws {
    #expect(
      try differences(PillCell(), in: .icon, atLeast: 1)
        == ["pill/default/one/normal@2x and selected: the slot icon draws nothing in either"])
    #expect(try differences(PillCell(chosen: "#ffffff"), in: .content, atLeast: 1).count == 1)
  }

  @Test("equal states differ by 0")
  func equal() throws {
    let told = try differences(PillCell(chosen: "#ffffff"), in: .selectedBackground, atLeast: 0.5)
    #expect(told.count == 1)
    #expect(told[0].contains(" by ΔE*00 0; at least 0.5 was expected"))
    #expect(told[0].hasSuffix(" 0 differ, by 0 at most"))
  }

  private func highlights(_ cell: PillCell, _ color: Color? = nil) throws -> [String] {
    try HighlightCheck(color: color).failures(of: looks(cell), in: package.place).map(\.message)
  }

  @Test("a translucent highlight is its colour over what lies below, bit for bit")
  func blend() throws {
    #expect(try highlights(PillCell()).isEmpty)
    #expect(
      try highlights(PillCell(), Color(red8: 0, green8: 0, blue8: 0, alpha: 38.0 / 255)).isEmpty)
    #expect(try highlights(PillCell(surface: "#12345680", pressed: "#abcdef33")).isEmpty)
  }

  @Test("another colour is told with its figures, in each pressed state")
  func wrongColor() throws {
    let told = try highlights(PillCell(), Color(red8: 0, green8: 0, blue8: 0, alpha: 39.0 / 255))
    #expect(told.count == 2)
    #expect(told[0].hasPrefix("pill/default/one/highlighted@2x: "))
    #expect(told[0].contains("pixels of the highlight are not #00000027 over what lies below\n"))
    // 255 − 255·38/255 = 217 is drawn; with 39 it would be 216.
    #expect(
      told[0].contains(
        "it is (217, 217, 217, 255), expected (216, 216, 216, 255): (0, 0, 0, 39) over"
          + " (255, 255, 255, 255)"))
  }

  @Test("a group's opacity or a blend mode beside the colour is found")
  func blendMode() throws {
    var layer = Layer(shape: .capsule, fill: .role("pressed"))
    layer.blendMode = .multiply
    let green = PillCell(surface: "#30d158", pressed: "#ff9f0a80", highlight: layer)
    #expect(try highlights(green).count == 2)
  }

  @Test("what is no single colour has to be said, and a cell without a highlight has none")
  func odd() throws {
    var layer = Layer()
    layer.children = [Layer(fill: .role("pressed")), Layer(fill: .role("pressed"))]
    #expect(try highlights(PillCell(highlight: layer)).first?.contains("no single colour") == true)
    #expect(
      try highlights(PillCell(highlight: Layer())).first
        == "pill/default/one/highlighted@2x: nothing is drawn as highlight")
    #expect(throws: TestFailure.self) {
      try HighlightCheck(color: nil).failures(
        of: looks(PillCell(), states: [.normal]), in: package.place)
    }
  }

  private func contrasts(
    _ cell: PillCell, atLeast: Double? = nil, states: [CellState]? = nil
  ) throws -> [String] {
    try ContrastCheck(minimum: atLeast).failures(of: looks(cell, states: states), in: package.place)
      .map(\.message)
  }

  @Test("a text that stands out in every state passes; one that does not is told where")
  func contrast() throws {
    #expect(try contrasts(PillCell()).isEmpty)
    // #767676 on white is 4.54:1, on the pressed white, #d9d9d9, less.
    let told = try contrasts(PillCell(ink: "#767676"), states: [.normal, .highlighted])
    #expect(told.count == 1)
    #expect(
      told[0].hasPrefix("pill/default/one/highlighted@2x: content/title has a contrast of 3.2"))
    #expect(told[0].hasSuffix(", #767676 on #d9d9d9; at least 4.5:1 was expected"))
    #expect(try contrasts(PillCell(ink: "#767676"), atLeast: 7, states: [.normal]).count == 1)
  }

  @Test(
    "a transparent cell is seen on the theme's backdrop; disabled states are exempt unless named")
  func grounds() throws {
    let disabled = CellState(.disabled)
    let clear = PillCell(
      additionalStates: [disabled], surface: "#ffffff00", chosen: "#ffffff00", ink: "#8e8e93",
      isTransparent: true)
    let told = try contrasts(clear)
    #expect(told.count == 4)
    #expect(told[0].contains("#8e8e93 on #ffffff"))
    #expect(try contrasts(clear, states: [disabled]).count == 1)
  }

  @Test("a cell in which nothing can be read does not hold by that")
  func nothing() throws {
    let looks = LookSelection(cell: PillCell(), states: [.normal], items: [Item("none", text: "")])
    let told = try ContrastCheck(minimum: nil).failures(of: looks, in: package.place)
    #expect(told.count == 1)
    #expect(told[0].message.contains("no text or icon is seen"))
  }
}
