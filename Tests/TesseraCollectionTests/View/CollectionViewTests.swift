import Glibc
import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraTestSupport
import Testing

@Suite struct CollectionViewTests {
  /// How many random scripts are run; `TESSERA_SCRIPTS` asks for more than the usual few.
  static let scripts =
    unsafe getenv("TESSERA_SCRIPTS").flatMap { unsafe Int(String(cString: $0)) } ?? 300

  @Test("Random scripts do what a model says that shares no code with the library")
  func randomScripts() throws {
    for seed in 0..<Self.scripts {
      var script = RandomScript(seed: UInt64(seed))
      for step in 0..<40 {
        try script.step()
        let fault = script.fault
        #expect(fault == nil, "script \(seed), step \(step)")
        if fault != nil { return }
      }
    }
  }

  @Test("The same steps give the same log")
  func deterministic() throws {
    var logs: [String] = []
    for _ in 0..<2 {
      var script = RandomScript(seed: 7)
      for _ in 0..<60 { try script.step() }
      logs.append(script.screen.view.log.text)
    }
    #expect(logs[0] == logs[1] && logs[0].count > 1_000)
  }

  @Test("Calls from the delegate belong to the step that called it: one pass, at its end")
  func onePass() throws {
    let screen = Screen(items: 4)
    screen.delegate.didSelect = { _ in
      try? screen.source.perform([.insert(ItemPath(0, 0), Item("a"))], in: screen.view)
      try? screen.source.perform([.insert(ItemPath(0, 0), Item("b"))], in: screen.view)
      #expect(screen.view.instances == 4)
    }
    try screen.view.tap(at: ItemPath(0, 0))
    #expect(screen.view.instances == 6)
    #expect(screen.view.step { screen.view.visiblePaths.count } == 6)
  }

  @Test("Before the first layout nothing is laid out")
  func beforeLayout() {
    let screen = Screen(items: 4, isLaidOut: false)
    #expect(screen.log { $0.scroll(to: Point(0, 0)) } == ["scroll 0,0"])
    #expect(screen.view.instances == 0)
  }

  @Test("A new size or layout moves cells and makes those that are missing")
  func size() {
    let screen = Screen(items: 20, knobs: CollectionProfile.iOS9.knobs)
    let cell = screen.cell(1)
    #expect(
      screen.log { $0.setSize(Size(230, 110)) } == ["size 230,110"]
        + (8..<12).map { "didEndDisplaying 0,\($0)" })
    screen.view.setLayout(CollectionViewListLayout(rowSizing: .uniform(55)))
    #expect(screen.cell(1) === cell && cell?.frame == Rect(0, 55, 230, 55))
    #expect(screen.view.visiblePaths == [ItemPath(0, 0), ItemPath(0, 1)])
  }

  @Test("Another data source begins with nothing selected")
  func otherSource() throws {
    let screen = Screen(items: 4)
    try screen.view.selectItem(at: ItemPath(0, 3))
    let other = SectionDataSource(
      CollectionData([SectionData("s", items: ItemList(count: 2))]), cellIdentifier: "plain")
    screen.view.dataSource = other
    #expect(screen.selected == [] && screen.view.visiblePaths.count == 2)
    #expect(screen.view.instances == 4)
  }

  @Test("Without a data source there is nothing")
  func empty() {
    let view = CollectionView(size: Size(100, 100), layout: CollectionViewFlowLayout())
    view.layout()
    #expect(view.contentSize == Size(100, 0) && view.visiblePaths.isEmpty)
  }
}

/// A random script on a screen and on the reference model at once.
private struct RandomScript {
  let screen: Screen
  private var model: ReferenceModel
  private var random: RandomSource
  private var next = 100
  private let heard = Heard()

