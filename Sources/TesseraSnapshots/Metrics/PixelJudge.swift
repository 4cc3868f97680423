/// What a metric says about two pixels that are not equal.
///
/// Equal words are equal to every metric, so ``DifferenceMap`` skips them many at a time and asks only
/// about the others, row by row from the top left. A judge may keep what it needs of earlier pixels.
protocol PixelJudge {
  /// Judges the pixels in column `x` of row `y`, whose words differ.
  mutating func mark(_ first: UInt32, _ second: UInt32, x: Int, y: Int) -> DifferenceMap.Mark
}
