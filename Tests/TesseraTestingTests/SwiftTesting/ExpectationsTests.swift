import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTesting

/// The functions that tests call, as Swift Testing shows them.
@Suite("Expectations", .recording(.never))
struct ExpectationsTests {
  /// Whether an issue is shown at this file and begins with a text.
  private static func shows(_ issue: Issue, _ text: String, line: Int) -> Bool {
    issue.comments.first?.rawValue.contains(text) == true
      && issue.sourceLocation?.fileName == "ExpectationsTests.swift"
      && issue.sourceLocation?.line == line
  }

  @Test("a look without a golden is an issue where the expectation stands, and nothing is written")
  func snapshot() {
    let line = #line + 2
    withKnownIssue {
      expectSnapshot(of: PillCell(), states: [.normal, .selected], items: [Item("one", text: "1")])
    } matching: {
      Self.shows($0, "there is no golden", line: line)
    }
    let folder = FilePath.join(Checkout.folder, "Snapshots/pill")
    #expect(!SourceFile.exists(folder))
  }

  @Test("names come from the values of arguments", arguments: [CellState.normal, .selected])
  func arguments(state: CellState) {
    let name = "pill/showcase/one/\(state.name)@2x"
    withKnownIssue {
      expectSnapshot(
        of: PillCell(), states: [state], items: [Item("one", text: "1")],
        modes: [["appearance": "light"]])
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("\(name): ") == true
    }
  }

  @Test("relations that hold are silent, others are issues")
  func relations() {
    let cell = PillCell()
    expectDifference(
      of: cell, between: .normal, and: .selected, in: .selectedBackground, atLeast: 10,
      themes: [.none])
    expectHighlight(of: cell, themes: [.none])
    expectContrast(of: cell, themes: [.none])
    let faint = PillCell(chosen: "#ffffff", ink: "#cccccc")
    withKnownIssue {
      expectDifference(
        of: faint, between: .normal, and: .selected, in: .selectedBackground, atLeast: 10,
        themes: [.none])
    } matching: {
      $0.comments.first?.rawValue.contains("ΔE*00") == true
    }
    withKnownIssue {
      expectHighlight(of: faint, color: .black, themes: [.none])
    } matching: {
      $0.comments.first?.rawValue.contains("over what lies below") == true
    }
    withKnownIssue {
      expectContrast(of: faint, states: [.normal], themes: [.none])
    } matching: {
      $0.comments.first?.rawValue.contains("has a contrast of") == true
    }
  }

  @Test("a test's trait wins over its suite's", .recording(.all))
  func trait() {
    #expect(RecordChoice.trait == .all)
  }

  @Test("a suite's trait is that of its tests")
  func suite() {
    #expect(RecordChoice.trait == .never)
  }
}
