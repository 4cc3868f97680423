import TesseraGraphics
import TesseraRaster
import TesseraSource
import Testing

@testable import TesseraBench

@Suite("BenchOptions")
struct BenchOptionsTests {
  @Test(
    "looks for files where the option says, else the environment, else beside the checkout",
    arguments: [
      (["--data", "a"], "b", "a"), (["--data=a"], "b", "a"), ([], "b", "b"),
      ([], "", "../shared/bench/data"), ([], nil, "../shared/bench/data"),
    ] as [([String], String?, String)])
  func dataFolder(words: [String], variable: String?, folder: String) throws {
    #expect(try BenchOptions(words, data: variable).data == folder)
  }

  @Test("draws all scenes and encodes their pictures where nothing is chosen")
  func defaults() throws {
    let options = try BenchOptions([], data: nil)
    #expect(options.scenes == nil)
    #expect(options.kinds == [.scenes, .png])
    #expect(options.pictures == nil)
    #expect(options.offset == .zero)
    #expect(options.kernels == .compiled)
    #expect(!options.growsSheet && !options.wantsHelp)
  }

  @Test("takes every option, values apart or attached")
  func all() throws {
    let words = ["--png=out", "--scene", "S2b", "--scene=S9f", "--offset", "-0.25,3"]
    let options = try BenchOptions(words, data: nil)
    #expect(options.pictures == "out")
    #expect(options.scenes == ["S2b", "S9f"])
    #expect(options.kinds == [.scenes], "a chosen scene leaves the files out")
    #expect(options.offset == Point(-0.25, 3))
    #expect(try BenchOptions(["--rows", "png"], data: nil).kinds == [.png])
    #expect(try BenchOptions(["--kernels", "reference"], data: nil).kernels == .reference)
    #expect(try BenchOptions(["--scale"], data: nil).growsSheet)
    #expect(try BenchOptions(["-h"], data: nil).wantsHelp)
  }

  @Test(
    "refuses what cannot be meant",
    arguments: [
      (["--dta", "x"], .unknown(word: "--dta")), (["S1"], .unknown(word: "S1")),
      (["--data"], .missingValue(.data)), (["--png="], .missingValue(.png)),
      (["--scale=2"], .unwantedValue(.scale)),
      (["--data", "a", "--data", "b"], .repeated(.data)),
      (["--scene", "s1"], .unknownScene("s1")),
      (
        ["--rows", "all"],
        .badValue(
          .rows, value: "all", expected: "one of scenes, png, themes, collection, snapshots")
      ),
      (
        ["--offset", "1"],
        .badValue(.offset, value: "1", expected: "two numbers such as 0.25,0.5")
      ),
      (
        ["--offset", "inf,0"],
        .badValue(.offset, value: "inf,0", expected: "two numbers such as 0.25,0.5")
      ),
      (
        ["--kernels", "C"],
        .badValue(.kernels, value: "C", expected: "one of compiled, reference")
      ),
      (["--scale", "--png", "out"], .conflict(.scale, .png)),
      (["--scene", "S1", "--rows", "png"], .noScenes(.scene, rows: .png)),
      (["--png", "out", "--rows", "png"], .noScenes(.png, rows: .png)),
      (["--rows", "themes", "--offset", "1,1"], .noScenes(.offset, rows: .themes)),
      (["--kernels", "reference", "--rows", "themes"], .noScenes(.kernels, rows: .themes)),
    ] as [([String], OptionError)])
  func refused(words: [String], error: OptionError) {
    #expect(throws: error) { try BenchOptions(words, data: nil) }
  }

  @Test("names every option and every kind of row in its help")
  func help() {
    for option in BenchOption.allCases {
      #expect(BenchOptions.helpText.contains("\n  \(option.word)"))
    }
    for kind in BenchOptions.Kind.allCases {
      #expect(BenchOptions.helpText.contains("\n  \(kind.rawValue) "))
    }
    #expect(BenchOptions.helpText.contains("(default: scenes and png)"))
  }
}
