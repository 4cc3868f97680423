internal import TesseraGraphics
internal import TesseraIcons

/// The reader of path data under any text.
///
/// A fault lies inside the text, and what was read before it is an outline that begins with a move; the
/// box around an outline lies in the one around its control points. A broken promise traps.
enum PathTarget {
  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let data = PathData(text)
    if let fault = data.fault {
      precondition(fault.place.upperBound <= text.utf8.count, "a fault lies inside the text")
      precondition(!fault.message.isEmpty, "it is told")
    }
    guard let first = data.path.elements.first else { return }
    guard case .move = first else { preconditionFailure("an outline begins with a move") }
    guard data.path.isFinite, let box = data.path.bounds, let outer = data.path.controlBounds else {
      return
    }
    // Rounding may lead a curve out of its control points by the last bits.
    let room = 1e-9 * (abs(outer.minX) + abs(outer.minY) + outer.width + outer.height)
    guard room.isFinite else { return }
    precondition(
      box.minX >= outer.minX - room && box.minY >= outer.minY - room
        && box.maxX <= outer.maxX + room && box.maxY <= outer.maxY + room,
      "an outline lies in its control points")
  }
}
