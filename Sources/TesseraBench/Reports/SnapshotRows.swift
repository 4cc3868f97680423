internal import TesseraCells
internal import TesseraGraphics
internal import TesseraPNG
internal import TesseraRaster
internal import TesseraSheets
internal import TesseraSnapshots
internal import TesseraSource

/// Goldens and large pairs → rows of what verifying and comparing cost.
struct SnapshotRows {
  /// How many goldens there are.
  static let count = 2_000
  /// The sides of the pair, 18 megapixels.
  static let pair = (width: 5_600, height: 3_200)
  /// How many threads verify.
  static let threads = 2
  /// The names of a row's figures.
  static let head = "snapshots\tsize\tmin_us\tmedian_us\teach_us\teach_second"

  /// The clock.
  var timer = BenchTimer()
  /// How often everything is timed.
  var passes = 3

  /// Verifies goldens.
  ///
  /// - Returns: The rows of a run on ``threads`` threads over unchanged goldens, thoroughly, and over those
  ///   of which one in a hundred has changed; then of what a cell costs on one thread, part by part.
  /// - Throws: What makes the figures worthless.
  func verifyRows(count: Int = Self.count) throws -> [String] {
    let stage = try GoldenStage(count: count)
    func verify(_ cases: [SnapshotCase], isDeep: Bool, failing: Int) throws {
      let verifier = SnapshotVerifier(store: stage.store, threads: Self.threads, isDeep: isDeep)
      let failed = try verifier.verify(cases, orphans: []).results.count { $0.status == .failed }
      guard failed == failing else { throw SnapshotRowsError.failed(failed, changed: failing) }
    }
    let runs = [
      try row("unchanged", count) { try verify(stage.cases, isDeep: false, failing: 0) },
      try row("unchanged-deep", count) { try verify(stage.cases, isDeep: true, failing: 0) },
      try row("changed", count) {
        try verify(stage.changed, isDeep: false, failing: stage.changedCount)
      },
    ]
    return runs + (try costRows(stage))
  }

  /// What each part of verifying costs, on as many cells as have changed.
  private func costRows(_ stage: GoldenStage) throws -> [String] {
    let fresh = stage.changed.filter { test in
      test.request.item.id.hasSuffix("00") || test.request.item.id == "row-0"
    }
    let pictures = fresh.compactMap { $0.request.draw().picture }
    let goldens = try fresh.compactMap { try stage.store.golden($0.id) }
    guard pictures.count == fresh.count, goldens.count == fresh.count else {
      throw SnapshotRowsError.incomplete
    }
    let parts: [(String, () throws -> Void)] = [
      (
        "layout",
        {
          for request in fresh.map(\.request) {
            _ = try request.resolution.displayList(
              of: request.cell, item: request.item, state: request.state, options: request.options)
          }
        }
      ),
      ("render", { for picture in pictures { _ = DisplayListRenderer.pixmap(of: picture.list) } }),
      ("hash", { for picture in pictures { _ = PixelHash(picture.pixmap) } }),
      ("decode", { for test in fresh { _ = try stage.store.golden(test.id) } }),
      (
        "compare",
        {
          for (golden, picture) in zip(goldens, pictures) {
            let (old, new) = (PixelGrid(golden.pixmap), PixelGrid(picture.pixmap))
            let map = Metric.exact.compare(old, new)
            if map.difference.count > 0 { _ = DifferenceCause(old, new, map: map) }
          }
        }
      ),
      (
        "report",
        {
          for (index, test) in fresh.enumerated() {
            _ = try Snapshot.encode(pictures[index], for: test)
            let difference = DifferencePicture.draw(
              expected: goldens[index].pixmap, actual: pictures[index].pixmap)
            _ = try PNGEncoder.encode(difference.straightImage(), scale: 2)
          }
        }
      ),
    ]
    return try parts.map { name, run in try row("cost-\(name)", fresh.count, run) }
  }

  /// Compares two large pictures that differ everywhere.
  ///
  /// - Returns: The rows of opaque and of translucent ones, and of decoding one.
  /// - Throws: What makes the figures worthless.
  func pairRows(width: Int = Self.pair.width, height: Int = Self.pair.height) throws -> [String] {
    var rows: [String] = []
    for (name, alpha) in [("opaque", UInt8(255)), ("translucent", 200)] {
      let old = Self.picture(width, height, alpha: alpha, brighter: 0)
      let new = Self.picture(width, height, alpha: alpha, brighter: 40)
      rows.append(
        try row("pair-\(name)", width * height) {
          guard PictureDiff(old, new, metric: .exact, ignoring: []).sentence != nil else {
            throw SnapshotRowsError.equalPair
          }
        })
      let file = try PNGEncoder.encode(old, scale: 1)
      rows.append(
        try row("pair-\(name)-decode", width * height) {
          _ = try PNGDecoder.decode(file, path: name)
        })
    }
    return rows
  }

  /// A picture of soft gradients.
  private static func picture(
    _ width: Int, _ height: Int, alpha: UInt8, brighter: Int
  ) -> StraightImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        bytes.append(UInt8((x * 200 / width) + brighter))
        bytes.append(UInt8((y * 200 / height) + brighter))
        bytes.append(UInt8(100 + brighter))
        bytes.append(alpha)
      }
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }

  /// Times something for a number of cells or pixels.
  private func row(_ name: String, _ size: Int, _ run: () throws -> Void) throws -> String {
    var samples: [Double] = []
    for _ in 0..<passes {
      let start = timer.now()
      try run()
      samples.append((timer.now() - start) / .microseconds(1))
    }
    let times = FrameTimes(samples)
    let each = times.minimum / Double(size)
    let rate = times.minimum > 0 ? Int(1_000_000 * Double(size) / times.minimum) : 0
    return "snapshots-\(name)\t\(size)\t\(times.text)\t\(each.hundredthsText)\t\(rate)"
  }
}

/// What would make the figures worthless.
enum SnapshotRowsError: DiagnosticConvertible, Hashable {
  /// Another number of goldens fails than was changed.
  case failed(Int, changed: Int)
  /// Not all goldens that were changed can be drawn and read.
  case incomplete
  /// Two pictures that differ everywhere are said to be equal.
  case equalPair

  var diagnostic: Diagnostic {
    switch self {
    case .failed(let count, let changed):
      Diagnostic(.error, "\(count) of the benchmark's goldens fail, where \(changed) were changed")
    case .incomplete:
      Diagnostic(.error, "not all of the benchmark's goldens can be drawn and read")
    case .equalPair:
      Diagnostic(.error, "the benchmark's pair of pictures is said to be equal")
    }
  }
}
