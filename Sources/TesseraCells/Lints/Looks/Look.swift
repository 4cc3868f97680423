import TesseraGraphics

/// A cell as it looks with one item, in one state and mode.
struct Look {
  /// The data.
  let item: Item
  /// The conditions.
  let state: CellState
  /// Device pixels per point.
  let scale: Int
  /// The colours.
  let composition: Composition
  /// How well its texts and icons can be seen.
  let legibility: [Legibility]

  init(item: Item, state: CellState, list: DisplayList) {
    self.item = item
    self.state = state
    scale = list.scale
    composition = Composition(list)
    legibility = composition.legibility(scale: list.scale)
  }

  /// Compares all places of two looks.
  ///
  /// - Parameters:
  ///   - other: Another state of the same cell and item.
  ///   - vision: The deficiency, nil for none.
  ///   - enough: The search ends at the first difference that is as large.
  /// - Returns: ΔEOK of the two colours that differ most; infinite where it cannot be told.
  func difference(from other: Look, vision: ColorVision?, enough: Double) -> Double {
    var largest = 0.0
    for (one, another) in [(self, other), (other, self)] {
      for ink in one.composition.inks {
        let query = Composition.Query(ink: ink.mark)
        for place in ink.places {
          guard let a = one.composition.pixel(at: place, query),
            let b = another.composition.pixel(at: place, query)
          else { return .infinity }
          if a == b { continue }
          largest = max(largest, a.shown.seen(by: vision).deltaEOK(b.shown.seen(by: vision)))
          if largest >= enough { return largest }
        }
      }
    }
    return largest
  }
}

extension Color {
  /// The colour as eyes with a deficiency see it, as it is without one.
  fileprivate func seen(by vision: ColorVision?) -> Color {
    vision.map { $0.simulated(self) } ?? self
  }
}

extension Pixel {
  /// The colour of the pixel, a translucent one over white.
  var shown: Color {
    let opaque = over(Pixel(bits: .max)).straight
    return Color(red8: opaque.red, green8: opaque.green, blue8: opaque.blue)
  }
}
