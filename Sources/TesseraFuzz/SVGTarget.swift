internal import TesseraGraphics
internal import TesseraIcons
internal import TesseraSource

/// The SVG reader under any bytes.
///
/// Whatever the bytes, there is a picture or an error; every finding lies inside the file and can be
/// shown, and everything in the picture can be drawn. A broken promise traps.
enum SVGTarget {
  static func read(_ bytes: [UInt8]) {
    let text = SourceText(path: "a.svg", bytes: bytes)
    do {
      let (image, findings) = try VectorImage.readSVG(text)
      FindingCheck.check(findings, in: [text])
      precondition(!image.size.isEmpty, "a picture has a size")
      check(image.nodes)
      check(image.asTemplate().nodes)
    } catch {
      FindingCheck.check([error.diagnostic], in: [text])
    }
  }

  private static func check(_ nodes: [VectorImage.Node]) {
    for node in nodes {
      switch node {
      case .part(let part):
        precondition(part.path.transformed(by: part.transform).isFinite, "outlines are finite")
        precondition((0...1).contains(part.opacity), "opacities lie between 0 and 1")
        if let stroke = part.stroke {
          precondition(stroke.width > 0 && stroke.width.isFinite, "lines have a width")
        }
        if case .gradient(let gradient) = part.ink {
          precondition(gradient.stops.count > 1 || gradient.stops.first?.color == nil)
          _ = gradient.placed(by: gradient.transform.concatenating(part.transform), tint: .black)
        }
      case .group(let group):
        precondition(!group.nodes.isEmpty, "groups hold something")
        for clip in group.clips {
          precondition(clip.outlines.allSatisfy { $0.path.isFinite }, "clips are finite")
        }
        check(group.nodes)
      }
    }
  }
}
