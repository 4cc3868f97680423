/// The clock of the benchmark: frame → least and middle time, as all peers are timed.
///
/// Frames run until the machine is warm, which also tells how many fill a batch; then batches are
/// timed, because a clock is read too slowly for a single frame of a few microseconds. The minimum is
/// what the code takes when nothing else runs; the median tells how quiet the machine was. Means were
/// rejected: one interruption changes them.
struct BenchTimer {
  /// How long frames run before any counts, one at least.
  var warmUp = Duration.milliseconds(100)
  /// How long a batch of frames runs at least.
  var batch = Duration.microseconds(100)
  /// The most batches.
  var batches = 400
  /// The fewest batches, whatever the time.
  var fewestBatches = 15
  /// How long batches run, once there are enough.
  var duration = Duration.milliseconds(1_500)
  /// The time since some instant, on a clock that only goes forward.
  var now: () -> Duration = Self.monotonicClock()

  /// The system's clock that never jumps.
  private static func monotonicClock() -> () -> Duration {
    let clock = SuspendingClock()
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Times a frame.
  func measure(_ frame: () -> Void) -> FrameTimes {
    let frames = framesPerBatch(frame)
    var samples: [Double] = []
    let start = now()
    while samples.count < batches, samples.count < fewestBatches || now() - start < duration {
      let begin = now()
      for _ in 0..<frames { frame() }
      samples.append(Self.microseconds(now() - begin) / Double(frames))
    }
    return FrameTimes(samples)
  }

  /// Runs frames until the machine is warm; returns how many fill a batch.
  private func framesPerBatch(_ frame: () -> Void) -> Int {
    let start = now()
    var count = 0
    repeat {
      frame()
      count += 1
    } while now() - start < warmUp
    let time = Self.microseconds(now() - start) / Double(count)
    return time > 0 ? max(1, Int((Self.microseconds(batch) / time).rounded(.up))) : 1
  }

  private static func microseconds(_ duration: Duration) -> Double {
    duration / .microseconds(1)
  }
}
