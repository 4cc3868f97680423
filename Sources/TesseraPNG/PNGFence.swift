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

  /// Encodes a picture and texts that the caller has checked.
  static func write(
    _ image: StraightImage, pixelsPerMetre: Int, level: Int, texts: [EncodedText]
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
      return unsafe entries.withUnsafeBufferPointer { entries in
        // StraightImage guarantees width · height · 4 bytes, which CPNGPicture asks for.
        unsafe image.bytes.withUnsafeBufferPointer { pixels -> OpaquePointer? in
          guard let pixels = pixels.baseAddress else { return nil }
          var picture = unsafe CPNGPicture(
            width: UInt32(image.width), height: UInt32(image.height), pixels: pixels,
            pixelsPerMetre: UInt32(pixelsPerMetre), level: CInt(level),
            texts: entries.baseAddress, textCount: entries.count)
          return unsafe cpng_write(&picture)
        }
      }
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
}
