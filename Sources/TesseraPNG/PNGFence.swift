internal import CPNG
internal import TesseraGraphics

/// The one client of the C fence around libpng; no C type and no pointer leaves this file.
///
/// A file's bytes go in, and pixels, texts and a profile come out; a picture goes in, and a file's
/// bytes come out. Failures are libpng's words, which the callers put into a `PNGError`. Every
/// pointer handed to the fence is good for the one call, which is as long as the fence uses it; what
/// the fence lends is copied before the call's result is released.
enum PNGFence {
  /// Why a call failed.
  struct Failure: Error {
    /// libpng's message, without a full stop.
    let reason: String

    /// No memory for even the result of a call.
    static let outOfMemory = Failure(reason: "out of memory")
  }

  /// What libpng reads of a file.
  struct Reading {
    /// Straight RGBA, 8 bits a channel, rows from the top.
    var pixels: [UInt8]
    /// The texts, in the order of the file.
    var texts: [PNGText] = []
    /// The embedded ICC profile, inflated.
    var profile: [UInt8]?
    /// What was objected to without giving up.
    var warnings: [String] = []
  }

  /// The CRC-32 of bytes.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_checksum($0.baseAddress, $0.count) }
  }

  /// Decodes a file whose header gives the size, which the caller has found within the limits.
  static func read(
    _ bytes: [UInt8], width: Int, height: Int, limits: PNGLimits
  ) throws(Failure) -> Reading {
    var result = Reading(pixels: [UInt8](repeating: 0, count: width * height * 4))
    let handle = unsafe bytes.withUnsafeBufferPointer { file in
      // The room is what CPNGSource asks for: width · height · 4 bytes.
      unsafe result.pixels.withUnsafeMutableBufferPointer { pixels -> OpaquePointer? in
        guard let file = file.baseAddress, let pixels = pixels.baseAddress else { return nil }
        var source = unsafe CPNGSource(
          bytes: file, count: bytes.count, width: UInt32(width), height: UInt32(height),
          pixels: pixels, chunkBytes: limits.chunkBytes, textCount: UInt32(limits.textCount))
        return unsafe cpng_read(&source)
      }
    }
    guard let handle = unsafe handle else { throw .outOfMemory }
    defer { unsafe cpng_reading_free(handle) }
    if let message = unsafe cpng_reading_error(handle) {
      throw Failure(reason: unsafe String(cString: message))
    }

    for index in 0..<(unsafe cpng_reading_warning_count(handle)) {
      let warning = unsafe "libpng: " + String(cString: cpng_reading_warning(handle, index))
      if !result.warnings.contains(warning) { result.warnings.append(warning) }
    }
    for index in 0..<(unsafe cpng_reading_text_count(handle)) {
      let text = unsafe cpng_reading_text(handle, index)
      result.texts.append(unsafe copy(text, warnings: &result.warnings))
    }
    if let profile = unsafe cpng_reading_profile(handle) {
      let count = unsafe cpng_reading_profile_count(handle)
      result.profile = unsafe [UInt8](UnsafeBufferPointer(start: profile, count: count))
    }
    return result
  }

  private static func copy(_ text: CPNGText, warnings: inout [String]) -> PNGText {
    let keyword = unsafe latin1(text.keyword)
    let value: String
    if !(unsafe text.isUTF8) {
      value = unsafe latin1(text.text)
    } else if let valid = unsafe String(validatingCString: text.text) {
      value = valid
    } else {
      value = unsafe String(cString: text.text)
      warnings.append("the text \"\(keyword)\" is not valid UTF-8 and was repaired")
    }
    return PNGText(keyword: keyword, text: value, compressed: unsafe text.isCompressed)
  }

  /// The Latin-1 string at a pointer, up to its NUL, which CPNG.h promises.
  private static func latin1(_ pointer: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = unsafe pointer
    while unsafe next.pointee != 0 {
      bytes.append(UInt8(bitPattern: unsafe next.pointee))
      unsafe next += 1
    }
    return String(latin1: bytes)
  }

  /// A text as its chunk stores it.
  struct EncodedText {
    /// Latin-1, without NUL.
    var keyword: [UInt8]
    /// UTF-8 or Latin-1, without NUL.
    var value: [UInt8]
    /// Which of the two.
    var isUTF8: Bool
    /// Whether it is to be deflated; not for an empty one.
    var isCompressed: Bool
  }

  /// Deflates bytes as goldens deserve; see `cpng_deflate`.
  static func deflate(_ bytes: [UInt8], count: Int) throws(Failure) -> [UInt8] {
    precondition(count <= bytes.count, "there are as many bytes")
    let handle = unsafe bytes.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      guard let bytes = bytes.baseAddress else { return nil }
      return unsafe cpng_deflate(bytes, count)
    }
    guard let handle = unsafe handle else { throw .outOfMemory }
    defer { unsafe cpng_stream_free(handle) }
    let stream = unsafe UnsafeBufferPointer(
      start: cpng_stream_bytes(handle), count: cpng_stream_count(handle))
    return unsafe [UInt8](stream)
  }

  /// A picture whose pixels are deflated.
  struct Picture {
    /// Pixels in a row.
    var width: Int
    /// Rows.
    var height: Int
    /// What the rows consist of.
    var format: PixelFormat
    /// The zlib stream of the rows.
    var stream: [UInt8]
    /// The resolution.
    var pixelsPerMetre: Int
  }

  /// Further chunks of a file, around the pixels.
  struct Chunks {
    /// All payloads one after the other, so that one pointer is good for them all.
    fileprivate var bytes: [UInt8] = []
    /// The chunks before the pixels, in order.
    fileprivate var before: [(name: String, payload: Range<Int>)] = []
    /// The chunks after the pixels, in order.
    fileprivate var after: [(name: String, payload: Range<Int>)] = []

    /// The bytes of all payloads together.
    var byteCount: Int { bytes.count }

    /// Adds a chunk as the last before or after the pixels.
    mutating func append(_ name: String, _ parts: [[UInt8]], isBeforePixels: Bool) {
      let start = bytes.count
      for part in parts { bytes += part }
      if isBeforePixels {
        before.append((name, start..<bytes.count))
      } else {
        after.append((name, start..<bytes.count))
      }
    }

    /// Adds a chunk as the first of all.
    mutating func prepend(_ name: String, _ payload: [UInt8]) {
      before.insert((name, bytes.count..<bytes.count + payload.count), at: 0)
      bytes += payload
    }
  }

  /// Writes the file of a picture and of texts and chunks that the caller has checked.
  static func write(
    _ picture: Picture, texts: [EncodedText], chunks: Chunks = Chunks()
  ) throws(Failure) -> [UInt8] {
    // All strings in one block, each with its NUL, so that one pointer is good for them all.
    let strings = texts.flatMap { $0.keyword + [0] + $0.value + [0] }.map(CChar.init(bitPattern:))
    let handle = unsafe strings.withUnsafeBufferPointer { strings in
      var entries: [CPNGText] = unsafe []
      if var next = strings.baseAddress {
        for text in texts {
          let value = unsafe next + text.keyword.count + 1
          unsafe entries.append(
            CPNGText(
              keyword: next, text: value, isUTF8: text.isUTF8, isCompressed: text.isCompressed))
          unsafe next = value + text.value.count + 1
        }
      }
      return unsafe entries.withUnsafeBufferPointer { unsafe write(picture, texts: $0, chunks) }
    }
    guard let handle = unsafe handle else { throw .outOfMemory }
    defer { unsafe cpng_writing_free(handle) }
    if let message = unsafe cpng_writing_error(handle) {
      throw Failure(reason: unsafe String(cString: message))
    }
    let bytes = unsafe UnsafeBufferPointer(
      start: cpng_writing_bytes(handle), count: cpng_writing_count(handle))
    return unsafe [UInt8](bytes)
  }

  /// The result of `cpng_write`, which refers to nothing of what it is given.
  private static func write(
    _ picture: Picture, texts: UnsafeBufferPointer<CPNGText>, _ chunks: Chunks
  ) -> OpaquePointer? {
    unsafe chunks.bytes.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      // Each payload lies in the block, whose pointer is good for the call.
      let lists = unsafe [chunks.before, chunks.after].map { list in
        unsafe list.map { name, payload in
          var chunk = unsafe CPNGChunk()
          let letters = Array(name.utf8)
          unsafe chunk.name = (letters[0], letters[1], letters[2], letters[3])
          unsafe chunk.bytes = bytes.baseAddress.map { unsafe $0 + payload.lowerBound }
          unsafe chunk.count = payload.count
          return unsafe chunk
        }
      }
      return unsafe lists[0].withUnsafeBufferPointer { before in
        unsafe lists[1].withUnsafeBufferPointer { after in
          unsafe write(picture, texts: texts, before: before, after: after)
        }
      }
    }
  }

  private static func write(
    _ picture: Picture, texts: UnsafeBufferPointer<CPNGText>,
    before: UnsafeBufferPointer<CPNGChunk>, after: UnsafeBufferPointer<CPNGChunk>
  ) -> OpaquePointer? {
    let (palette, alphas) = (picture.format.palette, picture.format.alphas)
    return unsafe palette.withUnsafeBufferPointer { palette in
      unsafe alphas.withUnsafeBufferPointer { alphas in
        unsafe picture.stream.withUnsafeBufferPointer { stream -> OpaquePointer? in
          guard let bytes = stream.baseAddress else { return nil }
          // A palette has three bytes an entry, as CPNGPicture asks for.
          var source = unsafe CPNGPicture(
            width: UInt32(picture.width), height: UInt32(picture.height),
            depth: CInt(picture.format.depth), colorType: CInt(picture.format.colorType),
            palette: palette.baseAddress, paletteCount: palette.count / 3,
            alphas: alphas.baseAddress, alphaCount: alphas.count,
            stream: bytes, streamCount: stream.count,
            pixelsPerMetre: UInt32(picture.pixelsPerMetre),
            texts: texts.baseAddress, textCount: texts.count, before: before.baseAddress,
            beforeCount: before.count, after: after.baseAddress, afterCount: after.count)
          return unsafe cpng_write(&source)
        }
      }
    }
  }
}
