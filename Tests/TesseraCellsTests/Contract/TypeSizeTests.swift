import TesseraCells
import Testing

@Suite struct TypeSizeTests {
  @Test("Body text has UIKit's twelve sizes")
  func bodySizes() {
    #expect(
      TypeSize.allCases.map(\.bodySize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      TypeSize.allCases.filter(\.isAccessibilitySize) == [.ax1, .ax2, .ax3, .ax4, .ax5])
    #expect(TypeSize.allCases.map(\.rawValue).suffix(5) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test("The default size changes nothing")
  func factor() {
    #expect(TypeSize.large.factor == 1)
    #expect(TypeSize.xSmall.factor == 14.0 / 17)
    #expect(TypeSize.ax5.factor == 53.0 / 17)
  }

  @Test("Room for text grows with it and never shrinks")
  func grown() {
    #expect(TypeSize.xSmall.grown(44) == 44)
    #expect(TypeSize.large.grown(44) == 44)
    #expect(TypeSize.ax3.grown(34) == 34 * (40.0 / 17))
  }
}
