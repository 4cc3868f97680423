internal import TesseraGraphics
internal import TesseraPNG

/// Pictures → rows of writing them as PNG, and of reading them again.
struct PNGReport {
  /// A picture that is written.
  struct Subject: Sendable {
    /// What its rows call it; its file is `name.rgba`.
    let name: String
    /// Pixels in a row, and rows.
    let side: Int

    /// The picture.
    func image(from data: SceneData) throws(SceneDataError) -> StraightImage {
      try data.image("\(name).rgba", side: side)
    }
  }

  /// What the peers write: a cell, a sheet, an icon, and a sheet without gradients.
  static let subjects = [
    Subject(name: "S10", side: 300), Subject(name: "S11", side: 1_500),
    Subject(name: "S6", side: 96), Subject(name: "FLAT", side: 1_500),
  ]

  /// The clock.
  let timer: BenchTimer

  /// Times both efforts of the encoder, then the decoder on the file of each.
  ///
  /// - Returns: The rows: kind, image, variant, least and middle time, bytes of the file.
  func rows(for name: String, _ image: StraightImage) throws(PNGError) -> [String] {
    var written: [String] = []
    var read: [String] = []
    for effort in PNGEffort.allCases {
      let variant = "\(SceneReport.peer)-\(effort)"
      // What is timed cannot throw out of the clock; it did not the first time, and nothing changes.
      let file = try PNGEncoder.encode(image, scale: 1, effort: effort)
      let encoding = timer.measure { _ = try? PNGEncoder.encode(image, scale: 1, effort: effort) }
      written.append("enc\t\(name)\t\(variant)\t\(encoding.text)\t\(file.count)")

      _ = try PNGDecoder.decode(file, path: name)
      let decoding = timer.measure { _ = try? PNGDecoder.decode(file, path: name) }
      let reader = "\(SceneReport.peer)(\(variant))"
      read.append("dec\t\(name)\t\(reader)\t\(decoding.text)\t\(file.count)")
    }
    return written + read
  }
}
