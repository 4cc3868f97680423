import TesseraSnapshots
import TesseraSource
import Testing

@Suite("Metric names")
struct MetricNameTests {
  @Test(
    "A name reads as its metric and is written again the same",
    arguments: [
      ("exact", Metric.exact), ("channel:0", .channel(0)), ("channel:255", .channel(255)),
      ("de2000:2.3", .de2000(2.3)), ("de2000:1", .de2000(1)),
      ("pixelmatch-5.3:0.1", .pixelmatch(.v5_3, threshold: 0.1, countsAntialiased: false)),
      ("pixelmatch-7.2:0,aa", .pixelmatch(.v7_2, threshold: 0, countsAntialiased: true)),
      ("odiff:0.1,aa", .odiff(threshold: 0.1, countsAntialiased: true)),
      ("odiff:1e-7", .odiff(threshold: 0.000_000_1, countsAntialiased: false)),
      ("ssim-cie94", .ssimCIE94),
    ])
  func names(name: String, metric: Metric) throws {
    #expect(try Metric(name: name) == metric)
    #expect(metric.name == name)
  }

  @Test("Numbers may be written otherwise", arguments: ["odiff:.1", "odiff:0.10", "odiff:1e-1"])
  func numbers(name: String) throws {
    #expect(try Metric(name: name).name == "odiff:0.1")
  }

  @Test(
    "What is no metric is told, and what was meant",
    arguments: [
      ("exakt", "unknown metric `exakt`", "did you mean `exact`?"),
      ("pixelmatch:0.1", "unknown metric `pixelmatch`", "did you mean `pixelmatch-5.3`?"),
      ("pixelmatch-7.1:0.1", "unknown metric `pixelmatch-7.1`", "did you mean `pixelmatch-7.2`?"),
      (
        "psnr", "unknown metric `psnr`",
        "metrics: exact, channel:N, de2000:X, pixelmatch-5.3:T[,aa], pixelmatch-7.2:T[,aa],"
          + " odiff:T[,aa], ssim-cie94"
      ),
      ("", "unknown metric ``", nil),
      ("0.1", "unknown metric `0.1`", nil),
      ("odiff", "the metric `odiff` needs a number", "write odiff:T[,aa]"),
      ("channel:", "the metric `channel` needs a number", "write channel:N"),
      ("exact:1", "the metric `exact` takes no number", "write exact alone"),
      (
        "channel:1.5", "the metric `channel` cannot have `1.5`",
        "write channel:N with a whole number, 0 … 255"
      ),
      ("channel:256", "the metric `channel` cannot have `256`", nil),
      ("channel:-1", "the metric `channel` cannot have `-1`", nil),
      ("odiff:nan", "the metric `odiff` cannot have `nan`", nil),
      ("odiff:0x1", "the metric `odiff` cannot have `0x1`", nil),
      ("odiff:1.1,aa", "the metric `odiff` cannot have `1.1`", nil),
      ("de2000:-0.1", "the metric `de2000` cannot have `-0.1`", nil),
      (
        "pixelmatch-5.3:0.1,AA", "the metric `pixelmatch-5.3` has no use for `AA`",
        "write pixelmatch-5.3:T[,aa]"
      ),
      ("channel:1,aa", "the metric `channel` has no use for `aa`", "write channel:N"),
      ("odiff:0.1,aa,aa", "the metric `odiff` has no use for `aa,aa`", nil),
    ] as [(String, String, String?)])
  func errors(name: String, message: String, help: String?) throws {
    let error = try #require(throws: MetricError.self) { try Metric(name: name) }
    #expect(error.diagnostic.message == message)
    #expect(error.diagnostic.help != nil)
    if let help { #expect(error.diagnostic.help == help) }
  }
}
