internal import TesseraGraphics
internal import TesseraRaster

/// S6 to S8 and S12: an icon, large and small, a hundred circles, a text.
extension SceneRecipe {
  /// The icon at four times and at once its size, and circles over each other.
  static let outlines = [
    SceneRecipe("S6", side: 96) { data, offset in
      let icon = try data.path("icon.path")
      return .picture { $0.fillIcon(icon, scale: 4, at: offset) }
    },
    SceneRecipe("S7", side: 24) { data, offset in
      let icon = try data.path("icon.path")
      return .picture { $0.fillIcon(icon, scale: 1, at: offset) }
    },
    SceneRecipe("S8") { _, offset in
      let colors = [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x007AFF, 0xAF52DE]
        .map { Color(rgb: $0).withAlpha8(128) }
      return .picture { canvas in
        for index in 0..<100 {
          let circle = circle(index).moved(by: offset)
          canvas.fill(.ellipse(circle), with: .color(colors[index % colors.count]))
        }
      }
    },
  ]

  /// The text alone.
  static let texts = [
    SceneRecipe("S12") { data, offset in
      let text = try data.path("text.path")
      return .picture { $0.fillText(text, at: offset) }
    }
  ]

  /// The square around a circle of S8: radii grow from 3 to 40, centres are strewn at quarters of a
  /// pixel.
  static func circle(_ index: Int) -> Rect {
    let radius = 3 + 37 * Double(index) / 99
    let x = Double(index * 73 % 300) + 0.25 * Double(index % 4)
    let y = Double(index * 151 % 300) + 0.25 * Double(3 * index % 4)
    return Rect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}
