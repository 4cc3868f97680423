/// How a line of text is to look: which fonts, how heavy, how large, how loose.
package struct TextStyle: Hashable, Sendable {
  /// Font families in order of preference, compared without regard to case; may be empty.
  package var families: [String]
  /// Wanted weight on CSS's scale from 1 to 1,000; 400 is regular, 700 bold.
  package var weight: Double
  /// Edge of the em square in pixels; at least 0.
  package var size: Double
  /// Distance in pixels added after every cluster; negative moves the clusters together.
  ///
  /// Anything but 0 also turns optional ligatures off, as CSS Text 3 section 7.2 asks.
  package var letterSpacing: Double
  /// Height of the line box as a multiple of `size`; nil takes the font's own height.
  package var lineHeight: Double?
  /// Features that fonts have turned on or off beyond their defaults; of two for one tag the last counts.
  package var features: [FontFeature]
  /// What may be made up that the fonts lack.
  package var synthesis: FontSynthesis

  /// Creates a style; by default regular weight, no letter spacing, the font's own line height.
  package init(
    families: [String] = [], weight: Double = 400, size: Double, letterSpacing: Double = 0,
    lineHeight: Double? = nil, features: [FontFeature] = [], synthesis: FontSynthesis = []
  ) {
    self.families = families
    self.weight = weight
    self.size = size
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.features = features
    self.synthesis = synthesis
  }

  /// Refuses measures that no line can be laid out with.
  ///
  /// - Throws: `TextError.invalidMeasure` for the first member that is not finite, and for a size or
  ///   line height below 0; `TextError.invalidFeature`.
  func validate() throws(TextError) {
    try TextError.check(size, is: "the font size", atLeast: 0)
    try TextError.check(weight, is: "the font weight")
    try TextError.check(letterSpacing, is: "the letter spacing")
    if let lineHeight { try TextError.check(lineHeight, is: "the line height", atLeast: 0) }
    for feature in features { try feature.validate() }
  }

  /// All features that differ from the fonts' defaults, those of the letter spacing first, so that
  /// the style's own win (CSS Fonts 4, section 7.2).
  var effectiveFeatures: [FontFeature] {
    (letterSpacing == 0 ? [] : [.noLigatures, FontFeature("clig", 0)]) + features
  }
}
