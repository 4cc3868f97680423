/// A number kept as the sum of two `Double`s: about 106 bits of precision.
///
/// The operations are those of Dekker (1971, *A floating-point technique for extending the available
/// precision*) and Knuth (TAOCP 2, section 4.2.2). Products are split by Veltkamp's method; a fused
/// multiply-add would be shorter, but it is not one of the operations that every processor has.
///
/// ## Guarantees
/// `high` is the sum rounded to a `Double`. Factors must stay below 2^996, where the splitting
/// overflows.
struct DoubleDouble {
  /// The sum, rounded.
  let high: Double
  /// What rounding lost.
  let low: Double

  /// Creates a number from two parts of which the first is the rounded sum.
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let shared = sum - a
    return DoubleDouble(sum, (a - (sum - shared)) + (b - shared))
  }

  /// The exact sum of two numbers of which the first is 0 or the larger in magnitude.
  static func sum(larger a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(sum, b - (sum - a))
  }

  /// The exact product of two numbers.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let product = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    return DoubleDouble(product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// A number cut into two of at most 26 bits, whose products are exact.
  private static func halves(_ a: Double) -> (Double, Double) {
    let shifted = a * 134_217_729  // 2^27 + 1
    let upper = shifted - (shifted - a)
    return (upper, a - upper)
  }

  /// The sum, to about 2^-102 of the larger term.
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = sum(a.high, b.high)
    return sum(larger: high.high, high.low + (a.low + b.low))
  }

  /// The sum with a plain number.
  static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let high = sum(a.high, b)
    return sum(larger: high.high, high.low + a.low)
  }

  /// The product, to about 2^-102 of itself.
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = product(a.high, b.high)
    return sum(larger: high.high, high.low + (a.high * b.low + a.low * b.high))
  }

  /// The product with a plain number.
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let high = product(a.high, b)
    return sum(larger: high.high, high.low + a.low * b)
  }

  /// The quotient, to about 2^-101 of itself: one step of long division.
  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    let taken = product(quotient, b.high)
    let rest = ((a.high - taken.high) - taken.low) + (a.low - quotient * b.low)
    return sum(larger: quotient, rest / b.high)
  }

  /// The number with its sign turned.
  static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(-a.high, -a.low) }
}
