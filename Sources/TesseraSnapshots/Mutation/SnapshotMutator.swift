package import TesseraCells
import TesseraPNG
package import TesseraSheets
import TesseraSource
package import TesseraTheme

// Cases + theme + cells → for each token and each number of a cell's code: does a golden notice a small
// change?
//
// A suite of goldens that passes says nothing about what it would let pass. So everything that a picture
// can depend on is changed by the least that must be seen, 2 of 255 levels or one pixel, and by more where
// a translucent colour does not show that; whatever changes a pixel must make a golden fail. Only pictures
// whose display list holds the token, or the layer, are drawn, the smallest first, until one notices.
// Changing the theme's text was rejected: it takes the whole theme's reading for each change, and a
// token's own value says better what was tried.

/// Tries small changes and finds those that no golden would notice.
package struct SnapshotMutator: Sendable {
  /// The goldens.
  package let store: SnapshotStore
  /// How many threads draw.
  package let threads: Int
  /// Told how far trying has got.
  package let progress: ProgressHandler?

  /// One device pixel at the catalogue's main scale, in points.
  private static let pixel = 0.5
  /// By how many pixels a cell's number is changed, from the least on.
  private static let pixels: [Double] = [1, 4]

  /// Creates a mutator.
  package init(store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil) {
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Tries everything.
  ///
  /// - Parameters:
  ///   - cases: The catalogue of the cells.
  ///   - cells: The cells whose numbers are tried, and whose tokens.
  ///   - document: The theme; nil for the cells' own defaults.
  ///   - resolutions: The theme in each of its modes that is looked at; one alone without a theme.
  ///   - reportsUnused: Whether tokens that none of the cells takes are told.
  /// - Returns: What came of each change.
  /// - Throws: ``SnapshotFailure`` where a case cannot be drawn, and for a manifest that cannot be read:
  ///   what its goldens tolerate is not known then.
  package func run(
    _ cases: [SnapshotCase], cells: [any Cell], document: ThemeDocument?,
    resolutions: [ThemeResolution], reportsUnused: Bool
  ) throws(SnapshotFailure) -> MutationReport {
    let manifests = Manifests(of: cases.map(\.id), in: store)
    guard manifests.errors.isEmpty else { throw SnapshotFailure(manifests.errors) }
    let comparison = GoldenComparison(store: store, manifests: manifests, isDeep: true)
    let (scenes, _) = try SnapshotOutcome.gather(
      cases.parallelMap(threads: threads) { survey($0, by: comparison) })
    let outside = OutsideCases(known: cases, cells: cells, document: document, resolutions)
    let stage = MutationStage(
      scenes,
      outside: outside.cases.parallelMap(threads: threads) { MutationScene($0) }
        .compactMap(\.self))
    let trials =
      tokenTrials(stage, document, resolutions) + fallbackTrials(stage, cells, resolutions)
      + fieldTrials(stage, cells)
    let tried = trials.parallelMap(threads: threads, progress: progress) { $0.run() }
    let unused =
      reportsUnused ? Self.unused(cells: cells, stage: stage, resolutions: resolutions) : []
    return MutationReport(
      mutations: tried + unused, goldens: scenes.count { $0.isGuarded },
      unguarded: scenes.count { !$0.isGuarded })
  }

  /// Draws a case and compares it with its golden.
  private func survey(
    _ test: SnapshotCase, by comparison: GoldenComparison
  ) -> SnapshotOutcome<MutationScene> {
    let (picture, diagnostics) = test.request.draw()
    guard let picture, var scene = MutationScene(test) else { return .failure(diagnostics) }
    scene.hash = PixelHash(picture.pixmap)
    do throws(PNGError) {
      // What fails already holds nothing still; verify tells why.
      let (verdict, _) = try comparison.compare(picture, test)
      guard verdict.result.status == .passed else { return .success(scene, diagnostics) }
    } catch {
      return .failure([error.diagnostic])
    }
    do throws(SnapshotError) {
      scene.hold = try hold(of: test.id, comparison.manifests)
    } catch {
      return .failure([error.diagnostic])
    }
    return .success(scene, diagnostics)
  }

  /// How a golden that passes holds its picture still.
  private func hold(
    of id: SnapshotID, _ manifests: Manifests
  ) throws(SnapshotError) -> MutationScene.Hold {
    guard let tolerance = manifests[id]?.tolerance else { return .exactly }
    return try store.golden(id).map { .within(tolerance, $0.pixmap) } ?? .none
  }

  /// A declaration of a token: what one edit of a theme's file changes, in whatever modes it counts.
  private struct TokenPlace: Hashable {
    let path: String
    let location: SourceLocation?
  }

  /// Every part of every token that takes part in a picture.
  private func tokenTrials(
    _ stage: MutationStage, _ document: ThemeDocument?, _ resolutions: [ThemeResolution]
  ) -> [MutationTrial] {
    guard let document else { return [] }
    var trials: [MutationTrial] = []
    for path in stage.tokens {
      var modes: [TokenPlace: Set<ThemeMode>] = [:]
      var parts: [TokenPlace: [TokenValue.Part]] = [:]
      var order: [TokenPlace] = []
      for theme in resolutions.compactMap(\.theme) {
        guard let token = theme.token(path) else { continue }
        let place = TokenPlace(path: path, location: token.location)
        if modes[place] == nil { order.append(place) }
        modes[place, default: []].insert(theme.mode)
        // One declaration may come to values of different kinds of parts, by way of aliases.
        parts[place, default: []] += token.value.parts
      }
      let scenes = stage.scenes(of: path)
      for place in order {
        let modes = modes[place] ?? []
        func counts(_ scene: MutationScene) -> Bool {
          scene.test.request.resolution.mode.map(modes.contains) ?? false
        }
        for part in (parts[place] ?? []).uniqued() {
          let themes = ChangedThemes(document)
          trials.append(
            MutationTrial(
              subject: .token(path, place.location), part: part.name, factors: TokenValue.steps,
              scenes: scenes.catalogue.filter(counts), outside: scenes.outside.filter(counts)
            ) { scene, factor in
              let request = scene.test.request
              guard let theme = request.resolution.theme, let token = theme.token(path) else {
                return nil
              }
              let value = token.value.perturbed(part, by: factor, pixel: Self.pixel)
              guard value != token.value else { return nil }
              let changed = themes.theme(in: theme.mode, replacing: path, by: value)
              return (
                request.cell, request.resolution.replacing(changed, cells: [request.cell])
              )
            })
        }
      }
    }
    return trials
  }

  /// Every part of the defaults that cells have for roles that the theme says nothing about.
  private func fallbackTrials(
    _ stage: MutationStage, _ cells: [any Cell], _ resolutions: [ThemeResolution]
  ) -> [MutationTrial] {
    cells.flatMap { cell in
      cell.roles.flatMap { role -> [MutationTrial] in
        let path = "cell.\(cell.reuseIdentifier).\(role.name)"
        guard case .literal(let value)? = role.fallback else { return [] }
        let scenes = stage.scenes(of: path)
        // Where the theme has the token, that is what counts.
        func counts(_ scene: MutationScene) -> Bool {
          scene.test.request.resolution.theme?.hasToken(path) != true
        }
        let (inside, outside) = (
          scenes.catalogue.filter(counts), scenes.outside.filter(counts)
        )
        guard !inside.isEmpty || !outside.isEmpty else { return [] }
        return value.parts.map { part in
          MutationTrial(
            subject: .fallback(cell: cell.reuseIdentifier, role: role.name), part: part.name,
            factors: TokenValue.steps, scenes: inside, outside: outside
          ) { scene, factor in
            var changed = PerturbedCell(cell)
            changed.fallback = (
              role.name, value.perturbed(part, by: factor, pixel: Self.pixel)
            )
            let resolution = scene.test.request.resolution
            return (changed, resolution.replacing(resolution.theme, cells: [changed]))
          }
        }
      }
    }
  }

  /// Every number in the cells' layers.
  private func fieldTrials(_ stage: MutationStage, _ cells: [any Cell]) -> [MutationTrial] {
    let known = Dictionary(
      cells.map { ($0.reuseIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    return stage.fields.compactMap { field in
      guard let cell = known[field.cell] else { return nil }
      let scenes = stage.scenes(of: field)
      return MutationTrial(
        subject: .layer(cell: field.cell, path: field.field.path),
        part: field.field.name.rawValue, factors: Self.pixels, scenes: scenes.catalogue,
        outside: scenes.outside
      ) { scene, pixels in
        var changed = PerturbedCell(cell)
        changed.field = (field.field, pixels)
        return (changed, scene.test.request.resolution)
      }
    }
  }

  /// The theme's tokens that could be drawn and that no cell takes, or in no state that was looked at.
  private static func unused(
    cells: [any Cell], stage: MutationStage, resolutions: [ThemeResolution]
  ) -> [Mutation] {
    let seen = Set(stage.tokens)
    let themes = resolutions.compactMap(\.theme)
    // What is taken by way of `$extends` stands at the same place under another name.
    let places = Set(themes.flatMap { theme in seen.compactMap { theme.token($0)?.location } })
    var found: [String: SourceLocation] = [:]
    for theme in themes {
      for token in theme.tokens where !token.value.parts.isEmpty && !seen.contains(token.path) {
        // What a sheet is drawn with is no part of a golden.
        guard !token.path.hasPrefix("sheet."), !places.contains(token.location) else { continue }
        found[token.path] = found[token.path] ?? token.location
      }
    }
    return found.sorted { $0.key < $1.key }.map { path, location in
      Mutation(subject: .token(path, location), part: "", verdict: .unused)
    }
  }
}
