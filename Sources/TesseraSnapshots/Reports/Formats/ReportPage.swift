/// The page's structure, style and scripts, as the compiler has embedded them.
enum ReportPage {
  /// The page with what belongs at the places `{{name}}` of its structure.
  ///
  /// What is put in is not looked at for further places.
  static func filled(_ parts: [String: [UInt8]]) -> [UInt8] {
    let own = ["style": PackageResources.report_css, "script": script]
    let parts = parts.merging(own) { $1 }
    let structure = String(decoding: PackageResources.report_html, as: UTF8.self)
    var page: [UInt8] = []
    page.reserveCapacity(parts.values.reduce(structure.utf8.count) { $0 + $1.count })
    for (index, piece) in structure.split(separator: "{{").enumerated() {
      let halves = index == 0 ? [piece] : piece.split(separator: "}}", maxSplits: 1)
      if halves.count == 2 { page += parts[String(halves[0])] ?? [] }
      page += (halves.last ?? "").utf8
    }
    return page
  }

  /// All scripts, in the order in which they need each other.
  private static var script: [UInt8] {
    [
      PackageResources.data_js, PackageResources.list_js, PackageResources.viewer_js,
      PackageResources.details_js, PackageResources.command_js, PackageResources.keyboard_js,
    ].flatMap(\.self)
  }
}
