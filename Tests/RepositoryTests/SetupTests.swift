import Foundation
import TesseraTestSupport
import Testing

/// `.ci/setup` in a world where every program that it asks or starts is a stand-in that writes down
/// how it was called.
@Suite("setup")
struct SetupTests {
  /// Runs the script.
  ///
  /// - Parameters:
  ///   - missing: Packages that are not installed.
  ///   - user: The number of the user.
  ///   - programs: What there is beside `dpkg-query`, `apt-get` and `id`.
  /// - Returns: The run, and the calls of `apt-get` and `sudo` line by line.
  /// - Throws: Where the stand-ins cannot be written or the script not be started.
  private func setup(
    missing: [String], user: Int, programs: [String] = ["swift"]
  ) throws -> (run: CommandRun, calls: [String]) {
    let folder = try TemporaryFolder()
    let log = folder.url.appendingPathComponent("log").path
    func stand(in name: String, _ text: String) throws {
      try folder.write("#!/bin/sh\n\(text)\n", to: "bin/\(name)", isExecutable: true)
    }
    // The package is the last word.
    try stand(
      in: "dpkg-query",
      """
      for package; do :; done
      case " \(missing.joined(separator: " ")) " in
        *" $package "*) echo "no packages found matching $package" >&2; exit 1 ;;
        *) printf installed ;;
      esac
      """)
    try stand(in: "apt-get", "echo \"apt-get $*\" >>\(log)")
    try stand(in: "id", "echo \(user)")
    for program in programs {
      try stand(in: program, program == "sudo" ? "echo sudo >>\(log); exec \"$@\"" : "exit 0")
    }
    let run = try CommandRun(
      ["/bin/bash", Repository.script("setup")], in: folder.url,
      path: folder.url.appendingPathComponent("bin").path)
    let calls = try? String(contentsOfFile: log, encoding: .utf8)
    return (run, (calls ?? "").split(separator: "\n").map(String.init))
  }

  private static let install = "apt-get install -q -y --no-install-recommends"

  @Test("where everything is there already, no server is asked and nothing changes")
  func idempotent() throws {
    let (run, calls) = try setup(missing: [], user: 1000)
    #expect(run == CommandRun(status: 0))
    #expect(calls.isEmpty)
  }

  @Test("root installs exactly what is missing")
  func root() throws {
    let (run, calls) = try setup(missing: ["fonts-dejavu-core", "libpng-dev"], user: 0)
    #expect(run == CommandRun(status: 0))
    #expect(calls == ["apt-get update -q", "\(Self.install) libpng-dev fonts-dejavu-core"])
  }

  @Test("everyone else installs by way of sudo")
  func sudo() throws {
    let (run, calls) = try setup(
      missing: ["libfribidi-dev"], user: 1000, programs: ["swift", "sudo"])
    #expect(run == CommandRun(status: 0))
    #expect(
      calls == ["sudo", "apt-get update -q", "sudo", "\(Self.install) libfribidi-dev"])
  }

  @Test("without sudo, one error names what is missing")
  func neither() throws {
    let (run, calls) = try setup(missing: ["libfribidi-dev"], user: 1000)
    let error = "setup: run this as root, or install sudo; missing: libfribidi-dev\n"
    #expect(run == CommandRun(status: 1, error: error))
    #expect(calls.isEmpty)
  }

  @Test("without a toolchain, one error says where to get it")
  func toolchain() throws {
    let (run, _) = try setup(missing: [], user: 0, programs: [])
    let error =
      "setup: no Swift toolchain found; install Swift 6.3 from swift.org and put it on the PATH\n"
    #expect(run == CommandRun(status: 1, error: error))
  }
}
