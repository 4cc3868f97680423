internal import CSpans
internal import TesseraGraphics

/// Which rows draw a mode.
extension BlendMode {
  /// The rows of a mode; nil for source-over, which has quicker ones (`SpanKernels`).
  func rowKernel(_ kernels: SpanKernels) -> RowKernel? {
    switch kernels {
    case .compiled: unsafe compiledRowKernel ?? referenceRowKernel
    case .reference: unsafe referenceRowKernel
    }
  }

  /// The rows in C; nil for the modes that have none: those with a quotient or a root, where time goes
  /// into divisions, and those that leave all as it is.
  private var compiledRowKernel: RowKernel? {
    switch self {
    case .clear: unsafe span_mode_clear
    case .copy: unsafe span_mode_copy
    case .destinationOver: unsafe span_mode_destination_over
    case .sourceIn: unsafe span_mode_source_in
    case .destinationIn: unsafe span_mode_destination_in
    case .sourceOut: unsafe span_mode_source_out
    case .destinationOut: unsafe span_mode_destination_out
    case .sourceAtop: unsafe span_mode_source_atop
    case .destinationAtop: unsafe span_mode_destination_atop
    case .xor: unsafe span_mode_xor
    case .plusLighter: unsafe span_mode_plus_lighter
    case .multiply: unsafe span_mode_multiply
    case .screen: unsafe span_mode_screen
    case .overlay: unsafe span_mode_overlay
    case .darken: unsafe span_mode_darken
    case .lighten: unsafe span_mode_lighten
    case .hardLight: unsafe span_mode_hard_light
    case .difference: unsafe span_mode_difference
    case .exclusion: unsafe span_mode_exclusion
    default: nil
    }
  }

  /// The rows in Swift; nil for source-over.
  private var referenceRowKernel: RowKernel? {
    switch self {
    case .sourceOver: nil
    case .clear: unsafe PorterDuff.Clear.blend
    case .copy: unsafe PorterDuff.Copy.blend
    case .destination: unsafe PorterDuff.Destination.blend
    case .destinationOver: unsafe PorterDuff.DestinationOver.blend
    case .sourceIn: unsafe PorterDuff.SourceIn.blend
    case .destinationIn: unsafe PorterDuff.DestinationIn.blend
    case .sourceOut: unsafe PorterDuff.SourceOut.blend
    case .destinationOut: unsafe PorterDuff.DestinationOut.blend
    case .sourceAtop: unsafe PorterDuff.SourceAtop.blend
    case .destinationAtop: unsafe PorterDuff.DestinationAtop.blend
    case .xor: unsafe PorterDuff.Xor.blend
    case .plusLighter: unsafe PorterDuff.PlusLighter.blend
    case .multiply: unsafe Separable.Multiply.blend
    case .screen: unsafe Separable.Screen.blend
    case .overlay: unsafe Separable.Overlay.blend
    case .darken: unsafe Separable.Darken.blend
    case .lighten: unsafe Separable.Lighten.blend
    case .colorDodge: unsafe Separable.ColorDodge.blend
    case .colorBurn: unsafe Separable.ColorBurn.blend
    case .hardLight: unsafe Separable.HardLight.blend
    case .softLight: unsafe Separable.SoftLight.blend
    case .difference: unsafe Separable.Difference.blend
    case .exclusion: unsafe Separable.Exclusion.blend
    case .hue: unsafe NonSeparable.Hue.blend
    case .saturation: unsafe NonSeparable.Saturation.blend
    case .color: unsafe NonSeparable.Color.blend
    case .luminosity: unsafe NonSeparable.Luminosity.blend
    }
  }

  /// Whether a clear source leaves the backdrop as it is, at any coverage.
  var keepsBackdropUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: false
    default: true
    }
  }
}
