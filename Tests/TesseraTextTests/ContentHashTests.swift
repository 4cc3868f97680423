import Testing
import TesseraText

@Suite("ContentHash")
struct ContentHashTests {
  @Test(
    "equals the reference XXH64 at every length that takes another branch",
    arguments: [
      (0, "ef46db3751d8e999"), (1, "e934a84adb052768"), (3, "9ff70a635a6209ab"),
      (4, "ae5acdc00a55ac41"), (7, "d734a6b26f3da63e"), (8, "87116b3365b924eb"),
      (31, "0f187c62b1e722b7"), (32, "91b0cb0931a8c629"), (33, "931b043cf8d65b94"),
      (63, "219110bf13e2fa26"), (100, "8e2272c08247d5db"),
    ])
  func lengths(count: Int, expected: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 7 * $0) }
    #expect(ContentHash(bytes).text == expected)
  }

  @Test("the published value of a sentence")
  func sentence() {
    let bytes = Array("Nobody inspects the spammish repetition".utf8)
    #expect(ContentHash(bytes).value == 0xFBCE_A83C_8A37_8BF1)
  }

  @Test("a hash with leading zeros keeps its sixteen digits")
  func leadingZeros() throws {
    let bytes = try #require(
      (0...UInt8.max).map { [$0] }.first { ContentHash($0).value < 1 << 60 })
    let hash = ContentHash(bytes)
    #expect(hash.text.utf8.count == 16)
    #expect(UInt64(hash.text, radix: 16) == hash.value)
  }
}
