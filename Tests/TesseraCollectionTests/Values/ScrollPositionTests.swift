import TesseraGraphics
import Testing

@testable import TesseraCollection

@Suite struct ScrollPositionTests {
  @Test("Positions of different axes go together, of one axis they exclude each other")
  func conflict() {
    #expect(ScrollPosition([.top, .left]).conflict == [])
    #expect(ScrollPosition([.top, .bottom, .left]).conflict == [.top, .bottom])
    #expect(
      ScrollPosition([.left, .centeredHorizontally]).conflict.names == [
        "left", "centeredHorizontally",
      ])
  }

  @Test("Every position has a bit and a name of its own")
  func names() {
    let positions = ScrollPosition.named.map(\.position)
    #expect(ScrollPosition(positions).rawValue.nonzeroBitCount == 6)
    #expect(Set(ScrollPosition.named.map(\.name)).count == 6)
  }
}
