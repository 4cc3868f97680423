public import TesseraSource

/// Why an icon could not be read.
public enum IconError: DiagnosticConvertible, Hashable, Sendable {
  /// The file cannot be read at all; the finding of whoever tried.
  case unreadable(Diagnostic)
  /// The file lies outside of the folder that files may be read from.
  case outside(path: String)
  /// The file is larger than the limit.
  case fileTooLarge(path: String)
  /// The file is no well-formed XML; `reason` is the parser's text.
  case malformed(SourceLocation, reason: String)
  /// Entities of the file become too much text.
  case entityBomb(SourceLocation)
  /// An entity is declared somewhere else, or nowhere; `name` is its address or name.
  case externalEntity(SourceLocation, name: String)
  /// The file has more elements than the limit.
  case tooManyElements(SourceLocation)
  /// The root is another element than `svg`.
  case notSVG(SourceLocation, found: String?)
  /// Elements are used so often, or have paths so long, that drawing them has no end; the place is that
  /// of the element where the limit was met.
  case tooManySteps(SourceLocation)
  /// Groups that are composited or cut as one are nested too deeply.
  case tooManyGroups(SourceLocation)
  /// A symbol template lacks what its symbol is drawn from; `missing` is the identifier.
  case incompleteTemplate(SourceLocation, missing: String)
  /// The guides of a symbol template, margins, baseline and capline, leave it no size.
  case templateWithoutSize(SourceLocation)
  /// The size of the picture is none that can be drawn.
  case invalidSize(SourceLocation)
  /// There was no memory for the parser.
  case outOfMemory

  /// The error as a finding at its place.
  public var diagnostic: Diagnostic {
    if case .unreadable(let diagnostic) = self { return diagnostic }
    return Diagnostic(.error, code: code, at: location, message, help: help)
  }

  private var code: String {
    switch self {
    case .malformed, .notSVG, .incompleteTemplate, .unreadable, .outOfMemory: "T0901"
    case .outside: "T0418"
    case .externalEntity: "T0902"
    case .fileTooLarge, .entityBomb, .tooManyElements, .tooManySteps, .tooManyGroups: "T0903"
    case .invalidSize, .templateWithoutSize: "T0904"
    }
  }

  private var location: SourceLocation? {
    switch self {
    case .unreadable, .outOfMemory: nil
    case .fileTooLarge(let path), .outside(let path): SourceLocation(path: path)
    case .malformed(let place, _), .entityBomb(let place), .externalEntity(let place, _),
      .tooManyElements(let place), .notSVG(let place, _), .tooManySteps(let place),
      .tooManyGroups(let place), .incompleteTemplate(let place, _),
      .templateWithoutSize(let place), .invalidSize(let place):
      place
    }
  }

  private var message: String {
    switch self {
    case .unreadable(let diagnostic): diagnostic.message
    case .outside(let path): "`\(path)` lies outside the folder of this document"
    case .fileTooLarge: "the SVG file is larger than \(IconLimits.file >> 20) MiB"
    case .malformed(_, let reason): "the file is no well-formed XML: \(reason)"
    case .entityBomb: "the entities of the file become too much text"
    case .externalEntity(_, let name):
      "the file needs `\(name)`, which is not in it, and nothing else is read"
    case .tooManyElements: "the file has more than \(IconLimits.elements) elements"
    case .notSVG(_, let found):
      found.map { "the file is no SVG: it begins with `\($0)`" }
        ?? "the file is no SVG: its first element is of another vocabulary"
    case .tooManySteps:
      "drawing the file takes more than \(IconLimits.steps) steps, counting an element as often as"
        + " it is used"
    case .tooManyGroups:
      "more than \(IconLimits.groups) groups that are translucent or cut lie within each other"
    case .incompleteTemplate(_, let missing):
      "the file is a symbol template without `\(missing)`, so there is no symbol in it to draw"
    case .templateWithoutSize:
      "the guides of the symbol template leave the symbol no size that could be drawn"
    case .invalidSize: "the picture has no size that could be drawn"
    case .outOfMemory: "there is no memory to read the file"
    }
  }

  private var help: String? {
    switch self {
    case .unreadable(let diagnostic): diagnostic.help
    case .outside: "move the file into it, or allow such files by `--allow-outside`"
    case .fileTooLarge, .tooManyElements, .tooManySteps:
      "is it an icon? Simplify it where it was drawn"
    case .malformed: "export it once more; a text editor shows what is wrong at the place"
    case .entityBomb: "write the text out instead of declaring entities in the DOCTYPE"
    case .externalEntity: "write what it stands for, or `&#…;` with a character's number"
    case .notSVG: "the first element of an SVG file is `<svg xmlns=\"http://www.w3.org/2000/svg\">`"
    case .tooManyGroups: "flatten the groups where the picture was drawn"
    case .incompleteTemplate: "export it once more from where the symbol was drawn"
    case .templateWithoutSize:
      "a capline lies above its baseline, a left margin to the left of the right one"
    case .invalidSize: "give `width`, `height` and `viewBox` sides above 0"
    case .outOfMemory: nil
    }
  }
}
