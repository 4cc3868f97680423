/// Which face of a family stands for a wanted weight and width.
///
/// Source: CSS Fonts 4, section 5.2, "Matching font styles": width first, then slope, then weight.
/// Wanted are always upright letters, as a style does not name others.
package enum FontMatching {
  /// The best of `faces` for a weight and a width, the first among equals; nil when there is none.
  ///
  /// Of a variable font it is the instance there, or as near as its axes reach.
  static func best(
    of faces: [FontFace], weight: Double, width: Double = FontSource.normalWidth
  ) -> FontFace? {
    let closest = closestWidth(to: width, among: faces.map { width.clamped(to: $0.widths) })
    let ofWidth = faces.filter { width.clamped(to: $0.widths) == closest }
    let upright = ofWidth.filter { !$0.isSlanted }
    let candidates = upright.isEmpty ? ofWidth : upright
    let nearest = closestWeight(
      to: weight, among: candidates.map { weight.clamped(to: $0.weights) })
    return candidates.first { weight.clamped(to: $0.weights) == nearest }?
      .instance(weight: weight, width: width)
  }

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

  /// The one of `widths`, in percent, that CSS takes for `wanted`; nil when there is none.
  ///
  /// Up to the normal width the next narrower, else the next wider; above it the other way round.
  package static func closestWidth(to wanted: Double, among widths: [Double]) -> Double? {
    let narrower = widths.filter { $0 <= wanted }.max()
    let wider = widths.filter { $0 >= wanted }.min()
    return wanted <= FontSource.normalWidth ? narrower ?? wider : wider ?? narrower
  }
}
