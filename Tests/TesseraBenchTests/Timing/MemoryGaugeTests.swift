import Testing

@testable import TesseraBench

@Suite("MemoryGauge")
struct MemoryGaugeTests {
  @Test("sees what is held only for a moment")
  func growth() throws {
    let bytes = 64 << 20
    var sum = 0
    let growth = MemoryGauge.growth {
      let held = [UInt8](repeating: 1, count: bytes)
      sum = held.reduce(0) { $0 &+ Int($1) }
    }
    #expect(sum == bytes)
    // A kernel that does not forget peaks says so. Other tests run meanwhile and hold what they want, so
    // there is no most.
    if let growth { #expect(growth > bytes / 2) }
  }
}
