import Synchronization
import TesseraSheets
import Testing

@Suite("Parallel map")
struct ParallelMapTests {
  @Test("The results are in order with any number of threads", arguments: [0, 1, 2, 3, 16])
  func order(threads: Int) {
    let numbers = Array(0..<500)
    #expect(numbers.parallelMap(threads: threads) { $0 * $0 } == numbers.map { $0 * $0 })
    #expect([Int]().parallelMap(threads: threads) { $0 } == [])
    #expect([7].parallelMap(threads: threads) { _ in Int?.none } == [nil])
  }

  @Test("Each element is transformed once, and progress counts every one", arguments: [1, 4])
  func progress(threads: Int) {
    let calls = Mutex<[Int]>([])
    let steps = Mutex<[Int]>([])
    let totals = Mutex<Set<Int>>([])
    let results = (0..<200).map(\.self).parallelMap(
      threads: threads,
      progress: { done, total in
        steps.withLock { $0.append(done) }
        totals.withLock { _ = $0.insert(total) }
      },
      { number in
        calls.withLock { $0.append(number) }
        return number
      })
    #expect(results == Array(0..<200))
    #expect(calls.withLock { $0.sorted() } == Array(0..<200))
    #expect(steps.withLock { $0.sorted() } == Array(1...200))
    #expect(totals.withLock { $0 } == [200])
  }
}
