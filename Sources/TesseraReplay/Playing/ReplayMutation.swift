public import TesseraCells
import TesseraCollection
package import TesseraSheets

/// A faulty variant of a script's app, and what a replay of the script finds in it.
public struct ReplayMutation {
  /// The variant.
  public let variant: ReplayVariant
  /// The first violation of the variant's invariant; nil where the script does not find the fault.
  public let violation: ReplayFailure?

  /// Runs a script with each faulty variant of its app, in the era in which the variant's fault shows.
  ///
  /// - Parameters:
  ///   - script: The script; its own variant does not matter.
  ///   - cells: The cells that it, its app and its headers may name.
  ///   - apps: The apps that it may name.
  /// - Returns: One result for each variant that has a fault.
  public static func run(
    _ script: ReplayScript, cells: [any Cell], apps: [any ReplayApp] = ReplayAppRegistry.builtIn
  ) -> [ReplayMutation] {
    run(script, cells: cells, apps: apps, resolution: nil)
  }

  /// As the public function, under a theme; nil for the cells' own defaults.
  package static func run(
    _ script: ReplayScript, cells: [any Cell], apps: [any ReplayApp],
    resolution: ThemeResolution?
  ) -> [ReplayMutation] {
    let variants = apps.first { $0.name == script.screen.app }?.variants ?? []
    return variants.compactMap { variant in
      guard let invariant = variant.violates else { return nil }
      var script = script
      script.screen.variant = variant.name
      if let profile = variant.profile { script.screen.knobs = profile.knobs }
      let player = ReplayPlayer(script, cells: cells, apps: apps, resolution: resolution)
      player.run()
      let violation = player.failures.first { failure in
        guard case .invariantViolated(let name, _, _) = failure.event else { return false }
        return name == invariant.rawValue
      }
      return ReplayMutation(variant: variant, violation: violation)
    }
  }
}
