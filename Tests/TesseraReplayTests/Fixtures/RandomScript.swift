import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraReplay
import TesseraTestSupport

/// Scripts as a monkey plays: any step on any item, existing or not.
struct RandomScript {
  private var random: RandomSource
  private var made = 0

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// A script on an app.
  mutating func script(app: String, steps: Int) -> ReplayScript {
    var screen = ReplayScreen()
    screen.app = app
    screen.size = Size(Double(number(300) + 60), Double(number(500) + 60))
    screen.selection = pick(SelectionMode.allCases)
    screen.knobs = pick(CollectionProfile.allCases).knobs
    screen.knobs.reloadSelection = pick(CollectionKnobs.ReloadSelection.allCases)
    screen.knobs.unhighlightOrder = pick(CollectionKnobs.UnhighlightOrder.allCases)
    screen.knobs.allowsSelectionDuringEditing = number(2) == 0
    screen.knobs.allowsMultipleSelectionDuringEditing = number(2) == 0
    screen.knobs.selectionFollowsFocus = number(2) == 0
    screen.knobs.uikitGlitch = number(4) == 0
    screen.knobs.delaysContentTouches = number(3) == 0 ? 50 : 0
    screen.isRightToLeft = number(4) == 0
    var answers = ReplayAnswers()
    for question in ReplayAnswers.Question.allCases where number(2) == 0 {
      answers[question, path()] = false
    }
    let layout = number(10) == 0 ? [] : [ReplayStep(.layout)]
    return ReplayScript(
      screen: screen, answers: answers,
      steps: layout + (0..<steps).map { _ in ReplayStep(action()) })
  }

  private mutating func action() -> ReplayStep.Action {
    switch number(24) {
    case 0: .layout
    case 1: .select(path())
    case 2: .deselect(path())
    case 3, 4, 5: .scroll(Point(Double(number(900)) - 50, Double(number(900)) - 50))
    case 6: .scrollTo(path(), pick(ScrollPosition.named.map(\.position)))
    case 7, 8, 9: .tap(.item(path()))
    case 10: .tap(.point(point()))
    case 11: .touchDown(.point(point()))
    case 12: .move(point())
    case 13: .touchUp
    case 14: pick([.cancel, .reloadData])
    case 15, 16: .update((0...number(2)).map { _ in update() })
    case 17: .reconfigure([path()])
    case 18: .edit(number(2) == 0)
    case 19: .accessory("delete", path())
    case 20: .focus(number(3) == 0 ? nil : path())
    case 21: .selection(pick(SelectionMode.allCases))
    case 22: .size(Size(Double(number(300)), Double(number(500))))
    default: .tick(Double(number(80)))
    }
  }

  private mutating func update() -> DataUpdate {
    made += 1
    switch number(8) {
    case 0: return .insert(path(), Item("made-\(made)", text: "Made \(made)"))
    case 1: return .delete(path())
    case 2: return .move(from: path(), to: path())
    case 3: return .reload(path())
    case 4: return .insertSection(number(3), SectionData("made-\(made)", items: ItemList([])))
    case 5: return .deleteSection(number(3))
    case 6: return .moveSection(from: number(3), to: number(3))
    default: return .reloadSection(number(3))
    }
  }

  private mutating func path() -> ItemPath { ItemPath(number(5) / 4, number(25)) }

  private mutating func point() -> Point { Point(Double(number(380)), Double(number(500))) }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.count)]
  }
}
