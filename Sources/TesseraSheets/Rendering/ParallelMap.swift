internal import Dispatch
internal import Synchronization

/// Called while long work is done: how many items are finished, of how many.
package typealias ProgressHandler = @Sendable (_ done: Int, _ total: Int) -> Void

extension Array where Element: Sendable {
  /// The results of a transformation in the array's order, computed on several threads.
  ///
  /// Work is handed out one element at a time, so that a slow one holds up nobody. The result does
  /// not depend on the number of threads.
  ///
  /// - Parameters:
  ///   - threads: How many threads at most; 1 works on the caller's alone.
  ///   - progress: Called after each element, from any thread.
  ///   - transform: Called once for each element, from any thread.
  /// - Returns: The results.
  package func parallelMap<Result: Sendable>(
    threads: Int, progress: ProgressHandler? = nil, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let next = Atomic<Int>(0)
    let done = Atomic<Int>(0)
    let results = Mutex<[Int: Result]>([:])
    @Sendable func work() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = transform(self[index])
        results.withLock { $0[index] = result }
        progress?(done.wrappingAdd(1, ordering: .relaxed).newValue, count)
      }
    }
    if threads > 1, count > 1 {
      DispatchQueue.concurrentPerform(iterations: Swift.min(threads, count)) { _ in work() }
    } else {
      work()
    }
    return results.withLock { results in
      results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
