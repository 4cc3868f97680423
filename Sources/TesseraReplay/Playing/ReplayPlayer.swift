// Script → collection → log. The player adds nothing to what the collection does: it turns each step into
// one call, and after it compares what is expected and checks the invariants. Waiting for the end of a
// script before anything is checked was rejected: a fault that heals itself would go unseen.

public import TesseraCells
public import TesseraCollection
import TesseraGraphics
package import TesseraSheets
import TesseraText

/// Runs a script on a collection.
public final class ReplayPlayer {
  /// The collection; its log is the replay's.
  public let collectionView: CollectionView
  /// The data.
  public let dataSource: SectionDataSource
  /// What the app does.
  public let behavior: any ReplayBehavior
  /// What was found that should not be, in order.
  public private(set) var failures: [ReplayFailure] = []
  /// What the collection refused to do, in order; the script went on.
  public private(set) var refusals: [ReplayFailure] = []

  private let script: ReplayScript
  private let delegate: ReplayDelegate
  private var monitor: InvariantMonitor
  private var recorder: FilmRecorder?
  /// The step that runs; nil before the first.
  private var step: ReplayStep?

  /// Puts a script's screen up; the app selects or does what it does at first.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - cells: The cells that it, its app and its headers may name.
  ///   - apps: The apps that it may name.
  /// - Precondition: app, variant and cell are at hand, as reading the script has made sure.
  public convenience init(
    _ script: ReplayScript, cells: [any Cell], apps: [any ReplayApp] = ReplayAppRegistry.builtIn
  ) {
    self.init(script, cells: cells, apps: apps, resolution: nil)
  }

  /// Puts a script's screen up under a theme.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - cells: The cells that it, its app and its headers may name.
  ///   - apps: The apps that it may name.
  ///   - resolution: The theme in its mode, with the roles of the cells; nil for their own defaults.
  ///   - films: Whether the player takes pictures; it needs a resolution for that.
  /// - Precondition: app, variant and cell are at hand, as reading the script has made sure.
  package init(
    _ script: ReplayScript, cells: [any Cell], apps: [any ReplayApp],
    resolution: ThemeResolution?, films: Bool = false
  ) {
    let screen = script.screen
    guard let app = apps.first(where: { $0.name == screen.app }),
      let variant = app.variants.first(where: { $0.name == screen.variant }),
      let identifier = screen.cell ?? app.cell,
      let cell = cells.first(where: { $0.reuseIdentifier == identifier })
    else { preconditionFailure("what a script names is at hand") }
    self.script = script
    monitor = InvariantMonitor(CellComparison(resolution))
    recorder = films ? resolution.map { FilmRecorder($0, of: screen) } : nil
    var environment = Environment(scale: screen.scale)
    if let stage = resolution?.stage { environment.stage = stage }
    environment.direction = screen.isRightToLeft ? .rightToLeft : .leftToRight
    collectionView = CollectionView(
      size: screen.size ?? app.size, layout: screen.layout.applied(to: app.layout),
      selectionMode: screen.selection, knobs: screen.knobs, environment: environment)
    let header = app.headerCell ?? cells.first { $0.kind == .header }?.reuseIdentifier
    dataSource = SectionDataSource(
      CollectionData(screen.sections ?? app.sections), cellIdentifier: identifier,
      supplementaryIdentifier: header)
    let stage = ReplayStage(
      cell: cell, collectionView: collectionView, dataSource: dataSource)
    behavior = app.behavior(on: stage, variant: variant)
    delegate = ReplayDelegate(answers: script.answers, app: behavior)
    for cell in cells { collectionView.register(cell) }
    dataSource.configure = { [weak behavior] cell, path in behavior?.fill(cell, at: path) }
    collectionView.dataSource = dataSource
    collectionView.delegate = delegate
    collectionView.onEvent = { [unowned self] event in
      monitor.observe(event)
      recorder?.observe(event, on: collectionView)
      if case .error = event {
        refusals.append(ReplayFailure(event: event, location: step?.location))
      }
    }
    monitor.begin(on: collectionView, dataSource.data)
    behavior.begin()
  }

  /// The film of all steps so far; nil where none is made.
  package var film: FilmRecorder? { recorder }

  /// Runs all steps; a film that cannot be made ends the run, because nothing else of it is told then.
  public func run() {
    for step in script.steps where recorder?.failure == nil { run(step) }
  }

  /// Runs one step, compares what it expects, and checks the invariants.
  public func run(_ step: ReplayStep) {
    self.step = step
    recorder?.begin(step)
    if case .expect(let expectation) = step.action {
      for event in expectation.failures(on: collectionView) { fail(event, step) }
    } else {
      perform(step.action)
    }
    recorder?.end(step, on: collectionView)
    let violations = monitor.check(collectionView, dataSource.data)
    for event in violations { fail(event, step) }
    // A snap's picture shows what was found at an earlier step.
    for event in monitor.staleLooks { recorder?.note(event) }
  }

  private func fail(_ event: Event, _ step: ReplayStep) {
    collectionView.record(event)
    recorder?.note(event)
    failures.append(ReplayFailure(event: event, location: step.location))
  }

  /// Does what a step says; what cannot be done is recorded by the collection, and the script goes on.
  private func perform(_ action: ReplayStep.Action) {
    let view = collectionView
    do {
      switch action {
      case .layout: view.layout()
      case .select(let path): try view.selectItem(at: path)
      case .deselect(let path): view.deselectItem(at: path)
      case .scroll(let offset): view.scroll(to: offset)
      case .scrollTo(let path, let position): try view.scrollToItem(at: path, position: position)
      case .tap(.item(let path)): try view.tap(at: path)
      case .tap(.point(let point)): view.tap(at: point)
      case .touchDown(.item(let path)): try view.touchDown(at: path)
      case .touchDown(.point(let point)): view.touchDown(at: point)
      case .move(let point): view.touchMove(to: point)
      case .touchUp: view.touchUp()
      case .cancel: view.touchCancel()
      case .update(let updates): try dataSource.perform(updates, in: view)
      case .apply(let identities):
        try dataSource.apply(dataSource.data.arranged(by: identities), in: view)
      case .reloadData: view.reloadData()
      case .reconfigure(let paths): try view.reconfigureItems(at: paths)
      case .edit(let isOn): behavior.setEditing(isOn)
      case .accessory(let name, let path): try view.tapAccessory(name, at: path)
      case .longPress(let path): try view.longPress(at: path)
      case .focus(let path): try view.setFocus(path)
      case .selection(let mode): view.setSelectionMode(mode)
      case .size(let size): view.setSize(size)
      case .tick(let milliseconds): view.tick(milliseconds)
      case .expect, .snap: break
      }
    } catch {
      precondition(
        error is CollectionError || error is UpdateError, "these are in the log already")
    }
  }
}
