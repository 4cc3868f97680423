import TesseraGraphics

extension VectorImage {
  /// What stands for a picture that is missing: a crossed box in the tint, of a size in points.
  static func placeholder(_ size: Size) -> VectorImage {
    let width = 1.0
    let box = Rect(0, 0, size.width, size.height).inset(by: width / 2)
    let path = Path { path in
      path.move(to: Point(box.minX, box.minY))
      path.line(to: Point(box.maxX, box.minY))
      path.line(to: Point(box.maxX, box.maxY))
      path.line(to: Point(box.minX, box.maxY))
      path.close()
      path.move(to: Point(box.minX, box.minY))
      path.line(to: Point(box.maxX, box.maxY))
      path.move(to: Point(box.maxX, box.minY))
      path.line(to: Point(box.minX, box.maxY))
    }
    return VectorImage(
      "placeholder", size: size, parts: [Part(path, stroke: StrokeStyle(width: width))])
  }
}
