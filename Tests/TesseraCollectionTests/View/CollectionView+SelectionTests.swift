import TesseraCells
import TesseraCollection
import TesseraGraphics
import Testing

/// Multiple selection, the program's own, editing mode and focus: `uikit.md` 1.2–1.4.
@Suite("CollectionView: selection") struct CollectionViewSelectionTests {
  @Test("T13: tapping a selected item in multiple selection deselects it")
  func t13() throws {
    let screen = Screen(selection: .multiple)
    try screen.view.selectItem(at: ItemPath(0, 1))
    #expect(
      try screen.log { try $0.tap(at: ItemPath(0, 1)) } == [
        "touchDown 0,1", "shouldHighlight 0,1 -> true", "highlighted 0,1 = 1",
        "didHighlight 0,1", "touchUp", "highlighted 0,1 = 0", "didUnhighlight 0,1",
        "shouldDeselect 0,1 -> true", "selected 0,1 = 0", "didDeselect 0,1",
      ])
    #expect(screen.selected == [])
  }

  @Test("T14: unless the delegate refuses")
  func t14() throws {
    let screen = Screen(selection: .multiple)
    screen.delegate.shouldDeselect = { _ in false }
    try screen.view.selectItem(at: ItemPath(0, 1))
    #expect(
      try screen.log { try $0.tap(at: ItemPath(0, 1)) }
        == Self.press(1) + ["shouldDeselect 0,1 -> false"])
    #expect(screen.selected == ["0,1"])
  }

  @Test("T15: taps in multiple selection add up; only the first is offered a primary action")
  func t15() throws {
    let screen = Screen(selection: .multiple)
    let lines = try screen.log { view in
      for item in 1...3 { try view.tap(at: ItemPath(0, item)) }
    }
    #expect(screen.selected == ["0,1", "0,2", "0,3"])
    #expect(
      lines == Self.press(1) + [
        "shouldSelect 0,1 -> true", "selected 0,1 = 1", "didSelect 0,1",
        "canPerformPrimaryAction 0,1 -> true", "performPrimaryAction 0,1",
      ] + Self.press(2) + ["shouldSelect 0,2 -> true", "selected 0,2 = 1", "didSelect 0,2"]
        + Self.press(3) + ["shouldSelect 0,3 -> true", "selected 0,3 = 1", "didSelect 0,3"])
  }

  /// What a tap on an item logs before it selects or deselects.
  private static func press(_ item: Int) -> [String] {
    [
      "touchDown 0,\(item)", "shouldHighlight 0,\(item) -> true", "highlighted 0,\(item) = 1",
      "didHighlight 0,\(item)", "touchUp", "highlighted 0,\(item) = 0",
      "didUnhighlight 0,\(item)",
    ]
  }

  @Test("T16: from multiple to single selection the lowest path stays")
  func t16() throws {
    let screen = Screen(selection: .multiple)
    for item in [7, 3, 9] { try screen.view.selectItem(at: ItemPath(0, item)) }
    #expect(
      screen.log { $0.setSelectionMode(.single) } == [
        "setSelection single", "selected 0,7 = 0", "didDeselect 0,7", "selected 0,9 = 0",
        "didDeselect 0,9",
      ])
    #expect(screen.selected == ["0,3"])
  }

  @Test("T17: the program selects and deselects without a word to the delegate")
  func t17() throws {
    let screen = Screen()
    #expect(
      try screen.log {
        try $0.selectItem(at: ItemPath(0, 1))
        try $0.selectItem(at: ItemPath(0, 2))
        $0.deselectItem(at: ItemPath(0, 2))
      } == [
        "select 0,1", "selected 0,1 = 1", "select 0,2", "selected 0,1 = 0", "selected 0,2 = 1",
        "deselect 0,2", "selected 0,2 = 0",
      ])
  }

  @Test("In multiple selection the program's selections add up, each once")
  func addUp() throws {
    let screen = Screen(selection: .multiple)
    #expect(
      try screen.log { view in
        for item in [1, 2, 1] { try view.selectItem(at: ItemPath(0, item)) }
      } == ["select 0,1", "selected 0,1 = 1", "select 0,2", "selected 0,2 = 1", "select 0,1"])
    #expect(screen.selected == ["0,1", "0,2"])
  }

  @Test("T18: selecting nothing deselects everything")
  func t18() throws {
    let screen = Screen(selection: .multiple)
    for item in [4, 2] { try screen.view.selectItem(at: ItemPath(0, item)) }
    #expect(
      try screen.log { try $0.selectItem(at: nil) } == [
        "deselect 0,2", "selected 0,2 = 0", "deselect 0,4", "selected 0,4 = 0",
      ])
    #expect(screen.selected == [])
  }

  @Test("T19: deselecting what is not selected changes nothing")
  func t19() throws {
    let screen = Screen()
    try screen.view.selectItem(at: ItemPath(0, 1))
    #expect(screen.log { $0.deselectItem(at: ItemPath(0, 5)) } == ["deselect 0,5"])
    #expect(screen.selected == ["0,1"])
  }

  @Test("T20: where nothing can be selected, neither program nor finger can")
  func t20() throws {
    let screen = Screen(selection: .none)
    #expect(
      try screen.log {
        try $0.selectItem(at: ItemPath(0, 1))
        try $0.tap(at: ItemPath(0, 2))
      } == ["select 0,1", "touchDown 0,2", "touchUp"])
    #expect(screen.selected == [])
  }

  @Test("T21: what is selected before the first layout is when its cell is made")
  func t21() throws {
    let screen = Screen(items: 2, isLaidOut: false)
    #expect(
      try screen.log {
        try $0.selectItem(at: ItemPath(0, 0))
        $0.layout()
      } == [
        "select 0,0", "layout", "cellForItem 0,0 new #1", "selected 0,0 = 1", "willDisplay 0,0",
        "cellForItem 0,1 new #2", "willDisplay 0,1",
      ])
  }

  @Test("T22: taps select nothing in editing mode")
  func t22() throws {
    let screen = Screen()
    screen.view.setEditing(true)
    #expect(
      try screen.log { try $0.tap(at: ItemPath(0, 1)) } == ["touchDown 0,1", "touchUp"])
  }

  @Test("T23: unless they may select several")
  func t23() throws {
    let screen = Screen(knobs: .with { $0.allowsMultipleSelectionDuringEditing = true })
    screen.view.setEditing(true)
    try screen.view.tap(at: ItemPath(0, 1))
    #expect(
      try screen.log { view in
        for item in [2, 3, 2] { try view.tap(at: ItemPath(0, item)) }
      } == Self.press(2) + ["shouldSelect 0,2 -> true", "selected 0,2 = 1", "didSelect 0,2"]
        + Self.press(3) + ["shouldSelect 0,3 -> true", "selected 0,3 = 1", "didSelect 0,3"]
        + Self.press(2) + ["shouldDeselect 0,2 -> true", "selected 0,2 = 0", "didDeselect 0,2"])
    #expect(screen.selected == ["0,1", "0,3"])
  }

  /// A delegate that leaves everything to the defaults.
  private final class Silent: CollectionViewDelegate {}

  @Test("T24: a primary action while editing is not performed, unless the delegate says so")
  func t24() throws {
    let silent = Silent()
    let answers = Answers()
    answers.canPerformPrimaryAction = { _ in true }
    for (delegate, expected) in [(silent, false), (nil, false), (answers, true)]
      as [((any CollectionViewDelegate)?, Bool)]
    {
      let screen = Screen(knobs: .with { $0.allowsSelectionDuringEditing = true })
      screen.view.delegate = delegate
      screen.view.setEditing(true)
      #expect(
        try screen.log { try $0.tap(at: ItemPath(0, 1)) } == Self.press(1) + [
          "shouldSelect 0,1 -> true", "selected 0,1 = 1", "didSelect 0,1",
          "canPerformPrimaryAction 0,1 -> \(expected)",
        ] + (expected ? ["performPrimaryAction 0,1"] : []))
    }
  }

  @Test("What a delegate does not say is yes, and a primary action is one outside editing mode")
  func defaults() throws {
    let silent = Silent()
    for delegate in [silent, nil] {
      let screen = Screen(selection: .multiple)
      screen.view.delegate = delegate
      #expect(
        try screen.log { view in
          for _ in 0..<2 { try view.tap(at: ItemPath(0, 1)) }
        } == Self.press(1) + [
          "shouldSelect 0,1 -> true", "selected 0,1 = 1", "didSelect 0,1",
          "canPerformPrimaryAction 0,1 -> true", "performPrimaryAction 0,1",
        ] + Self.press(1) + ["shouldDeselect 0,1 -> true", "selected 0,1 = 0", "didDeselect 0,1"])
      screen.view.setEditing(true)
      #expect(screen.cell(0)?.state.isEditing == true)
    }
  }

  @Test("T25: a button-like item acts and leaves the selection alone")
  func t25() throws {
    let screen = Screen()
    screen.delegate.shouldSelect = { $0.item != 1 }
    try screen.view.selectItem(at: ItemPath(0, 2))
    #expect(
      try screen.log { try $0.tap(at: ItemPath(0, 1)) } == [
        "touchDown 0,1", "shouldHighlight 0,1 -> true", "highlighted 0,1 = 1",
        "didHighlight 0,1", "selected 0,2 = 0", "touchUp", "highlighted 0,1 = 0",
        "didUnhighlight 0,1", "shouldSelect 0,1 -> false", "selected 0,2 = 1",
        "canPerformPrimaryAction 0,1 -> true", "performPrimaryAction 0,1",
      ])
    #expect(screen.selected == ["0,2"])
  }

  @Test("T26: the focus selects where knob and delegate say so, and moves anyway")
  func t26() throws {
    let screen = Screen(knobs: .with { $0.selectionFollowsFocus = true })
    screen.delegate.selectionFollowsFocus = { $0.item != 2 }
    #expect(
      try screen.log {
        try $0.setFocus(ItemPath(0, 1))
        try $0.setFocus(ItemPath(0, 2))
        try $0.setFocus(nil)
      } == [
        "focus 0,1", "shouldSelect 0,1 -> true", "selected 0,1 = 1", "didSelect 0,1",
        "focus 0,2", "focus none",
      ])
    try screen.view.setFocus(ItemPath(0, 2))
    #expect(screen.cell(2)?.state.contains(.focused) == true)
    #expect(screen.selected == ["0,1"])
  }

  @Test("T76: editing mode reaches visible and kept cells, and each mode has its own selection")
  func t76() throws {
    let screen = Screen(items: 100)
    try screen.view.selectItem(at: ItemPath(0, 13))
    screen.view.scroll(to: Point(0, 60))
    #expect(screen.view.preparedCells.contains { $0.stage == .kept })
    #expect(
      screen.log { $0.setEditing(true, title: "完成") } == [
        "mode editing 1 \"完成\"", "selected 0,13 = 0",
      ])
    #expect(screen.view.preparedCells.allSatisfy { $0.cell.state.isEditing })
    #expect(
      screen.log { $0.setEditing(false, title: "编辑") } == [
        "mode editing 0 \"编辑\"", "selected 0,13 = 1",
      ])
    #expect(screen.view.preparedCells.allSatisfy { !$0.cell.state.isEditing })
    #expect(screen.selected == ["0,13"])
  }

  @Test("What editing mode gives back is no more than the mode of then lets be selected")
  func restored() throws {
    let screen = Screen(selection: .multiple)
    for item in [3, 1] { try screen.view.selectItem(at: ItemPath(0, item)) }
    screen.view.setEditing(true)
    screen.view.setSelectionMode(.single)
    #expect(screen.log { $0.setEditing(false) }.last == "selected 0,1 = 1")
    #expect(screen.selected == ["0,1"])
  }

  @Test("An item that cannot be edited does not hear of editing mode")
  func canEdit() {
    let screen = Screen()
    screen.delegate.canEdit = { $0.item != 3 }
    screen.view.setEditing(true)
    #expect(
      screen.view.preparedCells.filter { !$0.cell.state.isEditing }.map(\.path) == [
        ItemPath(0, 3)
      ])
  }

  @Test("Without selection everything is deselected, with notices")
  func none() throws {
    let screen = Screen()
    try screen.view.selectItem(at: ItemPath(0, 1))
    #expect(
      screen.log { $0.setSelectionMode(.none) } == [
        "setSelection none", "selected 0,1 = 0", "didDeselect 0,1",
      ])
  }

  @Test("A flag that is written by hand selects nothing and is gone with the next dequeue")
  func byHand() throws {
    let screen = Screen(items: 100, knobs: CollectionProfile.iOS9.knobs)
    screen.cell(1)?.isSelected = true
    #expect(screen.selected == [])
    screen.view.scroll(to: Point(0, 1500))
    screen.view.scroll(to: Point(0, 0))
    #expect(screen.view.preparedCells.allSatisfy { !$0.cell.isSelected })
  }

  @Test("Items that do not exist cannot be selected")
  func missing() {
    let screen = Screen()
    #expect(throws: CollectionError.noItem(ItemPath(0, 10))) {
      try screen.view.selectItem(at: ItemPath(0, 10))
    }
    #expect(screen.selected == [])
  }

  @Test("An app that changes data while it is told of a selection is followed")
  func reentrant() throws {
    let screen = Screen()
    screen.delegate.didSelect = { [unowned screen] path in
      try? screen.source.perform([.delete(ItemPath(0, 0))], in: screen.view)
    }
    #expect(
      try screen.log { try $0.tap(at: ItemPath(0, 4)) }.filter { !$0.contains("isplay") } == [
        "touchDown 0,4", "shouldHighlight 0,4 -> true", "highlighted 0,4 = 1",
        "didHighlight 0,4", "touchUp", "highlighted 0,4 = 0", "didUnhighlight 0,4",
        "shouldSelect 0,4 -> true", "selected 0,4 = 1", "didSelect 0,4", "delete 0,0",
        "canPerformPrimaryAction 0,3 -> true", "performPrimaryAction 0,3",
      ])
    #expect(screen.selected == ["0,3"])
  }

  @Test("An app that changes data while it is told what a smaller mode deselects is followed")
  func reentrantMode() throws {
    let screen = Screen(selection: .multiple)
    for item in [3, 5, 7, 9] { try screen.view.selectItem(at: ItemPath(0, item)) }
    var isFirst = true
    screen.delegate.didDeselect = { [unowned screen] _ in
      if isFirst { try? screen.source.perform([.delete(ItemPath(0, 7))], in: screen.view) }
      isFirst = false
    }
    #expect(
      screen.log { $0.setSelectionMode(.single) }.filter { $0.contains("eselect") } == [
        "didDeselect 0,5", "didDeselect 0,8",
      ])
    #expect(screen.selected == ["0,3"])
  }

  @Test("An app that selects another item while a tap selects one leaves one selected")
  func reentrantSelect() throws {
    let screen = Screen()
    screen.delegate.didDeselect = { [unowned screen] _ in
      try? screen.view.selectItem(at: ItemPath(0, 7))
    }
    try screen.view.selectItem(at: ItemPath(0, 2))
    try screen.view.tap(at: ItemPath(0, 1))
    #expect(screen.selected == ["0,1"])
    #expect(screen.view.preparedCells.filter(\.cell.isSelected).map(\.path) == [ItemPath(0, 1)])
  }

  @Test("An app that ends selection when it is asked whether the focus selects is heard")
  func reentrantFocus() throws {
    let screen = Screen(knobs: .with { $0.selectionFollowsFocus = true })
    screen.delegate.shouldSelect = { [unowned screen] _ in
      screen.view.setSelectionMode(.none)
      return true
    }
    #expect(
      try screen.log { try $0.setFocus(ItemPath(0, 1)) } == [
        "focus 0,1", "setSelection none", "shouldSelect 0,1 -> true",
      ])
    #expect(screen.selected == [])
  }
}
