internal import TesseraGraphics

extension TokenValue {
  /// The value with each component of its colours cut to what sRGB holds.
  var clippedToSRGB: TokenValue {
    switch self {
    case .color(let color): return .color(color.mappedToSRGB(.clip))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.mappedToSRGB(.clip)
      }
      return .gradient(gradient)
    case .shadow(var shadows):
      for index in shadows.indices {
        shadows[index].color = shadows[index].color.mappedToSRGB(.clip)
      }
      return .shadow(shadows)
    case .border(var border):
      border.color = border.color.mappedToSRGB(.clip)
      return .border(border)
    case .dimension, .number, .typography, .fontFamily, .fontWeight, .duration, .cubicBezier,
      .strokeStyle, .transition:
      return self
    }
  }
}
