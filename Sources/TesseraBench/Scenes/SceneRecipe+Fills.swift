internal import TesseraGraphics
internal import TesseraRaster

/// S0 to S4: a canvas, a rectangle, a card.
extension SceneRecipe {
  /// The canvas of most scenes.
  private static let canvas = Rect(0, 0, 300, 300)
  private static let blue = Color(rgb: 0x3366CC)

  /// The clear alone, rectangles, rounded ones of both corner styles, a gradient, a border.
  static let fills = [
    SceneRecipe("S0") { _, _ in .picture { _ in } },
    SceneRecipe("S1") { _, offset in
      .picture { $0.fill(.rectangle(canvas.moved(by: offset)), with: .color(blue)) }
    },
    SceneRecipe("S1b") { _, offset in
      let color = blue.withAlpha8(128)
      return .picture { $0.fill(.rectangle(canvas.moved(by: offset)), with: .color(color)) }
    },
    SceneRecipe("S2") { _, offset in
      .picture { $0.fill(.card(at: offset), with: .color(blue)) }
    },
    SceneRecipe("S2b") { data, offset in
      let squircle = try data.path("squircle.path")
        .transformed(by: .translation(offset.x, offset.y))
      return .picture { $0.fill(.path(squircle), with: .color(blue)) }
    },
    SceneRecipe("S3") { _, offset in
      let colors = [Color(rgb: 0xFF5F6D), Color(rgb: 0x8A4FFF), Color(rgb: 0x2BC0E4)]
      return .picture { canvas in
        let gradient = Gradient([
          .init(colors[0], at: 0), .init(colors[1], at: 0.5), .init(colors[2], at: 1),
        ])
        canvas.fill(
          .card(at: offset),
          with: .linearGradient(
            gradient, from: Point(10, 10) + offset, to: Point(290, 290) + offset))
      }
    },
    SceneRecipe("S4") { _, offset in
      let border = Color(rgb: 0x222222)
      return .picture { canvas in
        canvas.fill(.card(at: offset), with: .color(.white))
        canvas.strokeCardBorder(at: offset, with: border)
      }
    },
  ]
}
