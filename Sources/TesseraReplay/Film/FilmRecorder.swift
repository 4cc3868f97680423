// Events → frames. An app sees its screen whenever it is asked or told something, and a person sees it
// between two steps; so the screen is looked at then. That shows what lasts for no time of its own, such as
// the moment between highlight and selection in a tap. What is never seen by anyone is left out: flags
// that are written in a row, and a screen that waits for its layout pass.

import TesseraCollection
import TesseraRaster
import TesseraSheets
package import TesseraSource

/// Takes the pictures of a replay while it runs.
package struct FilmRecorder {
  /// The frames so far.
  package private(set) var frames: [FilmFrame] = []
  /// Why the film ended early, and where; nil for a whole one.
  package private(set) var failure: Diagnostic?

  private var camera: ScreenCamera
  /// The last look and its pixels; a look may differ without its pixels doing so.
  private var last: (look: ScreenLook, pixmap: Pixmap?)?
  /// What was done in this step since its last frame, or else last.
  private var inputs: [String] = []
  private var isInputShown = false
  /// What changed since the last frame of this step.
  private var changes: [String] = []
  /// What the app was told last, while nothing that is in a picture has been due to it.
  private var notice: String?
  /// What was said since then: words change no pixel.
  private var words: [String] = []
  /// What the collection refused in this step.
  private var refusals: [Event] = []
  /// How many frames there were when the step began.
  private var framesBefore = 0
  /// The place of the step.
  private var location: SourceLocation?
  /// What was highlighted when the finger of this step was lifted; nil before.
  private var held: Set<ItemPath>?
  /// The pixels of all frames together.
  private var pixels = 0

  /// How many things a caption names.
  private static let captionLimit = 4

  /// Creates a recorder that has seen nothing.
  init(_ resolution: ThemeResolution, of screen: ReplayScreen) {
    camera = ScreenCamera(resolution, backdrop: screen.backdrop)
  }

  /// What was found wrong about the cells.
  package var diagnostics: [Diagnostic] { camera.diagnostics }

  /// Begins a step.
  mutating func begin(_ step: ReplayStep) {
    location = step.location
    (changes, words, refusals) = ([], [], [])
    notice = nil
    // What an app does before the first step leads to the first frame.
    if !frames.isEmpty { inputs = [] }
    framesBefore = frames.count
    held = nil
  }

  /// Takes an event in; the screen is as it was before what the event is about, but for flags.
  mutating func observe(_ event: Event, on view: CollectionView) {
    switch event {
    case .flag:
      return changes.append(event.description)
    case .report:
      return words.append(event.description)
    case .error:
      return refusals.append(event)
    case .prepareForReuse, .cellForItem, .supplementary, .prefetch, .cancelPrefetch,
      .told(.willDisplay, _), .told(.didEndDisplaying, _):
      // A layout pass changes the screen by itself.
      notice = nil
      return
    case .expectFailed, .invariantViolated:
      return
    case .asked:
      look(at: view)
    case .told:
      look(at: view)
      notice = event.description
    default:
      look(at: view)
      note(input: event)
    }
    if case .tick(let milliseconds) = event, !frames.isEmpty {
      frames[frames.count - 1].duration += milliseconds
    }
    if case .touchUp = event { held = Set(view.highlightedPaths) }
  }

  /// Ends a step; a snap is a frame whether or not anything changed.
  mutating func end(_ step: ReplayStep, on view: CollectionView) {
    held = nil
    if case .snap(let name) = step.action {
      take(view, title: "snap \(name)", isSnap: true)
    } else {
      look(at: view)
    }
    // What an app says after the last change belongs to its picture.
    if frames.count > framesBefore, !words.isEmpty {
      frames[frames.count - 1].lines.append(Self.list(words))
    }
    // What is refused may change no pixel, and is no less wrong for that.
    for refusal in refusals { note(refusal) }
  }

  /// Notes what the last step did that it should not.
  mutating func note(_ fault: Event) {
    // What stays wrong is found again after every step.
    let text = fault.description
    guard let last = frames.last, !last.faults.contains(text) else { return }
    frames[frames.count - 1].faults.append(text)
  }

  private mutating func note(input event: Event) {
    if isInputShown { inputs = [] }
    isInputShown = false
    notice = nil
    inputs.append(event.description)
  }

  /// Takes a picture where the screen can be seen.
  private mutating func look(at view: CollectionView) {
    guard view.isSettled else { return }
    // What begins and ends with the lifting of a finger lasts for no time.
    if let held, !held.isSuperset(of: view.highlightedPaths) { return }
    take(view, title: Self.list(inputs), isSnap: false)
  }

  /// Takes a picture, unless it is equal to the last one and no snap.
  private mutating func take(_ view: CollectionView, title: String, isSnap: Bool) {
    guard failure == nil else { return }
    do throws(FilmError) {
      let look = try camera.look(at: view)
      guard look.width > 0, look.height > 0, isSnap || isNew(look) else { return }
      pixels += look.width * look.height
      guard frames.count < FilmLimits.frames else {
        throw .tooManyFrames(limit: FilmLimits.frames)
      }
      guard pixels <= FilmLimits.pixels else { throw .tooManyPixels(limit: FilmLimits.pixels) }
      // Where no flag changed, the app drew when it was told something.
      let causes = changes.isEmpty && !isSnap ? notice.map { [$0] } ?? [] : changes
      let lines = [causes, words].filter { !$0.isEmpty }.map(Self.list)
      frames.append(FilmFrame(look: look, title: title, lines: lines))
      if isSnap, last?.look != look { last = (look, nil) }
      (changes, words) = ([], [])
      // What comes next without another input comes of the last one.
      inputs = inputs.suffix(1)
      isInputShown = true
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.location = location
      failure = diagnostic
    }
  }

  /// Whether a look has other pixels than the last one; it is the last one then.
  private mutating func isNew(_ look: ScreenLook) -> Bool {
    guard let (before, known) = last else {
      last = (look, nil)
      return true
    }
    guard look != before else { return false }
    let pixmap = look.pixmap()
    let isNew = (known ?? before.pixmap()) != pixmap
    last = (look, pixmap)
    return isNew
  }

  /// Some things by name, and how many more there are.
  private static func list(_ things: [String]) -> String {
    let more = things.count - captionLimit
    return (things.prefix(captionLimit) + (more > 0 ? ["and \(more) more"] : []))
      .joined(separator: ", ")
  }
}
