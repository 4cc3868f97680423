import TesseraGraphics
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// Recording that is ended, disturbed or refused: no golden is lost or half-written.
///
/// It is ended at as many random moments as `TESSERA_KILL_ROUNDS` says, and at none where that is not set,
/// because each takes as long as a recording. What they found is printed.
@Suite(
  "tessera record, interrupted",
  .enabled(if: SourceFile.exists(ShellRun.program), "needs the program beside the tests"))
struct RecordInterruptionTests {
  private static let rounds = System.variable("TESSERA_KILL_ROUNDS").flatMap { Int($0) } ?? 0
  private static let filter = "visual-states"
  private static let manifest = "run/Snapshots/visual-states/manifest.tsv"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "run/Package.swift")
  }

  /// A theme in which every golden has this colour.
  private static func theme(_ color: String) -> String {
    let roles = ["background", "selected-background", "highlight", "star"].map {
      #""\#($0)": { "$type": "color", "$value": "\#(color)" }"#
    }
    return #"{ "cell": { "visual-states": { \#(roles.joined(separator: ", ")) } } }"#
  }

  private func writeTheme(_ color: String) throws {
    try folder.write(Self.theme(color), to: "run/own.tokens.json")
  }

  private func shell(_ script: String) throws -> ShellRun { try ShellRun(script, in: folder) }

  private func record(prefix: String = "") throws -> ShellRun {
    try shell("\(prefix) $tessera record --theme own.tokens.json \(Self.filter)")
  }

  /// The pictures of all goldens, by their files.
  private func pictures() throws -> [String: StraightImage] {
    let names = try folder.files(in: "run/Snapshots").filter { $0.hasSuffix(".png") }
    return Dictionary(
      uniqueKeysWithValues: try names.map { name in
        let path = folder.file(name)
        let bytes = try SourceFile.read(path, limit: 1 << 24, what: "golden")
        return (name, try PNGDecoder.decode(bytes, path: path, mustBeWhole: true).image)
      })
  }

  @Test(
    "Ended by SIGKILL at random moments, it leaves every golden old or new, and whole",
    .enabled(if: rounds > 0, "TESSERA_KILL_ROUNDS says how often"))
  func killed() throws {
    let colors = ["#ffffff", "#101014"]
    var versions: [[String: StraightImage]] = []
    var time = Duration.zero
    for color in colors {
      try writeTheme(color)
      let start = ContinuousClock.now
      #expect(try record().status == 0)
      time = ContinuousClock.now - start
      versions.append(try pictures())
    }
    // A recording that was through before it could be ended does not count, and says how long one takes.
    var (round, ended, mixed, stale) = (-1, 0, 0, 0)
    while ended < Self.rounds, round < 10 * Self.rounds {
      round += 1
      try writeTheme(colors[round % 2])
      let seconds = Double.random(in: 0.3...1) * (time / .seconds(1))
      let start = ContinuousClock.now
      let run = try record(prefix: "timeout -s KILL \(seconds)")
      if run.status != 0 { ended += 1 } else { time = ContinuousClock.now - start }
      let now = try pictures()
      #expect(now.keys.sorted() == versions[0].keys.sorted())
      let olds = now.count { $0.value == versions[0][$0.key] }
      let news = now.count { $0.value == versions[1][$0.key] }
      #expect(olds + news == now.count, "round \(round): a golden is neither old nor new")
      if olds > 0, news > 0 { mixed += 1 }
      let rest = try folder.files(in: "run/Snapshots").filter { !$0.hasSuffix(".png") }
      #expect(rest == [Self.manifest], "round \(round): a file was left behind")
      let verify = try shell(
        "$tessera verify --theme own.tokens.json \(Self.filter)")
      let isComplete = (round.isMultiple(of: 2) ? olds : news) == now.count
      let isStale = verify.output.contains("is not the picture that its manifest lists")
      if isStale { stale += 1 }
      #expect(verify.status == (isComplete && !isStale ? 0 : 1), "\(verify.error)")
      #expect(try record().status == 0)
      let deep = try shell(
        "$tessera verify --deep --theme own.tokens.json \(Self.filter)")
      #expect(deep.status == 0, "round \(round): \(deep.output)\(deep.error)")
    }
    #expect(ended == Self.rounds)
    print(
      "\(ended) of \(round + 1) recordings ended: \(mixed) left old and new goldens,"
        + " \(stale) a picture newer than its line")
  }

  @Test("Two at once leave goldens and manifest in agreement")
  func twoAtOnce() throws {
    for color in ["ffffff", "101014"] {
      try folder.write(Self.theme("#" + color), to: "run/\(color)/own.tokens.json")
    }
    let run = try shell(
      """
      for i in 1 2; do
        for c in ffffff 101014; do
          $tessera record --theme $c/own.tokens.json \(Self.filter) >/dev/null || echo failed &
        done
        wait
      done
      $tessera record --manifest-only
      """)
    #expect(run == ShellRun(status: 0, output: "every manifest is right\n"))
    #expect(try pictures().count > 10)
  }

  @Test(
    "A disk that fills is an error; the old goldens stay whole and listed",
    .enabled(if: System.canMount, "needs the right to mount"))
  func fullDisk() throws {
    try writeTheme("#ffffff")
    try SourceFile.createDirectory(folder.file("run/Snapshots"))
    try System.mount(folder.file("run/Snapshots"), "size=1m")
    defer { try? System.unmount(folder.file("run/Snapshots")) }
    #expect(try record().status == 0)
    let before = try pictures()
    _ = try shell("cat /dev/zero >Snapshots/filler 2>/dev/null")
    try writeTheme("#101014")
    let run = try record()
    #expect(run.status == 2)
    #expect(run.error.contains("it cannot be written, the disk is full"))
    #expect(try pictures() == before)
    try SourceFile.remove(folder.file("run/Snapshots/filler"))
    try writeTheme("#ffffff")
    let verify = try shell(
      "$tessera verify --deep --theme own.tokens.json \(Self.filter)")
    #expect(verify.status == 0)
  }

  @Test(
    "A golden or folder that must not be written is an error, and the rest agrees with its lines")
  func readOnly() throws {
    try writeTheme("#ffffff")
    try System.setMode(0o755, folder.path)
    #expect(try record().status == 0)
    try writeTheme("#101014")
    let run = try shell(
      """
      run=; [ $(id -u) != 0 ] || { chown -R 65534:65534 .; run='setpriv --reuid=65534 --clear-groups'; }
      golden=$(find Snapshots -name 'normal@2x.png' | head -1)
      chmod a-w $golden
      $run $tessera record --theme own.tokens.json \(Self.filter); echo $?
      chmod u+w $golden; chmod -R a-w Snapshots
      $run $tessera record --theme own.tokens.json \(Self.filter) >/dev/null; echo $?
      chmod -R u+w Snapshots
      $run $tessera record --manifest-only
      $run $tessera record --theme own.tokens.json \(Self.filter) >/dev/null; echo $?
      $run $tessera verify --deep --theme own.tokens.json \(Self.filter)
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "2" && lines.dropFirst().first == "2")
    #expect(lines.contains("every manifest is right"))
    #expect(lines.last?.hasSuffix(" passed") == true)
    #expect(run.error.contains("it cannot be written"))
  }
}
