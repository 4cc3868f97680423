/// Themes to begin with: every type, both forms of reference, groups, resolver documents.
///
/// Files are separated as ``ThemeTarget`` expects them.
enum ThemeSeeds {
  static let all = [
    colors, measures, composites, references, groups, inheritedPointers,
    [resolver, groups, references, colors].joined(separator: "\0"),
    [inlineResolver, measures].joined(separator: "\0"),
    setsInCircle,
  ]

  private static let colors = """
    { "c": { "$type": "color",
      "a": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 0.5, "hex": "#808080" } },
      "b": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } },
      "h": { "$value": { "colorSpace": "hsl", "components": [330, 100, 50] } },
      "l": { "$value": { "colorSpace": "lab", "components": [50, -160, 160] } },
      "x": { "$value": "#abc" }, "y": { "$value": "rgb(1 2 3 / 50%)" },
      "z": { "$value": "{c.a}", "$extensions": { "tessera": { "alpha": 0.5 } } } } }
    """
  private static let measures = """
    { "d": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
      "e": { "$type": "dimension", "$value": "16px" }, "n": { "$type": "number", "$value": -2 },
      "t": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } },
      "w": { "$type": "fontWeight", "$value": "semi-bold" }, "v": { "$type": "fontWeight", "$value": 350 },
      "f": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] },
      "q": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] },
      "k": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }, "{d}"], "lineCap": "round" } } }
    """
  private static let composites = """
    { "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
      "s": { "$type": "shadow", "$value": [{ "color": "#0008", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": true }] },
      "g": { "$type": "gradient", "$value": [{ "color": "#fff", "position": -1 }, { "color": "#000", "position": 1 }] },
      "b": { "$type": "border", "$value": { "color": "#123456", "width": "{d}", "style": "dashed" } },
      "t": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "{d}", "fontWeight": 400, "letterSpacing": "{d}", "lineHeight": 1.2 } },
      "m": { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "s" }, "timingFunction": [0, 0, 1, 1] } } }
    """
  private static let references = """
    { "a": { "b": { "$type": "number", "$value": 1 }, "$root": { "$type": "number", "$value": 2 } },
      "r": { "$value": "{a.b}" }, "u": { "$value": "{a.$root}" }, "p": { "$ref": "#/a/b" },
      "o": { "$type": "number", "$value": { "$ref": "#/a/b/$value" } }, "i": { "$value": "{r.x}" },
      "c1": { "$value": "{c2}" }, "c2": { "$value": "{c1}" }, "g": { "$value": "{a}" }, "~1": { "$ref": "#/~01/x%20y" } }
    """
  private static let groups = """
    { "a": { "$type": "color", "$description": "x", "$deprecated": "use b", "b": { "$value": "#fff" }, "c": { "d": { "$value": "#000" } } },
      "e": { "$extends": "{a}", "b": { "$value": "{a.c.d}" } }, "f": { "$extends": "#/e", "$type": "color" },
      "$extensions": { "tessera": { "fonts": { "Inter": ["i.ttf"], "Narrow": { "files": ["i.ttf"], "width": 75 } }, "lints": [{ "lint": "contrast", "off": true, "reason": "x" }] } } }
    """
  private static let inheritedPointers = """
    { "f": { "$ref": "#/s/i" }, "s": { "$ref": "#/h" }, "l": { "$ref": "#/h/i/x" }, "h": { "$extends": "{b}" },
      "b": { "$type": "number", "i": { "x": { "$value": 1 } } }, "p": { "$ref": "#/q" }, "q": { "$ref": "#/p" },
      "r": { "$ref": "#/t/u" }, "t": { "$extends": "{r}", "u": { "$ref": "#/t" } } }
    """
  private static let resolver = """
    { "version": "2025.10", "name": "x",
      "sets": { "base": { "sources": [{ "$ref": "a.json" }, { "x": { "$type": "number", "$value": 1 } }] } },
      "modifiers": { "appearance": { "default": "light", "contexts": { "light": [], "dark": [{ "$ref": "b.json" }] } },
        "contrast": { "contexts": { "normal": [], "high": [{ "$ref": "c.json" }, { "$ref": "#/sets/base" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/contrast" }] }
    """
  private static let setsInCircle = """
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }],
      "sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } } }
    """
  private static let inlineResolver = """
    { version: "2025.10", resolutionOrder: [
      { type: "set", name: "s", sources: [{ $ref: "a.json" }, { $ref: "missing.json" }] },
      { type: "modifier", name: "m", default: "b", contexts: { a: [{ n: { $type: "number", $value: "{d}" } }], b: [] } } ] }
    """
}
