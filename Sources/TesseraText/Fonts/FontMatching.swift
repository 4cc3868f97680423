/// Which face of a family stands for a wanted weight.
///
/// Source: CSS Fonts 4, section 5.2, "Matching font styles": width first, then slope, then weight.
/// Wanted are always the normal width and upright letters, as a style names neither.
package enum FontMatching {
  /// The best of `faces` for a weight, the first among equals; nil when there is none.
  ///
  /// Of a variable font it is the instance at that weight, or as near as its axis reaches.
  static func best(of faces: [FontFace], weight: Double) -> FontFace? {
    let width = closestWidth(among: faces.map { normalWidth.clamped(to: $0.widths) })
    let ofWidth = faces.filter { normalWidth.clamped(to: $0.widths) == width }
    let upright = ofWidth.filter { !$0.isSlanted }
    let candidates = upright.isEmpty ? ofWidth : upright
    let closest = closestWeight(
      to: weight, among: candidates.map { weight.clamped(to: $0.weights) })
    return candidates.first { weight.clamped(to: $0.weights) == closest }?
      .instance(weight: weight, width: normalWidth)
  }

  /// The width that texts are drawn in, in percent.
  private static let normalWidth = 100.0

  /// The one of `weights` that CSS takes for `wanted`; nil when there is none.
  ///
  /// From 400 to 500: the next heavier up to 500, then the next lighter, then the next heavier.
  /// Below: the next lighter first. Above: the next heavier first.
  package static func closestWeight(to wanted: Double, among weights: [Double]) -> Double? {
    let lighter = weights.filter { $0 < wanted }.max()
    guard let heavier = weights.filter({ $0 >= wanted }).min() else { return lighter }
    if heavier == wanted || wanted > 500 { return heavier }
    if wanted >= 400, heavier <= 500 { return heavier }
    return lighter ?? heavier
  }

  /// The one of `widths`, in percent, that CSS takes for 100: the next narrower, else the next wider.
  package static func closestWidth(among widths: [Double]) -> Double? {
    widths.filter { $0 <= 100 }.max() ?? widths.min()
  }
}
