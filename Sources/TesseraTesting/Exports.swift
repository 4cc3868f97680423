// What a test that imports this module sees besides.

/// Cells, states, items and geometry.
@_exported public import Tessera
/// `RecordMode`.
@_exported public import TesseraSnapshots
