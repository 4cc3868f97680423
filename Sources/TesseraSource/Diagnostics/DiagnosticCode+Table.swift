extension DiagnosticCode {
  /// All codes in ascending order; a new one is a row here.
  package static let all: [DiagnosticCode] = [
    // Text.
    code("T0000", .error, "A file, an option or a value cannot be used; no other code is for it"),
    code("T0001", .error, "The text does not follow the grammar of JSON or JSON5"),
    code("T0002", .error, "An object has two members of one name"),

    // Tokens.
    code("T0101", .error, "References could not spell the name of a token or group"),
    code("T0102", .error, "Something is a token and a group at once"),
    code("T0103", .error, "A member has no meaning where it stands"),
    code("T0104", .warning, "A group is most likely a token without its value"),
    code("T0105", .error, "A property of a token or group is of the wrong kind or has no effect"),

    // References.
    code("T0201", .error, "A text in braces is no reference"),
    code("T0202", .error, "A reference leads to no token"),
    code("T0203", .error, "A reference leads to a group"),
    code("T0204", .error, "A reference leads into a token"),
    code("T0205", .error, "Tokens refer to each other in a circle"),
    code("T0206", .error, "A token is of another type than the place that takes it"),
    code("T0207", .error, "A JSON pointer leads to nothing that can be read"),
    code("T0211", .error, "A group extends what it cannot extend"),

    // Values.
    code("T0301", .error, "Nothing tells the type of a token"),
    code("T0302", .error, "A type is none that can be read"),
    code("T0303", .error, "A value does not have the form of its type"),
    code("T0304", .error, "A unit is none of its type"),
    code("T0305", .error, "A part of a colour is missing, unknown or out of range"),
    code("T0306", .error, "A composite value lacks a part or has one too many"),

    // Resolver documents and modes.
    code("T0401", .error, "A modifier has no contexts to choose among"),
    code("T0402", .error, "The default of a modifier is none of its contexts"),
    code("T0403", .error, "A modifier that is asked for does not exist"),
    code("T0404", .error, "A context that is asked for does not exist"),
    code("T0405", .error, "A modifier without a default has no context chosen"),
    code("T0407", .error, "A set or modifier in the resolution order lacks its name or type"),
    code("T0408", .error, "The resolution order has a name twice"),
    code("T0409", .error, "A pointer leads into the resolution order"),
    code("T0410", .error, "A modifier stands where only sets can"),
    code("T0411", .error, "Sets refer to each other in a circle"),
    code("T0412", .error, "A part of a resolver document is of the wrong kind"),
    code("T0413", .error, "A pointer leads to no set or modifier"),
    code("T0414", .warning, "The resolution order leaves a set or modifier out"),
    code("T0415", .error, "A reference to a source has a form that is not read"),
    code("T0416", .error, "A resolver document has more parts than are read"),
    code("T0417", .error, "A file that a resolver document names cannot be read"),
    code("T0418", .error, "A file lies outside the folder of the resolver document"),
    code("T0419", .error, "A font that a theme asks for cannot be used"),

    // Cells.
    code("T0501", .warning, "A theme has no value for a role, and the cell's default is used"),
    code("T0502", .error, "A role has neither a value nor a default"),
    code("T0503", .warning, "A theme has a value for a role that the cell lacks"),
    code("T0504", .error, "Something in the group of a role is no value for a state"),
    code("T0505", .error, "A role has two values for the same states"),
    code("T0506", .error, "A role has no value for the normal state"),
    code("T0507", .error, "A cell uses a role that it does not declare"),
    code("T0508", .error, "A cell uses a role for what its type cannot be"),
    code("T0509", .warning, "A theme's number makes no sense where a cell uses it"),

    // Lints.
    code(
      "T0601", .warning, lint: "contrast",
      "A text or an icon has too little contrast with what lies under it"),
    code(
      "T0602", .warning, lint: "high-contrast",
      "The high-contrast mode makes a text or an icon worse"),
    code("T0603", .warning, lint: "indistinguishable", "States of a cell look the same"),
    code(
      "T0604", .warning, lint: "color-vision",
      "Only full colour vision can tell states of a cell apart"),
    code(
      "T0605", .warning, lint: "gamut",
      "A colour looks different in sRGB, which does not hold it"),
    code(
      "T0606", .warning, lint: "hex",
      "The hex fallback of a colour is not what its components give"),
    code("T0607", .warning, lint: "unused", "Nothing takes a token"),
    code(
      "T0608", .warning, lint: "duplicated",
      "Two tokens are written out with the same value in every mode"),
    code("T0609", .warning, lint: "redundant", "A value for a state changes nothing"),
    code("T0610", .warning, lint: "deprecated", "A deprecated token is used"),
    code("T0611", .warning, lint: "flat-name", "Two tokens have one name where names have no dots"),
    code("T0612", .warning, lint: "missing-in-mode", "Only some modes have a token"),
    code("T0613", .error, "An entry about lints cannot be read or has no effect"),
    code("T0614", .warning, lint: "idle-context", "A context of a modifier changes nothing"),

    // Exchange with other formats.
    code("T0701", .error, "No importer has the name that is asked for"),
    code("T0702", .error, "A file is of no format that can be imported"),
    code("T0703", .error, "A file does not follow the format that it is imported from"),
    code("T0704", .error, "Two imported things would have one path"),
    code("T0705", .warning, "An import leaves something out"),
    code("T0706", .note, "An import changes a name"),
    code("T0707", .warning, "An import changes a value"),
    code("T0708", .error, "An imported theme would have a fault of its own"),
    code("T0709", .error, "A file that must not be replaced is in the way"),
    code("T0711", .error, "No exporter has the name that is asked for"),
    code("T0712", .warning, "An export has no place for a type of token"),
    code("T0713", .warning, "An export has no place for a modifier or its contexts"),
    code("T0714", .error, "An export would give two things one name"),
    code("T0715", .warning, "An export leaves out a token without a value"),

    // Fonts.
    code("T0801", .warning, "No font is known for a family"),
    code("T0802", .warning, "No font has a character of a text"),
    code("T0803", .warning, "No font has an outline of an emoji"),

    // Icons.
    code("T0901", .error, "A file is no SVG that can be read"),
    code("T0902", .error, "An SVG file takes text from somewhere else"),
    code("T0903", .error, "An SVG file is larger, deeper or longer to draw than is allowed"),
    code("T0904", .error, "A value in an SVG file cannot be read or drawn"),
    code("T0905", .warning, "Something in an SVG file is not supported, and is left out"),
    code("T0906", .warning, "A reference in an SVG file leads nowhere, or back to itself"),
    code("T0907", .warning, "A cell shows an icon that the theme does not name"),
    code("T0908", .warning, "The file that a theme names for an icon cannot be used"),

    // Replay scripts.
    code("T1001", .error, "A replay script has a member that is none"),
    code("T1002", .error, "A value of a replay script is of the wrong kind or out of range"),
    code("T1003", .error, "A name in a replay script is none of those that there are"),
    code("T1004", .error, "A step or an update of a replay script is none, or several at once"),
    code("T1005", .error, "A replay script lacks something"),
    code("T1006", .error, "A replay script has an identity twice"),
    code("T1011", .error, "A screen is not as a replay script expects"),
    code("T1012", .error, "A replay violates an invariant"),
    code("T1013", .warning, "A collection refuses what a step of a replay asks for"),

    // Goldens and their manifests.
    code("T1101", .error, "A manifest of goldens holds a merge conflict"),
    code("T1102", .error, "A line of a manifest cannot be read"),
    code("T1103", .error, "A manifest lists a golden twice"),
    code("T1104", .error, "The lines of a manifest are not sorted"),
    code("T1105", .error, "A tolerance of a golden has no reason"),
    code("T1106", .error, "A tolerance of a golden is no metric"),
    code("T1107", .error, "A golden is not the picture that its manifest lists"),
    code("T1108", .error, "A manifest lists a golden that has no picture"),
    code("T1109", .error, "A manifest does not list a golden"),
    code("T1110", .note, "A cell has goldens but no manifest"),

    // Shards of a verify.
    code("T1150", .error, "A folder is no bundle of a shard"),
    code("T1151", .error, "A bundle is not as its shard left it"),
    code("T1152", .error, "A bundle has a form that this version does not read"),
    code("T1153", .error, "Bundles are parts of different numbers of shards"),
    code("T1154", .error, "A shard has no bundle"),
    code("T1155", .error, "A shard has two bundles"),
    code("T1156", .error, "Two versions of the renderer have drawn the shards of one run"),
    code("T1157", .error, "Two themes have coloured the shards of one run"),
    code("T1158", .error, "Shards are parts of different catalogues"),
    code("T1159", .error, "Shards do not hold every snapshot exactly once"),
    code("T1160", .error, "A folder that a bundle would be written to holds something else"),
  ]

  private static func code(
    _ name: String, _ severity: Diagnostic.Severity, lint: String? = nil, _ meaning: String
  ) -> DiagnosticCode {
    DiagnosticCode(name: name, severity: severity, meaning: meaning, lint: lint)
  }
}
