internal import TesseraCollection

/// Collections of growing size → rows of the time and memory that each task takes.
///
/// Every measurement has a collection of its own, made before the clock starts, so that a task always
/// meets the same. Growth is by the middle times: what does not look at every item stays near 1.
struct CollectionRows {
  /// How many items the collections have.
  static let sizes = [10_000, 100_000, 1_000_000]
  /// The names of a row's figures.
  static let head = "collection\titems\tmin_us\tmedian_us\tgrowth\tpeak_bytes\tcells"

  /// The clock.
  var timer = BenchTimer()
  /// How often a task is timed.
  var passes = 3

  /// Does a task at growing sizes.
  ///
  /// - Returns: A row for each size: the task, the items, least and middle time, the middle time over that
  ///   of the smallest size, the most memory over that before the task, in bytes, and the most cells
  ///   alive.
  /// - Throws: What makes the figures worthless.
  func rows(_ task: CollectionTask, sizes: [Int] = Self.sizes) throws -> [String] {
    var smallest: Double?
    var rows: [String] = []
    for size in sizes {
      // Before the clock's own passes fill the heap.
      let memory = try peak(of: task, size: size)
      var cells = 0
      var samples: [Double] = []
      for _ in 0..<passes {
        let run = task.prepare(count: size)
        let start = timer.now()
        cells = max(cells, try run())
        samples.append((timer.now() - start) / .microseconds(1))
      }
      let times = FrameTimes(samples)
      let first = smallest ?? times.median
      smallest = first
      rows.append(
        "collection-\(task.rawValue)\t\(size)\t\(times.text)"
          + "\t\((times.median / first).hundredthsText)\t\(memory)\t\(cells)")
    }
    return rows
  }

  /// The most memory that a task takes, in bytes, or `-` where it cannot be measured.
  private func peak(of task: CollectionTask, size: Int) throws -> String {
    let run = task.prepare(count: size)
    var outcome: Result<Int, any Error> = .success(0)
    let growth = MemoryGauge.growth { outcome = Result(catching: run) }
    _ = try outcome.get()
    return growth.map { "\($0)" } ?? "-"
  }
}