  /// What the screen said, by identity.
  private final class Heard {
    var lines: [String] = []
    var ids: [[Int]] = []
  }

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let sections = (0..<3).map { section in Array(section * 20..<section * 20 + 4 + section * 6) }
    model = ReferenceModel(sections)
    let knobs = CollectionProfile.allCases[Int(seed % 5)].knobs
    screen = Screen(
      sections: sections.enumerated().map { section, ids in
        SectionData("s\(section)", items: ItemList(ids.map { Item("\($0)") }))
      }, knobs: knobs)
    screen.delegate.shouldHighlight = { [unowned screen] in
      !ReferenceModel.refusesPress(screen.id($0))
    }
    screen.delegate.shouldSelect = { [unowned screen] in
      !ReferenceModel.refusesSelection(screen.id($0))
    }
    screen.delegate.shouldDeselect = { [unowned screen] in
      !ReferenceModel.refusesDeselection(screen.id($0))
    }
    screen.view.onEvent = { [heard, unowned screen] event in
      guard case .told(let notice, let path) = event,
        [.didHighlight, .didUnhighlight, .didSelect, .didDeselect].contains(notice)
      else { return }
      // A touch whose item is gone ends under the path of before; any other follows its item.
      let isGone = screen.view.touchedPath == nil && notice == .didUnhighlight
      let id = isGone ? heard.ids[path.section][path.item] : screen.id(path)
      heard.lines.append("\(notice.rawValue) \(id)")
    }
  }

  /// Does something.
  mutating func step() throws {
    let view = screen.view
    heard.ids = model.sections
    let ids = model.items
    let seen = model.visible
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1:
      guard let id = seen.randomElement(using: &random) else { return }
      try view.tap(at: screen.path(id))
      model.down(id)
      model.up()
    case 2:
      guard let id = seen.randomElement(using: &random) else { return }
      try view.touchDown(at: screen.path(id))
      model.down(id)
    case 3:
      guard let frame = view.touchedPath.flatMap(view.geometry.frame(of:)) else { return }
      let onto = Bool.random(using: &random)
      view.touchMove(to: onto ? frame.center - view.contentOffset : Point(-100, -100))
      model.move(onto: onto)
    case 4:
      view.touchUp()
      model.up()
    case 5:
      view.touchCancel()
      model.cancel()
    case 6:
      guard let id = ids.randomElement(using: &random) else { return }
      let on = Bool.random(using: &random)
      if on {
        try view.selectItem(at: screen.path(id))
      } else {
        view.deselectItem(at: screen.path(id))
      }
      model.select(id, on)
    case 7:
      let mode = Int.random(in: 0...3, using: &random)
      view.setSelectionMode(mode == 0 ? .none : mode == 1 ? .single : .multiple)
      model.setMode(mode)
    case 8:
      let on = Int.random(in: 0..<3, using: &random) == 0
      view.setEditing(on)
      model.edit(on)
    case 9, 10:
      let offset = Int.random(in: 0...max(0, model.height - 230), using: &random)
      view.scroll(to: Point(0, Double(offset)))
      model.scroll(to: offset)
    case 11, 12:
      let batch = RandomBatch(model.sections, next: &next, using: &random)
      try screen.source.perform(batch.updates, in: view)
      model.update(to: batch.sections)
    default:
      guard Bool.random(using: &random), let id = ids.randomElement(using: &random) else {
        view.reloadData()
        model.reloadAll()
        return
      }
      try view.performBatchUpdates([.reload(screen.path(id))])
      model.reload(id)
    }
  }

  /// What the screen does otherwise than the model; nil where both agree.
  var fault: String? {
    let view = screen.view
    let ids = { (paths: [ItemPath]) in paths.map(screen.id) }
    if view.selectedPaths.map(screen.id) != model.items.filter(model.selected.contains) {
      return "selected \(ids(view.selectedPaths)), not \(model.selected)"
    }
    if ids(view.highlightedPaths) != model.highlighted { return "highlighted" }
    if ids(view.visiblePaths) != model.visible { return "visible" }
    if heard.lines != model.said {
      return "said \(heard.lines.suffix(4)), not \(model.said.suffix(4))"
    }
    if view.contentOffset != Point(0, Double(model.offset)) { return "offset" }
    for (path, cell, _) in view.preparedCells {
      if cell.item.id != "\(screen.id(path))" { return "cell of another item" }
      if cell.isHighlighted != model.highlighted.contains(screen.id(path)) { return "flag H" }
      let isSelected = model.selected.contains(screen.id(path))
      if model.pressed == nil, cell.isSelected != isSelected { return "flag S" }
      if cell.state.isEditing != (model.saved != nil) { return "flag editing" }
      if view.geometry.frame(of: path) != cell.frame { return "frame" }
    }
    if view.preparedCells.count + view.queuedCells.count != view.instances { return "lost cell" }
    if model.mode < 2, view.selectedPaths.count > model.mode { return "too many selected" }
    return view.instances > 8 * 3 * 2 ? "\(view.instances) instances" : nil
  }
}

extension Screen {
  /// The identity of an item.
  fileprivate func id(_ path: ItemPath) -> Int { Int(source.data[path].id) ?? -1 }

  /// The path of an identity.
  fileprivate func path(_ id: Int) -> ItemPath {
    for (section, data) in source.data.sections.enumerated() {
      if let item = data.items.firstIndex(where: { $0.id == "\(id)" }) {
        return ItemPath(section, item)
      }
    }
    return ItemPath(-1, -1)
  }
}
