import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraSource

extension ReplayScriptReader {
  private static let screenMembers = [
    "size", "scale", "theme", "mode", "cell", "app", "variant", "sections", "layout", "selection",
    "profile", "knobs", "backdrop", "rightToLeft",
  ]

  /// Reads `screen`.
  mutating func screen(_ node: JSONNode) -> ReplayScreen {
    var screen = ReplayScreen()
    guard let object = object(node, "`screen`", Self.screenMembers) else { return screen }
    let app = readApp(object, into: &screen)
    if let node = object["cell"] {
      screen.cell = name(node, "`cell`", in: vocabulary.cells.map(\.reuseIdentifier))
    } else if let app {
      checkCell(of: app, object["app"] ?? node)
    }
    if let node = object["size"] { screen.size = size(node, "`size`") }
    if let node = object["scale"], let value = integer(node, "`scale`", in: 1...4) {
      screen.scale = value
    }
    if let node = object["theme"] { screen.theme = string(node, "`theme`") }
    if let node = object["mode"], let modes = self.object(node, "`mode`", nil) {
      screen.modeLocation = source.location(of: node.range)
      for member in modes.members {
        if let context = string(member.node, "a context of `mode`") {
          screen.mode[member.name] = context
        }
      }
    }
    if let node = object["sections"] { screen.sections = sections(node) }
    if let node = object["layout"] { screen.layout = layout(node) }
    if let node = object["selection"],
      let mode = choice(node, "`selection`", SelectionMode.self)
    {
      screen.selection = mode
    }
    if let node = object["profile"],
      let profile = choice(node, "`profile`", CollectionProfile.self)
    {
      screen.knobs = profile.knobs
    }
    if let node = object["knobs"] { readKnobs(node, into: &screen.knobs) }
    if let node = object["backdrop"] { readBackdrop(node, into: &screen) }
    if let node = object["rightToLeft"], let value = bool(node, "`rightToLeft`") {
      screen.isRightToLeft = value
    }
    return screen
  }

  private mutating func readApp(
    _ object: JSONObject, into screen: inout ReplayScreen
  ) -> (any ReplayApp)? {
    if let node = object["app"] {
      guard let name = name(node, "`app`", in: vocabulary.apps.map(\.name)) else { return nil }
      screen.app = name
    }
    let app = vocabulary.apps.first { $0.name == screen.app }
    if let node = object["variant"], let app,
      let name = name(node, "`variant` of app `\(app.name)`", in: app.variants.map(\.name))
    {
      screen.variant = name
    }
    return app
  }

  /// Refuses a screen without a cell, and an app whose cell is not at hand.
  private mutating func checkCell(of app: any ReplayApp, _ node: JSONNode) {
    let known = vocabulary.cells.map(\.reuseIdentifier)
    guard let cell = app.cell else {
      return fail("T1005", node, "the screen has no `cell`", help: Self.help("", in: known))
    }
    if !known.contains(cell) {
      fail(
        "T1005", node, "there is no cell `\(cell)`, which app `\(app.name)` shows",
        help: "name another one by `cell`")
    }
  }

  private mutating func layout(_ node: JSONNode) -> ReplayLayout {
    var layout = ReplayLayout()
    let members = [
      "direction", "itemSize", "lineSpacing", "interitemSpacing", "insets", "headerHeight",
      "footerHeight",
    ]
    guard let object = object(node, "`layout`", members) else { return layout }
    if let node = object["direction"] {
      layout.direction = choice(node, "`direction`", ScrollDirection.self)
    }
    if let node = object["itemSize"] { layout.itemSize = size(node, "`itemSize`") }
    if let node = object["lineSpacing"] { layout.lineSpacing = number(node, "`lineSpacing`") }
    if let node = object["interitemSpacing"] {
      layout.interitemSpacing = number(node, "`interitemSpacing`")
    }
    if let node = object["headerHeight"] { layout.headerHeight = number(node, "`headerHeight`") }
    if let node = object["footerHeight"] { layout.footerHeight = number(node, "`footerHeight`") }
    if let node = object["insets"],
      let values = numbers(node, "`insets`", ["top", "left", "bottom", "right"])
    {
      layout.insets = EdgeInsets(
        top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
    return layout
  }

  private mutating func readKnobs(_ node: JSONNode, into knobs: inout CollectionKnobs) {
    let members = [
      "prefetch", "keep", "cellLookup", "primaryAction", "dequeuedNotReturned",
      "unhighlightOrder", "transientDeselect", "reloadSelection", "uikitGlitch",
      "delaysContentTouches", "allowsSelectionDuringEditing",
      "allowsMultipleSelectionDuringEditing", "selectionFollowsFocus",
    ]
    guard let object = object(node, "`knobs`", members) else { return }
    let lines: [(String, WritableKeyPath<CollectionKnobs, Int>)] = [
      ("prefetch", \.prefetch), ("keep", \.keep),
    ]
    for (name, knob) in lines {
      if let node = object[name], let value = integer(node, "`\(name)`", in: 0...Int.max) {
        knobs[keyPath: knob] = value
      }
    }
    let switches: [(String, WritableKeyPath<CollectionKnobs, Bool>)] = [
      ("primaryAction", \.primaryAction), ("dequeuedNotReturned", \.dequeuedNotReturned),
      ("transientDeselect", \.transientDeselect), ("uikitGlitch", \.uikitGlitch),
      ("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
      ("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      ("selectionFollowsFocus", \.selectionFollowsFocus),
    ]
    for (name, knob) in switches {
      if let node = object[name], let value = bool(node, "`\(name)`") {
        knobs[keyPath: knob] = value
      }
    }
    if let node = object["cellLookup"],
      let value = choice(node, "`cellLookup`", CollectionKnobs.CellLookup.self)
    {
      knobs.cellLookup = value
    }
    if let node = object["unhighlightOrder"],
      let value = choice(node, "`unhighlightOrder`", CollectionKnobs.UnhighlightOrder.self)
    {
      knobs.unhighlightOrder = value
    }
    if let node = object["reloadSelection"],
      let value = choice(node, "`reloadSelection`", CollectionKnobs.ReloadSelection.self)
    {
      knobs.reloadSelection = value
    }
    if let node = object["delaysContentTouches"],
      let value = number(node, "`delaysContentTouches`")
    {
      knobs.delaysContentTouches = value
    }
  }

  private mutating func readBackdrop(_ node: JSONNode, into screen: inout ReplayScreen) {
    guard let text = string(node, "`backdrop`") else { return }
    switch text {
    case "theme": screen.backdrop = .theme
    case "none": screen.backdrop = .none
    default:
      guard let color = Color.parseHex(text) else {
        return fail(
          "T1002", node, "`backdrop` is a colour such as \"#f2f2f7\", \"theme\" or \"none\"")
      }
      screen.backdrop = .color(color)
    }
  }
}
