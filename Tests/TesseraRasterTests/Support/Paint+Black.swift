import TesseraGraphics

extension Paint {
  /// Opaque black.
  static let black = Paint.color(.black)
}
