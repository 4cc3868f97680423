/// `channel:N`: a pixel differs where red, green, blue or alpha does by more than N of 255.
struct ChannelMetric: PixelJudge {
  /// The most that is allowed.
  let limit: Int

  func mark(_ first: UInt32, _ second: UInt32, x: Int, y: Int) -> DifferenceMap.Mark {
    first.channelDelta(second) > limit ? .different : .equal
  }
}
