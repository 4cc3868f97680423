import Foundation

/// Debian's `hb-shape`, HarfBuzz's own program.
enum HarfBuzzTool {
  /// A glyph as the program prints it; in font units.
  struct Glyph: Decodable, Equatable {
    /// Number of the glyph.
    let g: UInt32
    /// Advance.
    let ax: Int
  }

  /// Text that is shaped in one go, with what stands before and behind it.
  struct Piece {
    var font: String
    var script: String
    var isRightToLeft = false
    var text: String
    var before = ""
    var after = ""
  }

  static let path = "/usr/bin/hb-shape"

  /// The glyphs of a piece from left to right.
  ///
  /// - Throws: Where the program cannot be started or prints something else.
  static func shape(_ piece: Piece) throws -> [Glyph] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--output-format=json", "--no-glyph-names", "--shapers=ot", "--script=\(piece.script)",
      "--direction=\(piece.isRightToLeft ? "rtl" : "ltr")", "--text-before=\(piece.before)",
      "--text-after=\(piece.after)", piece.font, piece.text,
    ]
    if piece.before.isEmpty { process.arguments?.insert("--bot", at: 0) }
    if piece.after.isEmpty { process.arguments?.insert("--eot", at: 0) }
    process.environment = ["LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([Glyph].self, from: data)
  }
}
