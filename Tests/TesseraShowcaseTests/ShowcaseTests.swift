import TesseraCells
import TesseraGraphics
import TesseraShowcase
import TesseraSource
import TesseraText
import TesseraTheme
import Testing

@Suite struct ShowcaseTests {
  /// The names, for tests that run once for each cell.
  static let names = Showcase.cells.map(\.reuseIdentifier)

  /// Every set of flags.
  private static let allStates = (0..<4096).map { bits in
    CellState(
      flags: CellState.Flag.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
        .map(\.element))
  }

  @Test("The showcase is the three samples and what designers know by sight")
  func order() {
    #expect(
      Self.names == [
        "visual-states", "default-selection", "section-editor", "section-header", "settings-row",
        "photo-tile", "inbox-row", "card", "now-playing",
      ])
  }

  @Test("Every cell can be registered, and says what it is")
  func registration() throws {
    var registry = CellRegistry()
    for cell in Showcase.cells {
      try registry.register(cell, source: .builtIn)
      #expect(!cell.summary.isEmpty)
      #expect(cell.roles.allSatisfy { !$0.summary.isEmpty })
    }
    #expect(registry.names == Self.names)
  }

  @Test("Every role has a literal default, so that nothing needs a theme", arguments: names)
  func defaults(name: String) throws {
    for role in try Stage.cell(name).roles {
      guard case .literal? = role.fallback else {
        Issue.record("\(name) has no literal default for \(role.name)")
        continue
      }
    }
  }

  // MARK: - Laws

  @Test(
    "Every set of flags is answered, for every item, in both directions, within the outsets",
    arguments: names)
  func laws(name: String) throws {
    let cell = try Stage.cell(name)
    for item in cell.previewItems {
      for direction in TextDirection.allCases {
        let environment = Environment(direction: direction)
        for state in Self.allStates {
          let tree = LayerTree(
            of: cell, in: Stage.context(cell, item, state, environment: environment))
          expectInside(tree, of: cell)
        }
      }
    }
  }

  @Test("Equal contexts give equal slots", arguments: names)
  func purity(name: String) throws {
    let cell = try Stage.cell(name)
    for item in cell.previewItems {
      for state in cell.states {
        let context = Stage.context(cell, item, state)
        #expect(cell.slots(in: context) == cell.slots(in: context))
      }
    }
  }

  @Test("Larger text gets larger room, within the outsets", arguments: names)
  func typeSizes(name: String) throws {
    let cell = try Stage.cell(name)
    let growing = ["section-header", "settings-row", "inbox-row", "card", "now-playing"]
    for item in cell.previewItems {
      let heights = TypeSize.allCases.map { typeSize in
        let context = Stage.context(cell, item, environment: Environment(typeSize: typeSize))
        expectInside(LayerTree(of: cell, in: context), of: cell)
        return context.bounds.height
      }
      #expect(heights == heights.sorted())
      #expect((heights.first != heights.last) == growing.contains(name))
    }
  }

  @Test(
    "No text loses a part at any type size where the cell grows, and none is higher than its frame",
    arguments: ["section-header", "settings-row", "card", "now-playing"], TypeSize.allCases)
  func wholeTexts(name: String, typeSize: TypeSize) throws {
    // Side by side, a settings row's title and detail each have a share of the line.
    guard name != "settings-row" || typeSize.isAccessibilitySize else { return }
    let cell = try Stage.cell(name)
    for direction in TextDirection.allCases {
      let environment = Environment(direction: direction, typeSize: typeSize)
      for item in cell.previewItems {
        let context = Stage.context(cell, item, environment: environment)
        var bottom = 0.0
        for layer in cell.slots(in: context).content {
          guard let text = layer.text, let frame = layer.frame else { continue }
          let measure = cell.measure(text, width: frame.width, in: environment)
          #expect(!measure.isTruncated, "\(item.id), \(layer.name)")
          #expect(measure.size.height <= frame.height, "\(item.id), \(layer.name)")
          // Texts below each other do not overlap.
          if typeSize.isAccessibilitySize {
            #expect(frame.minY >= bottom)
            bottom = frame.maxY
          }
        }
      }
    }
  }

  @Test(
    "Where the host gives less height than large texts take, each keeps to its line",
    arguments: ["settings-row", "inbox-row", "card", "now-playing"])
  func fixedHeight(name: String) throws {
    let cell = try Stage.cell(name)
    let environment = Environment(typeSize: .ax5)
    for item in cell.previewItems {
      let own = Stage.context(cell, item, environment: environment)
      for height in [own.bounds.height - 1, own.bounds.height] {
        let context = CellContext(
          item: item, state: .normal, environment: environment,
          size: Size(own.bounds.width, height))
        let lines = cell.slots(in: context).content.compactMap(\.text?.numberOfLines)
        #expect(lines.allSatisfy { $0 == 1 } == (height < own.bounds.height))
      }
    }
  }

  @Test("At accessibility sizes an inbox row has its texts below the disc, the time beside it")
  func inboxRowStacked() throws {
    let cell = try Stage.cell("inbox-row")
    for typeSize in TypeSize.allCases where typeSize.isAccessibilitySize {
      let environment = Environment(typeSize: typeSize)
      // The sender's name is whole.
      for item in cell.previewItems.prefix(3) {
        let context = Stage.context(cell, item, environment: environment)
        let layers = Dictionary(
          cell.slots(in: context).content.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
        let frames = layers.compactMapValues(\.frame)
        let avatar = try #require(frames["avatar"])
        let title = try #require(layers["title"]?.text)
        let titleFrame = try #require(frames["title"])
        let measure = cell.measure(title, width: titleFrame.width, in: environment)
        #expect(title.string == item.text && !measure.isTruncated)
        #expect(titleFrame.minX == avatar.minX)
        var bottom = avatar.maxY
        for name in ["title", "line-1", "line-2"] {
          let frame = try #require(frames[name])
          #expect(frame.minY >= bottom)
          bottom = frame.maxY
        }
        #expect(bottom < context.bounds.height)
        let time = try #require(frames["time"])
        #expect(time.minX > avatar.maxX && time.midY == avatar.midY)
      }
    }
  }

  @Test("A cell takes the width that it is given, or has one of its own", arguments: names)
  func widths(name: String) throws {
    let cell = try Stage.cell(name)
    for item in cell.previewItems {
      for width in [320.0, 414] {
        let size = Stage.context(cell, item, room: Size(width, .infinity)).bounds.size
        let fixed = ["visual-states": 50.0, "default-selection": 150]
        #expect(size.width == fixed[name] ?? width)
        #expect(size.height > 0 && size.height.isFinite)
      }
    }
  }

  // MARK: - Drawing

  @Test("Without a theme every picture is drawn without a finding", arguments: names)
  func withoutTheme(name: String) throws {
    let stage = try Stage.shared.get()
    let cell = try Stage.cell(name)
    let roles = CellRoles(of: cell, in: nil)
    #expect(roles.diagnostics == [])
    for item in cell.previewItems {
      for state in cell.states {
        for scale in 1...3 {
          for direction in TextDirection.allCases {
            let environment = Environment(direction: direction, scale: scale)
            let (list, diagnostics) = try stage.draw(
              cell, roles, item, state, environment: environment)
            #expect(diagnostics == [])
            #expect(!list.items.isEmpty)
          }
        }
      }
    }
  }

  @Test("Any size is drawn without a finding, however odd", arguments: names)
  func oddSizes(name: String) throws {
    let stage = try Stage.shared.get()
    let cell = try Stage.cell(name)
    let roles = CellRoles(of: cell, in: nil)
    for size in [Size(1, 1), Size(0.5, 20), Size(20, 20), Size(2000, 3), Size(61.3, 400)] {
      for item in cell.previewItems {
        for state in [CellState.normal, CellState(.selected, .highlighted, .editing)] {
          let (_, diagnostics) = try stage.draw(cell, roles, item, state, size: size)
          #expect(diagnostics == [])
        }
      }
    }
  }

  @Test("The shipped theme is complete for every cell in all four modes")
  func theme() throws {
    let stage = try Stage.shared.get()
    #expect(stage.findings == [])
    #expect(
      stage.document.allModes.map(\.description) == [
        "appearance=light contrast=normal", "appearance=light contrast=high",
        "appearance=dark contrast=normal", "appearance=dark contrast=high",
      ])
    for mode in stage.document.allModes {
      let theme = stage.document.theme(in: mode)
      for cell in Showcase.cells {
        let roles = CellRoles(of: cell, in: theme)
        #expect(roles.diagnostics == [])
        #expect(roles.backdrop != nil)
        for item in cell.previewItems {
          for state in cell.states {
            #expect(try stage.draw(cell, roles, item, state).diagnostics == [])
          }
        }
      }
    }
  }

  @Test("Latin, Chinese and Arabic are shown, each by a font that has it")
  func scripts() throws {
    let ranges: [(String, ClosedRange<UInt32>)] = [
      ("Latin", 0x41...0x7A), ("Chinese", 0x4E00...0x9FFF), ("Arabic", 0x600...0x6FF),
    ]
    for name in ["settings-row", "inbox-row"] {
      let texts = try Stage.cell(name).previewItems.compactMap(\.text)
      for (script, range) in ranges {
        #expect(
          texts.contains { $0.unicodeScalars.contains { range.contains($0.value) } },
          "\(name) shows no \(script)")
      }
    }
  }

  /// Expects all layers within the bounds grown by the outsets.
  private func expectInside(_ tree: LayerTree, of cell: any Cell) {
    let outsets = cell.outsets
    let tolerance = 1e-9
    let room = tree.context.bounds.inset(
      by: EdgeInsets(
        top: -outsets.top - tolerance, left: -outsets.left - tolerance,
        bottom: -outsets.bottom - tolerance, right: -outsets.right - tolerance))
    func isInside(_ layer: Layer, in parent: Rect) -> Bool {
      let frame = layer.frame.map { $0.offset(by: parent.minX, parent.minY) } ?? parent
      guard frame.isFinite, frame.width >= 0, frame.height >= 0, frame.minX >= room.minX,
        frame.minY >= room.minY, frame.maxX <= room.maxX, frame.maxY <= room.maxY
      else { return false }
      return layer.children.allSatisfy { isInside($0, in: frame) }
    }
    for entry in tree.entries where !isInside(entry.layer, in: tree.context.bounds) {
      Issue.record(
        "\(cell.reuseIdentifier), \(tree.context.item.id), \(tree.context.state): \(entry.path)")
    }
  }
}
