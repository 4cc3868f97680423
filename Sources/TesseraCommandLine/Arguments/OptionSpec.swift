/// An option of a command, as the parser and `--help` read it.
struct OptionSpec: Hashable, Sendable {
  /// The long name without dashes.
  let name: String
  /// The one-letter name.
  var short: Character?
  /// The placeholder of the value; nil for a switch.
  var value: String?
  /// Whether it may stand several times.
  var isRepeatable = false
  /// One line for people.
  let summary: String

  static let help = OptionSpec(name: "help", short: "h", summary: "Say what the command does")
  static let version = OptionSpec(name: "version", summary: "Say which Tessera this is")
  static let json = OptionSpec(name: "json", summary: "Print one JSON object instead of text")
  static let theme = OptionSpec(
    name: "theme", value: "FILE",
    summary: "The theme (default: the only *.resolver.json in a Themes folder here or above)")
  static let strict = OptionSpec(
    name: "strict", summary: "Read themes as DTCG 2025.10 has them, to the letter")
  static let allowOutside = OptionSpec(
    name: "allow-outside", summary: "Let a theme refer to files outside its own folder")
  static let gamut = OptionSpec(
    name: "gamut", value: "minde|clip",
    summary: "How theme colours outside sRGB come into it: as in CSS (default), or cut")
  static let mode = OptionSpec(
    name: "mode", value: "NAME=CONTEXT", isRepeatable: true,
    summary: "A mode of the theme, such as appearance=dark; repeatable")
  static let states = OptionSpec(
    name: "states", value: "LIST",
    summary: "States, such as normal,selected+highlighted (default: the cell's)")
  static let state = OptionSpec(
    name: "state", value: "NAME",
    summary: "The state, such as selected+highlighted (default normal)")
  static let item = OptionSpec(
    name: "item", value: "ID", summary: "The preview item (default: the first)")
  static let scale = OptionSpec(
    name: "scale", value: "1|2|3|4", summary: "Device pixels per point (default 2)")
  static let size = OptionSpec(name: "size", value: "WxH", summary: "The cell's size in points")
  static let width = OptionSpec(
    name: "width", value: "W",
    summary: "The room for the cell in points; the cell chooses its height")
  static let backdrop = OptionSpec(
    name: "backdrop", value: "theme|none|COLOR",
    summary: "What lies below the cell: the theme's (default), nothing, or a colour")
  static let direction = OptionSpec(
    name: "direction", value: "ltr|rtl", summary: "Which way the layout runs (default ltr)")
  static let typeSize = OptionSpec(
    name: "type-size", value: "NAME",
    summary: "The user's size of text: xSmall … xxxLarge, AX1 … AX5 (default large)")
  static let font = OptionSpec(
    name: "font", value: "FILE", isRepeatable: true, summary: "A further font file; repeatable")
  static let systemFonts = OptionSpec(
    name: "system-fonts",
    summary: "Ask fontconfig for what other fonts lack; pictures then depend on the machine")
  static let strictAssets = OptionSpec(
    name: "strict-assets", summary: "Fail where a picture is missing, instead of marking its place")
  static let force = OptionSpec(name: "force", summary: "Replace files that exist already")
  static let threads = OptionSpec(
    name: "threads", value: "N", summary: "How many threads draw (default: all processors)")

  /// What every command takes.
  static let common: [OptionSpec] = [.json, .help, .version]
  /// What every command that reads a theme takes.
  static let reading: [OptionSpec] = [.strict, .allowOutside] + common
  /// What every command that makes sRGB of a theme's colours takes.
  static let showing: [OptionSpec] = [.gamut] + reading
  /// What every command that draws takes.
  static let drawing: [OptionSpec] =
    [.theme, .font, .systemFonts, .strictAssets, .threads] + showing
  /// What a command line repeats that is about the same pictures.
  static let picturing: [OptionSpec] = [
    .theme, .font, .systemFonts, .strictAssets, .gamut, .strict, .allowOutside,
  ]
  /// What cells are measured in.
  static let measuring: [OptionSpec] = [.size, .width, .scale, .direction, .typeSize]
  /// What every command that draws single cells takes.
  static let rendering: [OptionSpec] = [.mode] + measuring + [.backdrop] + drawing
}
