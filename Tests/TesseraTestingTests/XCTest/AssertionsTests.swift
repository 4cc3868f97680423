import TesseraSource
import TesseraTestSupport
import TesseraTesting
import Testing

/// The functions that tests of XCTest call, as it shows them.
///
/// They are run one after another: XCTest knows of one test at a time.
@Suite("Assertions", .serialized)
struct AssertionsTests {
  @Test("a look without a golden fails where the assertion stands, and nothing is written")
  func snapshot() async {
    let line = #line + 2
    let failures = await TestCaseRun.failures {
      assertSnapshot(of: PillCell(), states: [.normal, .selected], items: [Item("one", text: "1")])
    }
    #expect(failures.count == 4)
    #expect(failures.allSatisfy { $0.file == #filePath && $0.line == line })
    #expect(failures.allSatisfy { $0.message.contains("there is no golden") })
    let folder = FilePath.join(Checkout.folder, "Snapshots/pill")
    #expect(!SourceFile.exists(folder))
  }

  @Test("relations that hold are silent, others fail")
  func relations() async {
    let cell = PillCell()
    let held = await TestCaseRun.failures {
      assertDifference(
        of: cell, between: .normal, and: .selected, in: .selectedBackground, atLeast: 10,
        themes: [.none])
      assertHighlight(of: cell, themes: [.none])
      assertContrast(of: cell, themes: [.none])
    }
    #expect(held == [])
    let faint = PillCell(chosen: "#ffffff", ink: "#cccccc")
    let failed = await TestCaseRun.failures {
      assertDifference(
        of: faint, between: .normal, and: .selected, in: .selectedBackground, atLeast: 10,
        items: [Item("one", text: "1")], themes: [.none])
      assertHighlight(
        of: faint, color: .black, states: [.highlighted], items: [Item("one", text: "1")],
        themes: [.none])
      assertContrast(
        of: faint, states: [.normal], items: [Item("one", text: "1")], themes: [.none])
    }
    #expect(failed.count == 3)
    let parts = ["ΔE*00", "over what lies below", "has a contrast of"]
    #expect(zip(failed, parts).allSatisfy { $0.message.contains($1) })
  }
}
