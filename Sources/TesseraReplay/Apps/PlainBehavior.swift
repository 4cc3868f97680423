import TesseraCollection

/// Nothing of its own; editing mode has no button.
final class PlainBehavior: ReplayBehavior {
  private let stage: ReplayStage

  init(_ stage: ReplayStage) { self.stage = stage }

  func setEditing(_ isOn: Bool) { stage.collectionView.setEditing(isOn) }
}
