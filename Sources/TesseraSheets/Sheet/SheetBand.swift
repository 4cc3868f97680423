import TesseraGraphics

/// All pictures in one resolution of the modes, on a backdrop of its own.
package struct SheetBand: Sendable {
  /// Strips that stay together under one heading.
  package struct Group: Sendable {
    /// The heading; repeated where a page breaks within the group.
    package var head: SheetStrip
    /// The rows below.
    package var rows: [SheetStrip]
  }

  /// The colours.
  package var style: SheetStyle
  /// The band's name; repeated where a page breaks within the band.
  package var title: SheetStrip
  /// The groups, from the top.
  package var groups: [Group]
}
