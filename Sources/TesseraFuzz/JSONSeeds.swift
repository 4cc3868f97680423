/// JSON texts to begin with: every form of both grammars, and what recovery is for.
enum JSONSeeds {
  static let all = [
    #"{"a": [1, -0.5e+10, 0, 1E400], "b": {"c": null}, "d": true, "e": false}"#,
    #"["", "\"\\\/\b\f\n\r\t", "\u00e9\uD83C\uDFA8", "é中🎨e\#u{301}"]"#,
    """
    // A comment.
    {
      /* and another */ name: 'single "quotes"', $unquoted_1: "a \\
    b", 'q\\x41\\v\\0': [+1, .5, 5., 0xFf, Infinity, -NaN,],
    \\u0061b: {},\u{A0}}
    """,
    "{a: 1 b: tru, c: [1 2 x, #], 'd' 4, e: {f: 5]}",
    "[\"abc\n, 1]\r\n{} // more",
    "{\"a\": 1, \"a\": 2, é: 3, e\u{301}: 4}",
    "\u{FEFF}[1,\u{2028}'\u{2029}']",
    "[[[[{a:[{}]}]]]]",
    "{a = 1; b-c: 007, 2x: 12px, : 3,, [4}",
    "['\\8', '\\uD800', '\\u12', \\u0031, /",
  ]
}
