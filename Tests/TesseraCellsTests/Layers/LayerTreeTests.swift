import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite struct LayerTreeTests {
  private static let image = ImageContent.Source.vector(
    VectorImage("dot", size: Size(1, 1), parts: []))

  /// A cell with one layer in every slot.
  private static func slots(
    selectedBackground: StateRule = .highlightedOrSelected, icon: StateRule = .always,
    accessory: StateRule = .always, hiddenForItem: Bool = false
  ) -> Slots {
    Slots(
      background: Layer(), selectedBackground: Layer(),
      selectedBackgroundRule: selectedBackground, highlight: Layer(), content: [Layer()],
      icon: IconView(image, size: Size(10, 10), rule: icon),
      accessories: [
        Accessory("more", layer: Layer(), rule: accessory, isHiddenForItem: hiddenForItem)
      ])
  }

  /// The visible slots of a cell in a state.
  private func visible(_ slots: Slots, _ state: CellState) -> [Slot] {
    tree(slots, state).entries.filter(\.isVisible).map(\.slot)
  }

  private func tree(_ slots: Slots, _ state: CellState = .normal) -> LayerTree {
    LayerTree(
      of: SampleCell.showing(slots),
      in: CellContext(
        item: Item("item"), state: state, environment: Environment(), size: Size(100, 50)))
  }

  @Test("Slots lie in one order from the bottom, and hidden ones keep their place")
  func order() {
    #expect(tree(Self.slots()).entries.map(\.slot) == Slot.allCases)
    #expect(
      tree(Self.slots(icon: .whenSelected, hiddenForItem: true)).entries.map(\.slot)
        == Slot.allCases)
  }

  @Test("A slot that is left out draws nothing")
  func empty() {
    #expect(tree(Slots()).entries == [])
  }

  @Test(
    "With the default rules a press shows both backgrounds, a selection one",
    arguments: [
      (CellState.normal, [Slot.background, .content, .icon, .accessory]),
      (
        .highlighted,
        [.background, .selectedBackground, .highlight, .content, .icon, .accessory]
      ),
      (.selected, [.background, .selectedBackground, .content, .icon, .accessory]),
      (
        .selectedHighlighted,
        [.background, .selectedBackground, .highlight, .content, .icon, .accessory]
      ),
      (CellState(.disabled), [.background, .content, .icon, .accessory]),
    ])
  func defaults(state: CellState, expected: [Slot]) {
    #expect(visible(Self.slots(), state) == expected)
  }

  @Test(
    "The selected background follows its rule; the highlight follows the press alone",
    arguments: [
      (StateRule.whenSelected, CellState.highlighted, [Slot.highlight]),
      (.whenSelected, .selected, [.selectedBackground]),
      (.whenSelected, .selectedHighlighted, [.selectedBackground, .highlight]),
      (.having(CellState(.focused)), .selectedHighlighted, [.highlight]),
      (.having(CellState(.focused)), CellState(.focused), [.selectedBackground]),
      (.always, .normal, [.selectedBackground]),
    ])
  func selectedBackground(rule: StateRule, state: CellState, expected: [Slot]) {
    let shown = visible(Self.slots(selectedBackground: rule), state)
    #expect(shown.filter { $0 == .selectedBackground || $0 == .highlight } == expected)
  }

  @Test(
    "The icon follows its rule",
    arguments: [
      (StateRule.whenSelected, [false, false, true, true]),
      (.whenHighlighted, [false, true, false, true]),
      (.always, [true, true, true, true]),
      (.not(.whenSelected), [true, true, false, false]),
    ])
  func icon(rule: StateRule, expected: [Bool]) {
    #expect(CellState.basic.map { visible(Self.slots(icon: rule), $0).contains(.icon) } == expected)
  }

  @Test(
    "An accessory follows its rule, and one hidden for the item is never drawn",
    arguments: [
      (StateRule.always, false, [true, true]), (.whenEditing, false, [false, true]),
      (.whenNotEditing, false, [true, false]), (.always, true, [false, false]),
      (.whenEditing, true, [false, false]),
    ])
  func accessory(rule: StateRule, hiddenForItem: Bool, expected: [Bool]) {
    let slots = Self.slots(accessory: rule, hiddenForItem: hiddenForItem)
    let shown = [CellState.normal, CellState(.editing)].map { visible(slots, $0) }
    #expect(shown.map { $0.contains(.accessory) } == expected)
  }

  @Test("Paths tell neighbours apart: by name, else by number")
  func paths() {
    let slots = Slots(
      background: Layer("ignored"), content: [Layer("title"), Layer(), Layer("detail")],
      icon: IconView(Self.image, size: Size(1, 1)),
      accessories: [Accessory("delete", layer: Layer()), Accessory("", layer: Layer())])
    #expect(
      tree(slots).entries.map(\.path) == [
        "background", "content/title", "content/1", "content/detail", "icon", "accessory/delete",
        "accessory",
      ])
  }

  @Test("The icon becomes a layer at its frame, fitted and tinted")
  func iconLayer() {
    let icon = IconView(Self.image, size: Size(20, 10), anchor: .topLeading, tint: .role("star"))
    #expect(
      tree(Slots(icon: icon)).entries.map(\.layer) == [
        Layer(
          frame: Rect(0, 0, 20, 10),
          image: ImageContent(Self.image, contentMode: .aspectFit, tint: .role("star")))
      ])
  }

  @Test("Slots are asked in the tree's own context")
  func context() {
    let cell = SampleCell { context in
      Slots(content: [Layer(context.state.name, frame: context.bounds)])
    }
    let context = CellContext(
      item: Item("item"), state: .selected, environment: Environment(), size: Size(7, 8))
    let tree = LayerTree(of: cell, in: context)
    #expect(tree.context == context)
    #expect(tree.entries.map(\.layer) == [Layer("selected", frame: Rect(0, 0, 7, 8))])
  }
}
