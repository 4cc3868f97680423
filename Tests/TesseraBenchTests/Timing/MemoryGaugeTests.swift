import Testing

@testable import TesseraBench

@Suite("MemoryGauge")
struct MemoryGaugeTests {
  /// In a process of its own, as the figure is the process's: other tests take and give back memory.
  @Test("sees what is held only for a moment")
  func growth() async {
    await #expect(processExitsWith: .success) {
      let bytes = 64 << 20
      var sum = 0
      let growth = MemoryGauge.growth {
        let held = [UInt8](repeating: 1, count: bytes)
        sum = held.reduce(0) { $0 &+ Int($1) }
      }
      #expect(sum == bytes)
      // A kernel that does not forget peaks says so.
      if let growth { #expect(growth > bytes / 2 && growth < bytes * 2) }
    }
  }
}
