import TesseraGraphics

/// A small file of one kind, made with neither libpng nor zlib, and the picture that it holds.
struct SampleFile {
  /// What is in it, as a file name.
  let name: String
  let bytes: [UInt8]
  let image: StraightImage

  /// Widths and heights from 1 to 9, most of them odd, and one beyond two blocks of an interlaced file.
  private static let sizes = [
    (1, 1), (2, 9), (3, 5), (4, 7), (5, 3), (6, 1), (7, 6), (8, 2), (9, 8), (1, 4), (17, 11),
  ]

  /// The files of a format, each size without and, where the format has it, with tRNS.
  static func all(_ format: SampleFormat, interlaced: Bool) -> [SampleFile] {
    var files: [SampleFile] = []
    for (width, height) in sizes {
      for transparency in [false, true] where !transparency || format.colorType < 4 {
        let kind = "type\(format.colorType)-depth\(format.depth)"
        let marks = (interlaced ? "-interlaced" : "") + (transparency ? "-trns" : "")
        var pixels: [UInt8] = []
        for y in 0..<height {
          for x in 0..<width { pixels += format.expected(x: x, y: y, transparency: transparency) }
        }
        files.append(
          SampleFile(
            name: "\(kind)\(marks)-\(width)x\(height).png",
            bytes: format.file(
              width: width, height: height, interlaced: interlaced, transparency: transparency,
              background: width % 2 == 0),
            image: StraightImage(width: width, height: height, bytes: pixels)))
      }
    }
    return files
  }
}
