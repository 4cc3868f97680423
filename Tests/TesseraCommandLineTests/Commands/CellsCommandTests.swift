import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera cells")
struct CellsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a cell for people: size, kind, source, states, items, outsets, roles")
  func text() {
    let run = CommandLineRun(["cells"], in: folder.path, cells: [SwatchCell(), LabelCell()])
    #expect(
      run
        == CommandLineRun(
          .success,
          output: """
            swatch  8 × 4 pt  item, executable
              A colour and a bar
              states   normal, highlighted, selected, selected+highlighted, flagged
              items    plain, second
              outsets  top 1, left 2, bottom 3, right 4
              roles
                background  color  Below everything
                bar         color  At the leading edge

            label  40 × 16 pt  item, executable
              states   normal, highlighted, selected, selected+highlighted
              items    word
              roles
                font  typography  The font


            """))
  }

  @Test("a cell for programs is the object of design section 9")
  func json() {
    let run = CommandLineRun(["cells", "swatch", "--json"], in: folder.path)
    #expect(
      run
        == CommandLineRun(
          .success,
          output: """
            {
              "cells": [
                {
                  "id": "swatch",
                  "states": [
                    "normal",
                    "highlighted",
                    "selected",
                    "selected+highlighted",
                    "flagged"
                  ],
                  "items": [
                    "plain",
                    "second"
                  ],
                  "roles": [
                    "cell.swatch.background",
                    "cell.swatch.bar"
                  ],
                  "size": [
                    8,
                    4
                  ],
                  "outsets": [
                    1,
                    2,
                    3,
                    4
                  ],
                  "source": "executable"
                }
              ],
              "diagnostics": []
            }

            """))
  }

  @Test(
    "the room decides the size",
    arguments: [("--width", "20", [20.0, 4]), ("--size", "3x7", [3, 7])])
  func size(option: String, value: String, size: [Double]) throws {
    let run = CommandLineRun(["cells", "--json", option, value], in: folder.path)
    guard case .array(let sides)? = try run.object().objects("cells")?.first?["size"]?.value else {
      Issue.record("no size")
      return
    }
    #expect(
      sides.map(\.value) == [.number(try number(size[0])), .number(try number(size[1]))])
  }

  /// A number as the reader gives it.
  private func number(_ value: Double) throws -> JSONNumber {
    let text = SourceText(path: "", bytes: Array(value.decimalText().utf8))
    guard case .number(let number)? = JSONReader.read(text, profile: .json).root?.value else {
      throw CommandLineRun.NotJSON(text: "\(value)")
    }
    return number
  }

  @Test(
    "a cell that wants a size that is none is one error, not a trap",
    arguments: [Size(.infinity, 4), Size(8, .nan), Size(0, 4), Size(8, -1)])
  func endless(size: Size) throws {
    var cell = SwatchCell()
    cell.ownSize = size
    let run = CommandLineRun(["cells", "--json"], in: folder.path, cells: [LabelCell(), cell])
    #expect(run.code == .badInput)
    #expect(run.heads.count == 1)
    #expect(run.heads[0].hasPrefix("tessera: error: cell swatch cannot be drawn at "))
    #expect(try run.object().names == ["diagnostics"])
  }

  @Test("--explain prints the layer tree in each state that is asked for")
  func explain() {
    let run = CommandLineRun(
      ["cells", "swatch", "--explain", "--states", "normal,selected+flagged"], in: folder.path)
    let trees = run.output.split(separator: "\n\n").map(String.init)
    #expect(run.code == .success)
    #expect(run.error.isEmpty)
    #expect(
      trees.dropFirst() == [
        """
          normal, plain
            background  fill {background}
            selectedBackground (hidden in this state)  fill #00ff00
            content/bar  at 0 0 2 4  fill {bar}
        """,
        """
          selected+flagged, plain
            background  fill {background}
            selectedBackground  fill #00ff00
        """,
      ])
  }
}
