// What a user of `import Tessera` sees, and whose it is.

/// The plug-in contract: `Cell`, `Layer`, `Slots`, `IconView`, `CellState`, roles.
@_exported public import TesseraCells
/// Collections without a screen: `CollectionView`, layouts, data and the event log.
@_exported public import TesseraCollection
/// Geometry, paths, colours and gradients that layers are made of.
@_exported public import TesseraGraphics
/// Pictures from SVG files.
@_exported public import TesseraIcons
/// Replay scripts on collections: `ReplayPlayer`, `ReplayApp`, invariants.
@_exported public import TesseraReplay
/// Directions and alignments of text.
@_exported public import TesseraText
/// Token types and values that roles are declared with.
@_exported public import TesseraTheme
