import TesseraCollection
import TesseraGraphics
import TesseraSource

extension ReplayExpectation {
  /// An event for each thing that is not as expected.
  func failures(on view: CollectionView) -> [Event] {
    var failures: [Event] = []
    func compare(_ key: String, _ expected: JSONOutput, _ actual: JSONOutput, _ isEqual: Bool) {
      guard !isEqual else { return }
      failures.append(
        .expectFailed(
          key: key, expected: JSONWriter.compact(expected), actual: JSONWriter.compact(actual)))
    }
    func compare(_ key: String, _ expected: [ItemPath]?, _ actual: [ItemPath]) {
      guard let expected = expected?.sorted() else { return }
      compare(key, Self.json(expected), Self.json(actual), expected == actual)
    }
    func compare(_ key: String, _ expected: [Double]?, _ actual: [Double]?) {
      guard let expected else { return }
      let isEqual = actual.map { Self.isNear(expected, $0) } ?? false
      compare(key, Self.json(expected), actual.map(Self.json) ?? .null, isEqual)
    }
    compare("selected", selected, view.selectedPaths)
    compare("highlighted", highlighted, view.highlightedPaths)
    compare("visible", visible, view.visiblePaths)
    if let instances {
      compare(
        "instances", .integer(instances), .integer(view.instances), instances == view.instances)
    }
    for (path, frame) in frames.sorted(by: { $0.key < $1.key }) {
      compare(
        "frames.\(path)", Self.numbers(frame), view.geometry.frame(of: path).map(Self.numbers))
    }
    let content = view.contentSize
    compare(
      "contentSize", contentSize.map { [$0.width, $0.height] }, [content.width, content.height])
    compare(
      "offset", offset.map { [$0.x, $0.y] }, [view.contentOffset.x, view.contentOffset.y])
    return failures
  }

  private static func isNear(_ expected: [Double], _ actual: [Double]) -> Bool {
    zip(expected, actual).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  private static func json(_ paths: [ItemPath]) -> JSONOutput {
    .array(paths.map { .string($0.description) })
  }

  private static func json(_ numbers: [Double]) -> JSONOutput {
    .array(
      numbers.map { number in
        // Adding zero takes the sign from a negative zero.
        let rounded = (number * 1000).rounded() / 1000 + 0
        if rounded.isFinite { return .number(rounded) }
        // So large a number has no thousandths, and a layout may end in one that JSON lacks.
        return number.isFinite ? .number(number) : .string(number.description)
      })
  }
}
