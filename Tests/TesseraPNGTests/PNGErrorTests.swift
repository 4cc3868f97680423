import TesseraPNG
import TesseraSource
import Testing

@Suite("PNGError")
struct PNGErrorTests {
  private struct Wording {
    let error: PNGError
    let message: String
    let help: String?
  }

  private static let again =
    "the program or the copy that made it was probably interrupted; make it again"
  private static let resave = "take it from where it came from once more, or save it again as PNG"

  @Test("each error of a file says what is wrong, where, and what to do")
  func reading() {
    let file = [
      Wording(
        error: .empty(path: "a.png"), message: "the file is empty, so it is not a PNG picture",
        help: Self.again),
      Wording(
        error: .notPNG(path: "a.png", resembles: nil), message: "the file is not a PNG picture",
        help: "name a file that a program saved as PNG"),
      Wording(
        error: .notPNG(path: "a.png", resembles: .jpeg),
        message: "the file is not a PNG picture: it begins like a JPEG picture",
        help: "convert the picture to PNG"),
      Wording(
        error: .notPNG(path: "a.png", resembles: .largeFilePointer),
        message: "the file is not a PNG picture: it begins like a pointer of Git LFS",
        help: "fetch the picture itself with \"git lfs pull\""),
      Wording(
        error: .xcodeVariant(path: "a.png"),
        message: "the file is a PNG in Xcode's private variant for iOS applications (chunk CgBI)",
        help: "take the file from the project's sources, not from the built application"),
      Wording(
        error: .truncated(path: "a.png", place: "in the IDAT chunk", missing: 12),
        message: "the PNG is cut off in the IDAT chunk: at least 12 more bytes belong there",
        help: Self.again),
      Wording(
        error: .damaged(path: "a.png", chunk: "IDAT", offset: 33),
        message: "the PNG is damaged: the IDAT chunk at byte 33 does not match its checksum",
        help: Self.resave),
      Wording(
        error: .malformed(path: "a.png", reason: "Not enough image data"),
        message: "the PNG is malformed: Not enough image data", help: Self.resave),
      Wording(
        error: .tooLarge(path: "a.png", width: 100_000, height: 1, limits: .standard),
        message: "the PNG claims 100000×1 pixels, the limit is 16384 a side",
        help: "scale the picture down or split it"),
      Wording(
        error: .tooLarge(path: "a.png", width: 16_384, height: 16_384, limits: .standard),
        message: "the PNG claims 16384×16384 pixels, 1024 MiB decoded, the limit is 256 MiB",
        help: "scale the picture down or split it"),
      Wording(
        error: .tooLarge(path: "a.png", width: 8_192, height: 8_193, limits: .standard),
        message: "the PNG claims 8192×8193 pixels, 257 MiB decoded, the limit is 256 MiB",
        help: "scale the picture down or split it"),
      Wording(
        error: .chunkTooLong(path: "a.png", chunk: "eXIf", bytes: 9, limit: 8),
        message: "the PNG's eXIf chunk of 9 bytes is longer than the limit of 8",
        help: "save it again without metadata"),
    ]
    for wording in file {
      let diagnostic = Diagnostic(
        .error, at: SourceLocation(path: "a.png"), wording.message, help: wording.help)
      #expect(wording.error.diagnostic == diagnostic)
    }
  }

  @Test("each error of a picture to be encoded says what is wrong, without a place")
  func writing() {
    let picture = [
      Wording(
        error: .tooLarge(path: nil, width: 20_000, height: 2, limits: .standard),
        message: "the picture has 20000×2 pixels, the limit is 16384 a side",
        help: "split it into several pictures"),
      Wording(
        error: .invalidKeyword(" a"), message: "\" a\" cannot be the keyword of a text in a PNG",
        help:
          "a keyword has 1 to 79 printable Latin-1 characters, "
          + "and spaces only singly between others"),
      Wording(
        error: .nulInText(keyword: "a"),
        message: "the text \"a\" holds a NUL, which a PNG cannot store", help: nil),
      Wording(
        error: .textTooLong(keyword: "a", bytes: 9, limit: 8),
        message: "the text \"a\" of 9 bytes is longer than the limit of 8", help: nil),
      Wording(
        error: .tooManyTexts(count: 65, limit: 64),
        message: "65 texts are more than the 64 that one PNG may hold", help: nil),
      Wording(
        error: .notEncoded(reason: "out of memory"),
        message: "the picture could not be encoded as PNG: out of memory", help: nil),
    ]
    for wording in picture {
      let diagnostic = Diagnostic(.error, wording.message, help: wording.help)
      #expect(wording.error.diagnostic == diagnostic)
    }
  }
}
