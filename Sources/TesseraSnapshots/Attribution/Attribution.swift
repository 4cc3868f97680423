import TesseraCells
import TesseraGraphics
import TesseraRaster

// A golden's display list + the fresh one + which pixels differ → for each change of the drawing, how
// many of these pixels it reaches; how many are left.
//
// A pixel is split by a mask of contributors, not by what lies on top: a changed background under a
// translucent highlight is the background's, and what an opaque layer covers is nobody's. Of a layer
// that changed both its places count, the fresh one from the list itself, the golden's from its line.
// Taking the topmost drawing at a pixel (an id buffer) was rejected: it blames the highlight.
//
// What is asked of each drawing is its own coverage times alpha, drawn alone within its groups, so the
// whole costs about as much as drawing the picture a second time.

/// Which changed pixels are due to which change of a drawing.
struct Attribution {
  /// The changes with their pixels, in the order of the fresh list, removed layers last.
  let changes: [LayerChange]
  /// How many pixels differ that no change reaches.
  let unexplained: Int

  /// Splits the pixels.
  ///
  /// - Parameters:
  ///   - old: The golden's lines.
  ///   - list: The fresh display list.
  ///   - map: Which pixels differ between the two pictures, of one size.
  init(from old: [DisplayLine], to list: DisplayList, map: DifferenceMap) {
    let lines = list.lines
    let wholeCounts = list.wholeCounts
    let matches = LineMatch.matches(old, lines)
    var changes = matches.compactMap {
      LayerChange($0, old, lines, wholeCounts: wholeCounts)
    }
    guard let bounds = map.difference.bounds else {
      for index in changes.indices { changes[index].pixels = 0 }
      (self.changes, unexplained) = (changes, 0)
      return
    }
    var walk = AttributionWalk(old, lines, list.drawnLines, matches, map, bounds)
    let pixels = walk.run()
    for index in changes.indices { changes[index].pixels = pixels[index] }
    self.changes = changes
    unexplained = walk.unexplained
  }
}
