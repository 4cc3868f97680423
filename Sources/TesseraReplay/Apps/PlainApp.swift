public import TesseraCollection
public import TesseraGraphics

/// No app: the script says everything, and nothing happens by itself.
public struct PlainApp: ReplayApp {
  /// The name of no app.
  public static let name = "none"

  /// Creates no app.
  public init() {}

  /// `none`.
  public var name: String { Self.name }
  /// What it is.
  public var summary: String { "no app: the script brings cell, data and layout" }
  /// The script's.
  public var cell: String? { nil }
  /// A phone's, 375 × 667.
  public var size: Size { Size(375, 667) }
  /// UIKit's defaults.
  public var layout: CollectionViewFlowLayout { CollectionViewFlowLayout() }
  /// The script's.
  public var sections: [SectionData] { [] }

  /// Nothing of its own.
  public func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior {
    PlainBehavior(stage)
  }
}
