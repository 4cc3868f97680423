import Testing

@testable import TesseraBench

@Suite("BenchTimer")
struct BenchTimerTests {
  /// A clock that only frames move.
  private final class Hands {
    var time = Duration.zero
    var frames = 0
  }

  private static func run(frame: Duration) -> (times: FrameTimes, frames: Int) {
    let hands = Hands()
    let timer = BenchTimer(now: { hands.time })
    let times = timer.measure {
      hands.time += frame
      hands.frames += 1
    }
    return (times, hands.frames)
  }

  @Test(
    "warms up for 100 ms, then runs batches of 100 µs, 400 of them or 1.5 s, 15 at least",
    arguments: [
      // Warm-up 3,334 frames; 4 a batch, 400 batches.
      (30, 3_334 + 4 * 400),
      // Warm-up 100 frames; 1 a batch, 400 batches.
      (1_000, 100 + 400),
      // Warm-up 10 frames; batches until 1.5 s are over.
      (10_000, 10 + 150),
      // Warm-up 1 frame; 15 batches, though these take 3 s.
      (200_000, 1 + 15),
    ])
  func batches(microseconds: Int, frames: Int) {
    let run = Self.run(frame: .microseconds(microseconds))
    #expect(run.frames == frames)
    #expect(run.times == FrameTimes([Double(microseconds)]))
  }

  @Test("divides a batch by its frames, and finds the least and the middle batch")
  func figures() {
    let hands = Hands()
    // One frame warms up and is taken to fill half a batch; then batches of 2 take 20, 22, 24 … µs.
    let timer = BenchTimer(
      warmUp: .zero, batch: .microseconds(20), batches: 5, fewestBatches: 1,
      duration: .seconds(1), now: { hands.time })
    let times = timer.measure {
      hands.time += .microseconds(10 + max(0, hands.frames - 1) / 2)
      hands.frames += 1
    }
    #expect(hands.frames == 1 + 2 * 5)
    #expect(times == FrameTimes([10, 11, 12, 13, 14]))
    #expect(times.minimum == 10)
    #expect(times.median == 12)
  }

  @Test("runs frames one by one on a clock that stands still")
  func standing() {
    var frames = 0
    let timer = BenchTimer(
      warmUp: .zero, batches: 3, fewestBatches: 3, now: { .zero })
    #expect(timer.measure { frames += 1 } == FrameTimes([0]))
    #expect(frames == 4)
  }

  @Test("goes forward on the system's clock")
  func system() {
    let now = BenchTimer().now
    let first = now()
    #expect(first >= .zero)
    #expect(now() >= first)
  }
}
