package import TesseraSheets

extension FilmFrame {
  /// How many faults a caption names.
  private static let faultLimit = 3
  /// The most characters of one text of a caption; the log has them all.
  private static let textLimit = 300

  /// The frame as a picture of a sheet.
  ///
  /// - Parameter number: Its place in the film, from 1.
  /// - Returns: The picture, which is drawn when it is asked for.
  package func picture(number: Int) -> FilmSheet.Picture {
    let more = faults.count - Self.faultLimit
    let named =
      faultsByKind.prefix(Self.faultLimit) + (more > 0 ? ["and \(more) more"] : [])
    let look = look
    return FilmSheet.Picture(
      title: "\(number)  " + Self.shortened(title), lines: lines.map(Self.shortened),
      faults: named.map(Self.shortened), width: look.width, height: look.height
    ) { look.pixmap() }
  }

  /// A text that is no longer than a caption gets.
  private static func shortened(_ text: String) -> String {
    text.count > textLimit ? text.prefix(textLimit) + "…" : text
  }

  /// The faults, the first of each kind before all others.
  private var faultsByKind: [String] {
    var kinds: Set<Substring> = []
    var (first, others): ([String], [String]) = ([], [])
    for fault in faults {
      let kind = fault.prefix { $0 != "," && !$0.isNumber }
      if kinds.insert(kind).inserted { first.append(fault) } else { others.append(fault) }
    }
    return first + others
  }
}
