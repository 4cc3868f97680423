/// Whether a pixel looks like part of an anti-aliased edge.
///
/// Vyšniauskas (2009), *Anti-aliased pixel and intensity slope detector*: such a pixel has both
/// brighter and darker neighbours, few like itself, and next to it begins an area that is flat in both
/// pictures. pixelmatch and odiff read that in two ways, and published counts depend on which.
enum AntialiasingRule {
  /// A reading of the rule.
  enum Dialect {
    /// Neighbours alike are those of equal brightness, columns come first, and the darkest or the
    /// brightest neighbour must be flat in both pictures.
    case pixelmatch
    /// Neighbours alike are equal pixels, rows come first, and one of the two must be flat in each
    /// picture.
    case odiff
  }

  /// More neighbours alike than these, and a pixel lies in a flat area.
  private static let mostAlike = 2

  /// Judges the pixel in column `x` of row `y` of `first`; `brightness` is that of a pixel less that
  /// of a neighbour.
  static func holds(
    x: Int, y: Int, in first: PixelGrid, and second: PixelGrid, dialect: Dialect,
    brightness: (UInt32, UInt32) -> Double
  ) -> Bool {
    let (columns, rows) = window(x, y, in: first)
    var alike = isOnRim(x, y, in: first) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (brightest, darkest) = ((x: 0, y: 0), (x: 0, y: 0))
    let center = first.word(x, y)
    let (outer, inner) = dialect == .pixelmatch ? (columns, rows) : (rows, columns)
    for a in outer {
      for b in inner {
        let (column, row) = dialect == .pixelmatch ? (a, b) : (b, a)
        if column == x, row == y { continue }
        let neighbour = first.word(column, row)
        let delta = brightness(center, neighbour)
        if dialect == .pixelmatch ? delta == 0 : neighbour == center {
          alike += 1
          if alike > mostAlike { return false }
        } else if delta < least {
          least = delta
          brightest = (column, row)
        } else if delta > most {
          most = delta
          darkest = (column, row)
        }
      }
    }
    guard least < 0, most > 0 else { return false }
    let brightFlat = (isFlat(brightest, in: first), isFlat(brightest, in: second))
    let darkFlat = (isFlat(darkest, in: first), isFlat(darkest, in: second))
    return switch dialect {
    case .pixelmatch: brightFlat.0 && brightFlat.1 || darkFlat.0 && darkFlat.1
    case .odiff: (brightFlat.0 || darkFlat.0) && (brightFlat.1 || darkFlat.1)
    }
  }

  /// Whether a pixel has at least three equal neighbours; the picture's rim counts as one.
  private static func isFlat(_ place: (x: Int, y: Int), in grid: PixelGrid) -> Bool {
    guard place.x < grid.width, place.y < grid.height else { return false }
    let (columns, rows) = window(place.x, place.y, in: grid)
    let center = grid.word(place.x, place.y)
    var alike = isOnRim(place.x, place.y, in: grid) ? 1 : 0
    for row in rows {
      for column in columns
      where (column != place.x || row != place.y) && grid.word(column, row) == center {
        alike += 1
      }
    }
    return alike > mostAlike
  }

  /// The columns and rows of a pixel and its neighbours.
  private static func window(
    _ x: Int, _ y: Int, in grid: PixelGrid
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, grid.width - 1), max(y - 1, 0)...min(y + 1, grid.height - 1))
  }

  /// Whether a pixel lies on the picture's outermost row or column.
  private static func isOnRim(_ x: Int, _ y: Int, in grid: PixelGrid) -> Bool {
    x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1
  }
}
