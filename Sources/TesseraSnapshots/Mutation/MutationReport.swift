package import TesseraSource

/// What trying small changes came to.
package struct MutationReport: Sendable {
  /// Every change that was tried, tokens first; tokens that nothing takes are last.
  package let mutations: [Mutation]
  /// How many goldens hold a picture still.
  package let goldens: Int
  /// How many snapshots have a golden that is missing or differs already.
  package let unguarded: Int

  /// The changes that a picture shows and no golden notices.
  package var blindSpots: [Mutation] { mutations.filter(\.verdict.isBlindSpot) }

  /// The changes that no picture shows, and the tokens that nothing takes.
  package var unreachable: [Mutation] {
    mutations.filter { $0.verdict == .unseen || $0.verdict == .unused }
  }

  /// How many changes a golden notices.
  package var caught: Int {
    mutations.count { if case .caught = $0.verdict { true } else { false } }
  }

  /// How many changes there were to be noticed: those that a picture shows.
  package var visible: Int { caught + blindSpots.count }

  /// `{"visible","caught","goldens","unguarded","blindSpots":[…],"unreachable":[…],"diagnostics":[…]}`;
  /// a change is `{"token","place"}` or `{"cell","role"}` or `{"cell","layer"}` with `"part"`, `"reason"`
  /// and, where a picture shows it, `"snapshot"`; with `"tolerance"` where that lets it pass.
  package func json(diagnostics: [Diagnostic]) -> JSONOutput {
    .object([
      ("visible", .integer(visible)), ("caught", .integer(caught)),
      ("goldens", .integer(goldens)), ("unguarded", .integer(unguarded)),
      ("blindSpots", .array(blindSpots.map(\.json))),
      ("unreachable", .array(unreachable.map(\.json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension Mutation {
  /// The change as programs read it.
  fileprivate var json: JSONOutput {
    var members: [(String, JSONOutput)]
    switch subject {
    case .token(let path, let place):
      members = [("token", .string(path)), ("place", .optional(place.map(\.description)))]
    case .fallback(let cell, let role):
      members = [("cell", .string(cell)), ("role", .string(role))]
    case .layer(let cell, let path): members = [("cell", .string(cell)), ("layer", .string(path))]
    }
    members.append(("part", .string(part)))
    switch verdict {
    case .caught(let id):
      members += [("reason", .string("caught")), ("snapshot", .string(id.text))]
    case .tolerated(let id, let tolerance):
      members += [
        ("reason", .string("tolerated")), ("snapshot", .string(id.text)),
        ("tolerance", tolerance.json),
      ]
    case .unguarded(let id):
      members += [("reason", .string("noGolden")), ("snapshot", .string(id.text))]
    case .uncatalogued(let id):
      members += [("reason", .string("notInCatalogue")), ("snapshot", .string(id.text))]
    case .unseen: members.append(("reason", .string("unseen")))
    case .unused: members.append(("reason", .string("unused")))
    }
    return .object(members)
  }
}
