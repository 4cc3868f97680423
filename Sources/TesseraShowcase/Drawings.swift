import Tessera

/// The showcase's icons and pictures, drawn by hand as outlines.
///
/// Icons are templates of 24 × 24; pictures are 40 × 40 with the main colour as their tint.
enum Drawings {
  /// A five-pointed star that fills 24 × 24 but for a margin.
  static let star = VectorImage(
    "star", size: Size(24, 24),
    parts: [
      .init(
        Path { path in
          // Outer points on a circle about (12, 12.6), inner ones where the long diagonals cross.
          let outer = 10.5
          let inner = outer * 0.45
          for corner in 0..<10 {
            let angle = Double(corner) * .pi / 5
            let radius = corner.isMultiple(of: 2) ? outer : inner
            let point = Point(
              12 + radius * PortableMath.sin(angle), 12.6 - radius * PortableMath.cos(angle))
            if corner == 0 { path.move(to: point) } else { path.line(to: point) }
          }
          path.close()
        })
    ])

  /// An arrow head to the right.
  static let chevronRight = polyline("chevron-right", [(9, 5), (16, 12), (9, 19)], width: 2.5)
  /// An arrow head to the left.
  static let chevronLeft = polyline("chevron-left", [(15, 5), (8, 12), (15, 19)], width: 2.5)
  /// A check mark.
  static let check = polyline("check", [(4, 13), (9.5, 18.5), (20, 6)], width: 3.5)
  /// A minus sign.
  static let minus = polyline("minus", [(6, 12), (18, 12)], width: 3)
  /// A plus sign.
  static let plus = VectorImage(
    "plus", size: Size(24, 24),
    parts: [line([(6, 12), (18, 12)], width: 3), line([(12, 6), (12, 18)], width: 3)])

  /// A card's chip.
  static let chip = VectorImage(
    "chip", size: Size(24, 18),
    parts: [
      .init(RoundedRectangle(Rect(0, 0, 24, 18), radius: 3.5).path),
      groove([(0, 6), (8, 6), (8, 12), (0, 12)]), groove([(24, 6), (16, 6), (16, 12), (24, 12)]),
      groove([(8, 0), (8, 5.6)]), groove([(16, 0), (16, 5.6)]),
      groove([(8, 18), (8, 12.4)]), groove([(16, 18), (16, 12.4)]),
    ])

  /// The icon of a name; a globe for a name that is none.
  static func icon(named name: String) -> VectorImage {
    switch name {
    case "wifi": wifi
    case "bell": bell
    default: globe
    }
  }

  /// The picture of a digit's name, as the section editor's data has it; the first for other names.
  static func picture(named name: String) -> VectorImage {
    switch name {
    case "1": rings
    case "2": sunset
    case "3": leaf
    case "4": sea
    case "5": VectorImage("picture-5", size: plus.size, nodes: plus.nodes)
    default: mountain
    }
  }

  private static let wifi = VectorImage(
    "wifi", size: Size(24, 24),
    parts: [
      .init(Path { $0.addEllipse(in: Rect(10, 17, 4, 4)) }),
      arc(radius: 5.5), arc(radius: 10), arc(radius: 14.5),
    ])

  private static let bell = VectorImage(
    "bell", size: Size(24, 24),
    parts: [
      .init(
        Path { path in
          path.move(to: Point(3, 18))
          path.cubic(Point(5.5, 16), Point(6, 14), to: Point(6, 10))
          path.cubic(Point(6, 6), Point(8.5, 3.5), to: Point(12, 3.5))
          path.cubic(Point(15.5, 3.5), Point(18, 6), to: Point(18, 10))
          path.cubic(Point(18, 14), Point(18.5, 16), to: Point(21, 18))
          path.close()
        }),
      .init(
        Path { path in
          path.arc(center: Point(12, 19), radiusX: 3, radiusY: 3, start: 0, sweep: .pi)
          path.close()
        }),
    ])

  private static let globe = VectorImage(
    "globe", size: Size(24, 24),
    parts: [
      stroked(Path { $0.addEllipse(in: Rect(3, 3, 18, 18)) }, width: 1.8),
      stroked(Path { $0.addEllipse(in: Rect(7.5, 3, 9, 18)) }, width: 1.8),
      line([(3, 12), (21, 12)], width: 1.8),
    ])

  private static let mountain = VectorImage(
    "picture-0", size: Size(40, 40),
    parts: [
      backdrop(Color(red8: 214, green8: 234, blue8: 255)),
      .init(polygon([(0, 40), (0, 30), (14, 14), (24, 27), (29, 21), (40, 33), (40, 40)])),
      .init(
        polygon([(14, 14), (9.6, 19), (12.5, 21), (14.5, 19), (17, 21.5), (18.6, 20)]),
        ink: .color(.white)),
      disc(30, 10, 4, Color(red8: 255, green8: 204, blue8: 0)),
    ])

