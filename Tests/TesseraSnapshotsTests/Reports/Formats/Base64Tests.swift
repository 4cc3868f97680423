import Testing

@testable import TesseraSnapshots

@Suite("Base64")
struct Base64Tests {
  @Test(
    "The test vectors of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(text: String, letters: String) {
    var found: [UInt8] = []
    Base64.append(Array(text.utf8), to: &found)
    #expect(String(decoding: found, as: UTF8.self) == letters)
  }

  @Test("All letters, high bits too")
  func letters() {
    var found: [UInt8] = []
    Base64.append([0, 16, 131, 251, 255, 255], to: &found)
    #expect(String(decoding: found, as: UTF8.self) == "ABCD+///")
  }
}
