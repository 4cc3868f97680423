import Testing
import TesseraText

@Suite("BoundedCache")
struct BoundedCacheTests {
  @Test("gives back what was stored")
  func storesValues() {
    var cache = BoundedCache<Int, String>(capacity: 100)
    cache.insert("one", cost: 10, for: 1)
    #expect(cache.value(for: 1) == "one")
    #expect(cache.value(for: 2) == nil)
    cache.insert("uno", cost: 5, for: 1)
    #expect(cache.value(for: 1) == "uno")
    #expect(cache.cost == 5)
  }

  @Test("never costs more than its capacity, whatever is stored", arguments: [1, 3, 7, 50])
  func staysBounded(cost: Int) {
    var cache = BoundedCache<Int, Int>(capacity: 100)
    for key in 0..<1_000 {
      cache.insert(key, cost: cost, for: key)
      _ = cache.value(for: key / 2)
      #expect(cache.cost <= 100)
    }
    #expect(cache.value(for: 999) == 999)
    #expect(cache.value(for: 3) == nil)
  }

  @Test("what is asked for all the time outlives any number of others")
  func keepsWhatIsUsed() {
    var cache = BoundedCache<Int, Int>(capacity: 20)
    cache.insert(-1, cost: 1, for: -1)
    for key in 0..<500 {
      cache.insert(key, cost: 1, for: key)
      #expect(cache.value(for: -1) == -1)
    }
  }

  @Test("a value above half the capacity is not kept and drives out nothing")
  func refusesTheOversized() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    cache.insert(1, cost: 5, for: 1)
    cache.insert(2, cost: 6, for: 2)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 1) == 1)
    #expect(cache.cost == 5)
  }
}
