import TesseraCells
import TesseraGraphics
import TesseraShowcase
import TesseraText
import TesseraTheme
import Testing

/// What the three public samples show, fact by fact.
@Suite struct SampleTests {
  /// The fills of a cell's first item, as `path colour`.
  private func fills(_ name: String, _ state: CellState, item: Int = 0) throws -> [String] {
    let cell = try Stage.cell(name)
    let (list, diagnostics) = try Stage.shared.get().draw(
      cell, CellRoles(of: cell, in: nil), cell.previewItems[item], state,
      environment: Environment(scale: 1))
    #expect(diagnostics == [])
    return list.items.compactMap { item in
      switch item.drawing {
      case .fill(_, _, .color(let color)), .text(_, .color(let color)),
        .stroke(_, _, .color(let color)):
        "\(item.path) \(color.hexText)"
      default: nil
      }
    }
  }

  /// The frames of a cell's layers by path, hidden ones too, in the bounds.
  private func frames(
    _ name: String, item: Int = 0, direction: TextDirection = .leftToRight,
    typeSize: TypeSize = .large, room: Size = Size(.infinity, .infinity)
  ) throws -> [String: Rect] {
    let cell = try Stage.cell(name)
    let context = Stage.context(
      cell, cell.previewItems[item],
      environment: Environment(direction: direction, typeSize: typeSize), room: room)
    return Dictionary(
      LayerTree(of: cell, in: context).entries.map {
        ($0.path, $0.layer.frame ?? context.bounds)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The size that a cell chooses in an open room.
  private func size(_ name: String) throws -> Size {
    let cell = try Stage.cell(name)
    return Stage.context(cell, cell.previewItems[0]).bounds.size
  }

  // MARK: - Default selection

  @Test("Default selection: a label 20 points high in the middle of 150 × 150")
  func defaultSelectionFrames() throws {
    #expect(try size("default-selection") == Size(150, 150))
    #expect(try frames("default-selection")["content/label"] == Rect(0, 65, 150, 20))
    let cell = try Stage.cell("default-selection")
    #expect(cell.previewItems.prefix(2).map(\.text) == ["Cell 0", "Cell 19"])
    let label = cell.slots(in: Stage.context(cell, cell.previewItems[0])).content[0].text
    #expect(label?.alignment == .center)
    guard case .literal(.typography(let font))? = cell.roles.last?.fallback else {
      Issue.record("the label's font has no default")
      return
    }
    #expect(font.size == 16)
  }

  @Test(
    "Default selection: grey with black text, green with red text",
    arguments: [
      (CellState.normal, ["background #808080", "content/label #000000"]),
      (
        .selected,
        ["background #808080", "selectedBackground #00ff00", "content/label #ff0000"]
      ),
    ])
  func defaultSelectionColors(state: CellState, expected: [String]) throws {
    #expect(try fills("default-selection", state) == expected)
  }

  @Test(
    "Default selection: large text breaks into a second line of the fixed cell",
    arguments: TypeSize.allCases)
  func defaultSelectionLines(typeSize: TypeSize) throws {
    let cell = try Stage.cell("default-selection")
    let environment = Environment(typeSize: typeSize)
    for item in cell.previewItems.prefix(2) {
      let label = cell.slots(in: Stage.context(cell, item, environment: environment)).content[0]
      let text = try #require(label.text)
      let frame = try #require(label.frame)
      let measure = cell.measure(text, width: frame.width, in: environment)
      #expect(!measure.isTruncated)
      #expect(measure.size.height <= frame.height)
      #expect(frame.midY == 75)
    }
  }

  @Test("Default selection: a text too long for the label ends in an ellipsis")
  func defaultSelectionTruncates() throws {
    let cell = try Stage.cell("default-selection")
    let stage = try Stage.shared.get()
    let roles = CellRoles(of: cell, in: nil)
    let long = try #require(cell.previewItems.first { $0.id == "long" })
    #expect(long.text == "Cell 1000000, a text too long")
    let short = Item("long", text: "Cell 1000000, a…")
    for state in [CellState.normal, .selected] {
      let own = try stage.draw(cell, roles, long, state).list
      #expect(own.items == (try stage.draw(cell, roles, short, state).list.items))
    }
  }

  // MARK: - Visual states

  @Test(
    "Visual states: red, coral under a press, blue with the star, coral with the star",
    arguments: [
      (CellState.normal, ["background #ff0000"]),
      (
        .highlighted,
        ["background #ff0000", "selectedBackground #0000ff", "highlight #ff7e79"]
      ),
      (.selected, ["background #ff0000", "selectedBackground #0000ff", "icon/star.0 #007aff"]),
      (
        .selectedHighlighted,
        [
          "background #ff0000", "selectedBackground #0000ff", "highlight #ff7e79",
          "icon/star.0 #007aff",
        ]
      ),
    ])
  func visualStates(state: CellState, expected: [String]) throws {
    #expect(try fills("visual-states", state) == expected)
  }

  @Test("Visual states: a star fitted into 50 × 50, kept in its place where it is hidden")
  func visualStatesFrames() throws {
    #expect(try size("visual-states") == Size(50, 50))
    #expect(try frames("visual-states")["icon"] == Rect(0, 0, 50, 50))
    let cell = try Stage.cell("visual-states")
    let tree = LayerTree(of: cell, in: Stage.context(cell, cell.previewItems[0]))
    #expect(
      tree.entries.filter { !$0.isVisible }.map(\.path) == [
        "selectedBackground", "highlight", "icon",
      ])
  }

  // MARK: - Section editor

  @Test(
    "Section editor: picture in the middle, caption below it, delete button at the corner",
    arguments: [112.0, 93, 130])
  func sectionEditorFrames(side: Double) throws {
    let frames = try frames("section-editor", room: Size(side, .infinity))
    let middle = side / 2
    #expect(frames["background"] == Rect(0, 0, side, side))
    #expect(frames["content/picture"] == Rect(middle - 20, middle - 20, 40, 40))
    #expect(frames["content/caption"] == Rect(0, middle + 20, side, 20))
    #expect(frames["accessory/delete"] == Rect(side - 35, 5, 30, 30))
    let mirrored = try self.frames(
      "section-editor", direction: .rightToLeft, room: Size(side, .infinity))
    #expect(mirrored["accessory/delete"] == Rect(5, 5, 30, 30))
  }

  @Test(
    "Section editor: a caption that grows pushes the picture up, and shrinks it at last",
    arguments: [
      (112, Rect(36, 10, 40, 40), Rect(0, 50, 112, 62)),
      (93, Rect(31, 0, 31, 31), Rect(0, 31, 93, 62)),
      (60, Rect(30, 0, 0, 0), Rect(0, 0, 60, 60)),
    ] as [(Double, Rect, Rect)])
  func sectionEditorGrows(side: Double, picture: Rect, caption: Rect) throws {
    let frames = try frames("section-editor", typeSize: .ax5, room: Size(side, .infinity))
    #expect(frames["content/picture"] == picture)
    #expect(frames["content/caption"] == caption)
  }

  @Test("Section editor: only deleting shows the button, and never on the add cell")
  func deleteButton() throws {
    let cell = try Stage.cell("section-editor")
    func isShown(_ item: Item, _ state: CellState) -> Bool? {
      LayerTree(of: cell, in: Stage.context(cell, item, state)).entries
        .first { $0.path == "accessory/delete" }?.isVisible
    }
    let editing = CellState(.editing)
    #expect(cell.states == CellState.basic + [editing])
    #expect(cell.previewItems.map(\.kind) == [nil, nil, "add"])
    #expect(cell.previewItems.map { isShown($0, .normal) } == [false, false, false])
    #expect(cell.previewItems.map { isShown($0, editing) } == [true, true, false])
    #expect(isShown(cell.previewItems[0], CellState(.editing, .selected)) == true)
  }

  @Test("Section editor: a black line of half a point, one pixel at least, in all states")
  func sectionEditorBorder() throws {
    let cell = try Stage.cell("section-editor")
    for (scale, width) in [(1, 1.0), (2, 1), (3, 2)] {
      for state in cell.states {
        let (list, _) = try Stage.shared.get().draw(
          cell, CellRoles(of: cell, in: nil), cell.previewItems[0], state,
          environment: Environment(scale: scale))
        let borders = list.items.compactMap { item -> (Double, Paint)? in
          if case .border(_, let style, .inside, let paint) = item.drawing {
            (style.width, paint)
          } else {
            nil
          }
        }
        #expect(!borders.isEmpty)
        #expect(borders.allSatisfy { $0 == (width, .color(.black)) })
      }
    }
  }

  @Test("Section editor: the sample's texts and pictures, the header's titles and height")
  func sectionTexts() throws {
    let editor = try Stage.cell("section-editor")
    #expect(editor.previewItems.map(\.text) == ["第0个", "第3个", "添加"])
    let header = try Stage.cell("section-header")
    #expect(header.kind == .header)
    #expect(header.previewItems.map(\.text) == ["第一个", "第二个"])
    #expect(try size("section-header").height == 50)
    #expect(Showcase.cells.filter { $0.kind == .item }.count == 8)
  }

  @Test("Section editor: the pictures “0” to “5” are six different drawings")
  func pictures() throws {
    let cell = try Stage.cell("section-editor")
    let drawings = (0...5).map { number in
      let item = Item("picture", text: "", image: String(number))
      return cell.slots(in: Stage.context(cell, item)).content[0].image
    }
    #expect(Set(drawings).count == 6)
  }

  // MARK: - Beyond the samples

  @Test("A settings row has tile, title, detail and chevron, mirrored as a whole")
  func settingsRow() throws {
    let frames = try frames("settings-row", room: Size(320, .infinity))
    #expect(
      Set(frames.keys) == [
        "background", "selectedBackground", "highlight", "content/tile", "content/title",
        "content/detail", "accessory/chevron",
      ])
    let mirrored = try self.frames(
      "settings-row", direction: .rightToLeft, room: Size(320, .infinity))
    for (path, frame) in frames {
      #expect(mirrored[path] == Rect(320 - frame.maxX, frame.minY, frame.width, frame.height))
    }
  }

  @Test("At accessibility sizes a settings row has its detail below the title, with all the room")
  func settingsRowStacked() throws {
    let cell = try Stage.cell("settings-row")
    for typeSize in TypeSize.allCases {
      let environment = Environment(typeSize: typeSize)
      let context = Stage.context(
        cell, cell.previewItems[0], environment: environment, room: Size(320, .infinity))
      var frames: [String: Rect] = [:]
      for entry in LayerTree(of: cell, in: context).entries {
        frames[entry.path] = entry.layer.frame
      }
      let title = try #require(frames["content/title"])
      let detail = try #require(frames["content/detail"])
      let room = 228.0
      if typeSize.isAccessibilitySize {
        #expect(title.width == room && detail.width == room)
        #expect(title.minY >= 0 && title.maxY < detail.minY)
        #expect(title.minY == context.bounds.height - detail.maxY)
        #expect(title.height >= typeSize.bodySize)
      } else {
        #expect(title.minY == detail.minY && title.width + 8 + detail.width == room)
      }
    }
  }

  @Test("A photo's badge and frame belong to its selection, its dimming to the press")
  func photoTile() throws {
    let cell = try Stage.cell("photo-tile")
    func visible(_ state: CellState) -> [String] {
      LayerTree(of: cell, in: Stage.context(cell, cell.previewItems[0], state)).entries
        .filter(\.isVisible).map(\.path)
    }
    #expect(visible(.normal) == ["background", "content/photo"])
    #expect(
      visible(.selected) == [
        "background", "content/photo", "accessory/frame", "accessory/badge",
      ])
    let opacities = CellState.basic.map { state in
      cell.slots(in: Stage.context(cell, cell.previewItems[0], state)).content[0].opacity
    }
    #expect(opacities == [1, .role("pressed-opacity"), 1, .role("pressed-opacity")])
  }

  @Test("An inbox row shows its dot while it is unread, and keeps the room for it")
  func inboxRow() throws {
    let cell = try Stage.cell("inbox-row")
    let dots = cell.previewItems.map { item in
      LayerTree(of: cell, in: Stage.context(cell, item)).entries
        .first { $0.path == "accessory/unread" }
    }
    #expect(dots.map { $0?.isVisible } == [true, true, false, true])
    #expect(Set(dots.map { $0?.layer.frame }) == [Rect(8, 35, 10, 10)])
  }

  @Test("A card has gradient, line and shadow, and a wider line where it is chosen")
  func card() throws {
    let cell = try Stage.cell("card")
    let roles = CellRoles(of: cell, in: nil)
    func kinds(_ state: CellState) throws -> [String] {
      let (list, _) = try Stage.shared.get().draw(cell, roles, cell.previewItems[0], state)
      return list.lines.dropFirst(2).prefix(4).map { "\($0.path) \($0.kind)" }
    }
    #expect(
      try kinds(.selected) == [
        "background shadow", "background fill", "background border", "selectedBackground border",
      ])
    #expect(try kinds(.normal).last == "content/title text")
    #expect(cell.outsets == EdgeInsets(top: 16, left: 24, bottom: 32, right: 24))
  }
}