  private static let rings = VectorImage(
    "picture-1", size: Size(40, 40),
    parts: [
      backdrop(Color(red8: 255, green8: 236, blue8: 214)),
      stroked(Path { $0.addEllipse(in: Rect(6, 6, 28, 28)) }, width: 3),
      stroked(Path { $0.addEllipse(in: Rect(12, 12, 16, 16)) }, width: 3),
      disc(20, 20, 3, Color(red8: 255, green8: 59, blue8: 48)),
    ])

  private static let sunset = VectorImage(
    "picture-2", size: Size(40, 40),
    parts: [
      backdrop(Color(red8: 255, green8: 179, blue8: 128)),
      disc(20, 22, 9, Color(red8: 255, green8: 94, blue8: 58)),
      .init(polygon([(0, 40), (0, 26), (40, 26), (40, 40)])),
      .init(polygon([(11, 29), (29, 29), (27, 31), (13, 31)]), ink: .color(.white)),
      .init(polygon([(14, 34), (26, 34), (24, 36), (16, 36)]), ink: .color(.white)),
    ])

  private static let leaf = VectorImage(
    "picture-3", size: Size(40, 40),
    parts: [
      backdrop(Color(red8: 222, green8: 247, blue8: 224)),
      .init(
        Path { path in
          path.move(to: Point(8, 32))
          path.cubic(Point(8, 14), Point(18, 8), to: Point(33, 7))
          path.cubic(Point(33, 24), Point(24, 33), to: Point(8, 32))
          path.close()
        }, ink: .color(Color(red8: 52, green8: 199, blue8: 89))),
      line([(6, 35), (27, 13)], width: 2),
    ])

  private static let sea = VectorImage(
    "picture-4", size: Size(40, 40),
    parts: [
      backdrop(Color(red8: 204, green8: 238, blue8: 250)),
      disc(29, 11, 5, .white),
      wave(y: 22, ink: .color(Color(red8: 90, green8: 200, blue8: 250))),
      wave(y: 29, ink: .tint),
    ])

  // MARK: - Parts

  /// A square of the whole picture in a colour of its own.
  private static func backdrop(_ color: Color) -> VectorImage.Part {
    .init(Shape.rectangle(Rect(0, 0, 40, 40)).path, ink: .color(color))
  }

  /// A filled circle.
  private static func disc(
    _ x: Double, _ y: Double, _ radius: Double, _ color: Color
  ) -> VectorImage.Part {
    let rect = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    return .init(Path { $0.addEllipse(in: rect) }, ink: .color(color))
  }

  /// Everything below a wavy line.
  private static func wave(y: Double, ink: VectorImage.Ink) -> VectorImage.Part {
    .init(
      Path { path in
        path.move(to: Point(0, y))
        path.cubic(Point(7, y - 5), Point(13, y + 5), to: Point(20, y))
        path.cubic(Point(27, y - 5), Point(33, y + 5), to: Point(40, y))
        path.line(to: Point(40, 40))
        path.line(to: Point(0, 40))
        path.close()
      }, ink: ink)
  }

  /// A quarter of a ring about the foot of the Wi-Fi sign, opening upwards.
  private static func arc(radius: Double) -> VectorImage.Part {
    stroked(
      Path { path in
        path.arc(
          center: Point(12, 19), radiusX: radius, radiusY: radius, start: -.pi * 3 / 4,
          sweep: .pi / 2)
      }, width: 2.2)
  }

  /// A closed outline through points.
  private static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = open(points)
    path.close()
    return path
  }

  /// An open outline through points.
  private static func open(_ points: [(Double, Double)]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let point = Point(point.0, point.1)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
  }

  /// A line through points with round ends.
  private static func line(_ points: [(Double, Double)], width: Double) -> VectorImage.Part {
    stroked(open(points), width: width)
  }

  /// An outline drawn as a line with round ends.
  private static func stroked(_ path: Path, width: Double) -> VectorImage.Part {
    .init(path, stroke: StrokeStyle(width: width, cap: .round, join: .round))
  }

  /// A dark line across a chip; its ends are flat, so that they do not stick out at the edge.
  private static func groove(_ points: [(Double, Double)]) -> VectorImage.Part {
    .init(
      open(points), ink: .color(Color(red: 0, green: 0, blue: 0, alpha: 0.45)),
      stroke: StrokeStyle(width: 0.8))
  }

  /// An icon that is one line.
  private static func polyline(
    _ name: String, _ points: [(Double, Double)], width: Double
  ) -> VectorImage {
    VectorImage(name, size: Size(24, 24), parts: [line(points, width: width)])
  }
}
