import TesseraGraphics
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct RoleDefaultTests {
  @Test(
    "A string is a reference, a colour, or neither",
    arguments: [
      ("{color.surface}", RoleDefault.reference("color.surface")),
      ("#ff3b30", .literal(.color(Color(red8: 255, green8: 59, blue8: 48)))),
      ("#fff", .literal(.color(.white))),
      ("#00000080", .literal(.color(Color(red: 0, green: 0, blue: 0, alpha: 128.0 / 255)))),
      ("red", .unreadable("red")), ("#ff", .unreadable("#ff")), ("", .unreadable("")),
      ("{}", .unreadable("{}")), ("{a", .unreadable("{a")), ("{", .unreadable("{")),
      ("{a} {b}", .unreadable("{a} {b}")),
    ])
  func string(text: String, expected: RoleDefault) {
    #expect(RoleDefault(stringLiteral: text) == expected)
  }

  private static let curve = CubicBezier(0, 0, 1, 1)

  @Test("A value knows its type of token")
  func types() {
    let values: [(RoleDefault, TokenType)] = [
      (.color(.black), .color), (.dimension(1), .dimension), (.number(1), .number),
      (.typography(size: 1), .typography), (.gradient([]), .gradient), (.shadow(), .shadow),
      (.literal(.fontFamily(["A"])), .fontFamily), (.literal(.fontWeight(400)), .fontWeight),
      (.literal(.duration(1)), .duration), (.literal(.cubicBezier(Self.curve)), .cubicBezier),
      (.literal(.strokeStyle(.keyword(.solid))), .strokeStyle),
      (
        .literal(.border(BorderValue(color: .black, width: 1, style: .keyword(.solid)))), .border
      ),
      (
        .literal(
          .transition(TransitionValue(duration: 1, delay: 0, timingFunction: Self.curve))),
        .transition
      ),
    ]
    for (value, type) in values {
      guard case .literal(let literal) = value else {
        Issue.record("\(value) is no literal")
        continue
      }
      #expect(literal.type == type)
    }
  }
}
