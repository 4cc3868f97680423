internal import TesseraGraphics

/// S10 and S11: a whole cell, and a sheet of them.
extension SceneRecipe {
  /// The colour of a sheet between its cells.
  private static let ground = Pixel(Color(rgb: 0xF2F2F7))
  /// The tints of a sheet's cells, in turn.
  static let tints = [
    0x0A84FF, 0x30D158, 0xFF9F0A, 0xFF375F, 0xBF5AF2, 0x64D2FF, 0xFFD60A,
  ].map { Color(rgb: $0) }

  /// One cell, and 5 × 5.
  static let cells = [
    SceneRecipe("S10") { data, offset in
      let cell = try SampleCell(data)
      return .picture { cell.draw(tint: tints[0], at: offset, on: &$0) }
    },
    sheet("S11", columns: 5),
  ]

  /// A sheet of `columns` × `columns` cells.
  static func sheet(_ name: String, columns: Int) -> SceneRecipe {
    SceneRecipe(name, side: columns * SampleCell.side, backdrop: ground) { data, offset in
      let cell = try SampleCell(data)
      return .sheet(columns: columns) { canvas, number in
        cell.draw(tint: tints[number % tints.count], at: offset, on: &canvas)
      }
    }
  }
}
