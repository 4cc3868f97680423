internal import TesseraGraphics

/// Shapes → outlines (SVG 2, chapters 9 and 10).
extension SVGReader {
  /// The outline of a shape in its own units; nil where it has none.
  mutating func outline(
    of index: Int, viewport: Size, _ style: SVGStyle
  ) throws(IconError) -> Path? {
    let path: Path
    switch document.elements[index].name {
    case "path": path = pathData(of: index)
    case "rect": path = rectangle(index, viewport, style)
    case "circle": path = circle(index, viewport, style)
    case "ellipse": path = ellipse(index, viewport, style)
    case "line": path = line(index, viewport, style)
    case "polyline": path = points(index, isClosed: false)
    default: path = points(index, isClosed: true)
    }
    try spend(path.elements.count * IconLimits.pathSteps, at: index)
    return path.isEmpty ? nil : path
  }

  /// The outline of `path`, up to a mistake.
  private mutating func pathData(of index: Int) -> Path {
    guard let text = document.elements[index]["d"] else { return Path() }
    let data = PathData(text, limit: stepsLeft / IconLimits.pathSteps)
    if let fault = data.fault {
      warnAttribute(
        "d", of: index, part: fault.place, "\(fault.message); the path is drawn up to here")
    }
    return data.path
  }

  /// The outline of `rect`; a radius that is not given is as the other.
  private mutating func rectangle(_ index: Int, _ viewport: Size, _ style: SVGStyle) -> Path {
    let x = length("x", of: index, whole: viewport.width, style)
    let y = length("y", of: index, whole: viewport.height, style)
    let width = optionalLength("width", of: index, whole: viewport.width, style, isSize: true) ?? 0
    let height =
      optionalLength("height", of: index, whole: viewport.height, style, isSize: true) ?? 0
    guard width > 0, height > 0 else { return Path() }
    let across = optionalLength("rx", of: index, whole: viewport.width, style, isSize: true)
    let down = optionalLength("ry", of: index, whole: viewport.height, style, isSize: true)
    let rx = min(across ?? down ?? 0, width / 2)
    let ry = min(down ?? across ?? 0, height / 2)
    guard rx > 0, ry > 0 else { return Shape.rectangle(Rect(x, y, width, height)).path }
    let radii = Size(rx, ry)
    let (right, bottom) = (x + width, y + height)
    return Path { path in
      path.move(to: Point(x + rx, y))
      path.lineUnlessThere(to: Point(right - rx, y))
      path.ellipticalArc(radii: radii, to: Point(right, y + ry))
      path.lineUnlessThere(to: Point(right, bottom - ry))
      path.ellipticalArc(radii: radii, to: Point(right - rx, bottom))
      path.lineUnlessThere(to: Point(x + rx, bottom))
      path.ellipticalArc(radii: radii, to: Point(x, bottom - ry))
      path.lineUnlessThere(to: Point(x, y + ry))
      path.ellipticalArc(radii: radii, to: Point(x + rx, y))
      path.close()
    }
  }

  private mutating func circle(_ index: Int, _ viewport: Size, _ style: SVGStyle) -> Path {
    let radius =
      optionalLength("r", of: index, whole: viewport.diagonal, style, isSize: true) ?? 0
    return ellipse(index, viewport, style, radii: Size(radius, radius))
  }

  private mutating func ellipse(_ index: Int, _ viewport: Size, _ style: SVGStyle) -> Path {
    let across = optionalLength("rx", of: index, whole: viewport.width, style, isSize: true)
    let down = optionalLength("ry", of: index, whole: viewport.height, style, isSize: true)
    return ellipse(
      index, viewport, style, radii: Size(across ?? down ?? 0, down ?? across ?? 0))
  }

  /// Four quarters from the right end, so that dashes begin where SVG has them.
  private mutating func ellipse(
    _ index: Int, _ viewport: Size, _ style: SVGStyle, radii: Size
  ) -> Path {
    let x = length("cx", of: index, whole: viewport.width, style)
    let y = length("cy", of: index, whole: viewport.height, style)
    guard !radii.isEmpty else { return Path() }
    return Path { path in
      path.move(to: Point(x + radii.width, y))
      path.ellipticalArc(radii: radii, to: Point(x, y + radii.height))
      path.ellipticalArc(radii: radii, to: Point(x - radii.width, y))
      path.ellipticalArc(radii: radii, to: Point(x, y - radii.height))
      path.ellipticalArc(radii: radii, to: Point(x + radii.width, y))
      path.close()
    }
  }

  private mutating func line(_ index: Int, _ viewport: Size, _ style: SVGStyle) -> Path {
    let from = Point(
      length("x1", of: index, whole: viewport.width, style),
      length("y1", of: index, whole: viewport.height, style))
    let to = Point(
      length("x2", of: index, whole: viewport.width, style),
      length("y2", of: index, whole: viewport.height, style))
    return Path { path in
      path.move(to: from)
      path.line(to: to)
    }
  }

  /// The outline of `polyline` and `polygon`; a number without its partner is left out.
  private mutating func points(_ index: Int, isClosed: Bool) -> Path {
    guard let text = document.elements[index]["points"] else { return Path() }
    var scanner = ValueScanner(text)
    let numbers = scanner.numbers()
    if !scanner.isAtEnd || numbers.count % 2 == 1 {
      let place = scanner.isAtEnd ? nil : scanner.position..<scanner.position + 1
      warnAttribute(
        "points", of: index, part: place,
        scanner.isAtEnd
          ? "the last point has no y, and is left out"
          : "a number must follow here; the points are drawn up to here")
    }
    guard numbers.count >= 2 else { return Path() }
    return Path { path in
      path.move(to: Point(numbers[0], numbers[1]))
      for at in stride(from: 2, to: numbers.count - 1, by: 2) {
        path.line(to: Point(numbers[at], numbers[at + 1]))
      }
      if isClosed { path.close() }
    }
  }
}

extension Path {
  /// Draws a straight line that has a length.
  fileprivate mutating func lineUnlessThere(to point: Point) {
    if currentPoint != point { line(to: point) }
  }
}

extension Size {
  /// What percentages of lengths that lie on neither axis are shares of (SVG 2, section 8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
