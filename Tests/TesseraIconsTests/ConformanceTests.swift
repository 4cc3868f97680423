import TesseraGraphics
import TesseraIcons
import TesseraPNG
import TesseraRaster
import TesseraSource
import TesseraTestSupport
import Testing

/// 140 icons of two sets at 96 pixels against their true coverage, 8×8 times oversampled.
@Suite(
  "Icons against true coverage", .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct ConformanceTests {
  /// How far a drawing is off, over alpha, in steps of 1/255.
  struct Deviation {
    let name: String
    /// The mean of all differences.
    let mean: Double
    /// The share of pixels that are off by more than 32.
    let far: Double
  }

  static func deviations() throws -> [Deviation] {
    let folder = try ConformanceData.path("icons")
    let names = try SourceFile.list(folder).map(\.name).filter { $0.hasSuffix(".svg") }
    return try names.sorted().map { name in
      let (image, diagnostics) = try VectorImage.readSVG(FilePath.join(folder, name))
      #expect(diagnostics == [], "\(name)")
      let truth = try PNGDecoder.decode(
        ConformanceData.bytes("icons/\(FilePath.stem(of: name)).png"), path: name
      ).image
      let drawn = try pixels(of: image, side: 96)
      var sum = 0
      var far = 0
      for y in 0..<96 {
        for x in 0..<96 {
          // The truth is grey: white is covered.
          let difference = abs(Int(drawn[x, y].alpha) - Int(truth.pixel(x: x, y: y).red))
          sum += difference
          if difference > 32 { far += 1 }
        }
      }
      let count = 96.0 * 96
      return Deviation(name: name, mean: Double(sum) / count, far: Double(far) / count)
    }
  }

  @Test("All icons are as near to it as design and issue ask")
  func coverage() throws {
    let deviations = try Self.deviations()
    #expect(deviations.count == 140)
    for deviation in deviations {
      #expect(deviation.mean <= 0.6, "\(deviation.name)")
      #expect(deviation.far <= 0.003, "\(deviation.name)")
    }
    let mean = deviations.reduce(0) { $0 + $1.mean } / Double(max(1, deviations.count))
    #expect(mean <= 0.15)
  }
}
