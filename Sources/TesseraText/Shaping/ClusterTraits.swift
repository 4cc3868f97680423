/// How one grapheme cluster is shaped.
struct ClusterTraits: Hashable {
  /// Embedding level, that of the cluster's first scalar, so that a mark is drawn where its base is;
  /// odd is right-to-left.
  var level: UInt8
  /// Script to shape in.
  var script: Script
  /// Face to shape with.
  var face: FontFace
  /// Whether an outlined box stands for the cluster, an emoji that no face has.
  var isPlaceholder = false

  /// Whether the cluster is read from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }
}
