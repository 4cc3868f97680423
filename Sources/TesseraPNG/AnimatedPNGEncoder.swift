package import TesseraGraphics

/// Pictures → an animated PNG file: the parts that change, one after the other.
///
/// The file is a PNG whose further frames are in chunks that readers of still pictures skip (acTL, fcTL and
/// fdAT: PNG, third edition, sections 11.3.4.2 to 11.3.4.4); such readers show the first one. Frames are deflated as they come,
/// so that only their streams are in memory and not their pixels.
package struct AnimatedPNGEncoder {
  private let width: Int
  private let height: Int
  private let scale: Int
  private let format: PixelFormat
  private var chunks = PNGFence.Chunks()
  /// The number of the next fcTL or fdAT chunk.
  private var sequence: UInt32 = 0
  /// The stream of the first frame.
  private var first: [UInt8] = []
  private var frameCount: UInt32 = 0

  /// The most bytes of all streams together.
  package static let byteLimit = 1 << 30

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row of the whole picture.
  ///   - height: Rows of the whole picture.
  ///   - scale: Device pixels per point, for the file's resolution.
  ///   - isOpaque: Whether all pixels of all frames are opaque.
  /// - Throws: ``PNGError/tooLarge(path:width:height:limits:)``.
  package init(width: Int, height: Int, scale: Int, isOpaque: Bool) throws(PNGError) {
    try PNGLimits.canvas.check(width: width, height: height, path: nil)
    self.width = width
    self.height = height
    self.scale = scale
    format = isOpaque ? .rgb : .rgba
  }

  /// Adds a frame: a part of the picture that changes, and how long the picture then stays.
  ///
  /// - Parameters:
  ///   - image: The part's pixels, which replace those before; the first frame's is the whole picture.
  ///   - x: The column of its top left pixel.
  ///   - y: The row of its top left pixel.
  ///   - milliseconds: How long; the longest that a file can say is 65,535 seconds.
  /// - Throws: ``PNGError/notEncoded(reason:)`` where memory ends.
  /// - Precondition: the part lies within the picture, and is opaque where that was announced.
  package mutating func append(
    _ image: StraightImage, atX x: Int, y: Int, milliseconds: Double
  ) throws(PNGError) {
    precondition(
      0...width - image.width ~= x && 0...height - image.height ~= y, "a frame lies inside")
    precondition(frameCount > 0 || (image.width, image.height) == (width, height), "all at first")
    let stream: [UInt8]
    do {
      stream = try PNGEncoder.stream(of: image, as: format)
    } catch {
      throw .notEncoded(reason: error.reason)
    }
    let (delay, unit) = Self.delay(milliseconds)
    var control = nextNumber()
    for value in [image.width, image.height, x, y] { control += UInt32(value).bigEndianBytes }
    control += delay.bigEndianBytes + unit.bigEndianBytes
    // What the frame covers stays, and is replaced, not blended with.
    control += [0, 0]
    chunks.append("fcTL", [control], isBeforePixels: frameCount == 0)
    if frameCount == 0 {
      first = stream
    } else {
      chunks.append("fdAT", [nextNumber(), stream], isBeforePixels: false)
    }
    frameCount += 1
    guard chunks.byteCount + first.count <= Self.byteLimit else {
      throw .notEncoded(reason: "the animation has more than \(Self.byteLimit >> 20) MiB")
    }
  }

  /// Ends the file, which plays for ever.
  ///
  /// - Returns: Its bytes.
  /// - Throws: ``PNGError/notEncoded(reason:)`` where memory ends.
  /// - Precondition: there is a frame.
  package consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(frameCount > 0, "an animation has a frame")
    chunks.prepend("acTL", frameCount.bigEndianBytes + UInt32(0).bigEndianBytes)
    let picture = PNGFence.Picture(
      width: width, height: height, format: format, stream: first,
      pixelsPerMetre: PNGEncoder.pixelsPerMetre * scale)
    do {
      return try PNGFence.write(picture, texts: [], chunks: chunks)
    } catch {
      throw .notEncoded(reason: error.reason)
    }
  }

  /// The bytes of the next sequence number.
  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  /// A time as a fraction of a second of two small numbers, as finely as they allow.
  private static func delay(_ milliseconds: Double) -> (UInt16, unit: UInt16) {
    for unit in [1_000, 100, 10] as [UInt16] {
      let value = (milliseconds * Double(unit) / 1_000).rounded()
      if value <= Double(UInt16.max) { return (UInt16(max(0, value)), unit) }
    }
    return (UInt16(min(milliseconds / 1_000, Double(UInt16.max)).rounded()), 1)
  }
}

extension FixedWidthInteger {
  /// The bytes in network byte order.
  fileprivate var bigEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> (Self.bitWidth - 8 - 8 * $0)) }
  }
}
