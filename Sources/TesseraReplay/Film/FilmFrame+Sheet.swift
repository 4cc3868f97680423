package import TesseraSheets

extension FilmFrame {
  /// How many faults a caption names.
  private static let faultLimit = 3

  /// The frame as a picture of a sheet.
  ///
  /// - Parameter number: Its place in the film, from 1.
  /// - Returns: The picture, which is drawn when it is asked for.
  package func picture(number: Int) -> FilmSheet.Picture {
    let more = faults.count - Self.faultLimit
    let named = faults.prefix(Self.faultLimit) + (more > 0 ? ["and \(more) more"] : [])
    let look = look
    return FilmSheet.Picture(
      title: "\(number)  \(title)", lines: lines, faults: Array(named), width: look.width,
      height: look.height
    ) { look.pixmap() }
  }
}
