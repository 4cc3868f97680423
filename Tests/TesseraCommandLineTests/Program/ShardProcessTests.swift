import TesseraSource
import TesseraTestSupport
import Testing

/// Shards as processes of their own, as other programs start them.
@Suite(
  "shards, the processes",
  .enabled(if: SourceFile.exists(ShellRun.program), "needs the program beside the tests"))
struct ShardProcessTests {
  private let folder: TemporaryFolder

  /// Goldens of the showcase without its theme, one of them damaged by a pixel's worth.
  init() throws {
    folder = try TemporaryFolder()
    let golden = "Snapshots/card/default/travel"
    let run = try ShellRun(
      """
      $tessera record >/dev/null
      cp \(golden)/selected@2x.png \(golden)/normal@2x.png
      $tessera record --manifest-only >/dev/null
      $tessera verify >../whole; echo $?
      rm -r .tessera
      """, in: folder)
    try #require(run == ShellRun(status: 0, output: "1\n"))
  }

  /// What one verify said.
  private func whole() throws -> String { try folder.text("whole") }

  @Test(
    "GNU parallel runs them side by side in one checkout",
    .enabled(if: ShellRun.has("parallel"), "needs Debian's package parallel"))
  func parallel() throws {
    let run = try ShellRun(
      """
      parallel $tessera verify --shard {}/4 ::: 1 2 3 4 >../shards; echo $?
      $tessera merge; echo $?
      $tessera approve >/dev/null; $tessera verify >/dev/null; echo $?
      """, in: folder)
    // The status of parallel is the number of its jobs that failed.
    #expect(run == ShellRun(status: 0, output: "1\n" + (try whole()) + "1\n0\n"))
    #expect(try folder.text("shards").matches(of: /shard \d of 4: see/).count == 4)
  }

  @Test("the script for a job array of Slurm runs them, and merges them at the end")
  func slurm() throws {
    let script = FilePath.join(Checkout.folder, ".github/examples/slurm-verify.sh")
    let run = try ShellRun(
      """
      export TESSERA=$tessera SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_JOB_ID=40
      bash -n \(script)
      task() { SLURM_ARRAY_TASK_ID=$1 bash \(script) >/dev/null; echo $?; }
      task 1; task 2
      bash \(script) merge 40 3 2>/dev/null; echo $?
      task 3
      bash \(script) merge 40 3; echo $?
      SLURM_ARRAY_JOB_ID=41; task 1; task 2
      bash \(script) merge 41 3; echo $?
      """, in: folder)
    #expect(run.output == "0\n0\n2\n0\n" + (try whole()) + "1\n0\n0\n2\n")
    // What an earlier array left is not taken for the task of this one that never started.
    #expect(run.error.contains("/41/3-of-3"))
  }

  @Test("a shard that is killed at any moment is missing, and nothing else")
  func killed() throws {
    let run = try ShellRun(
      """
      $tessera verify --shard 1/2 >/dev/null
      for pause in 0.01 0.03 0.06 0.1 0.15 0.2 0.3 0.5; do
        $tessera verify --shard 2/2 >/dev/null 2>&1 & shard=$!
        sleep $pause; kill -9 $shard 2>/dev/null; wait $shard 2>/dev/null
        $tessera merge >../merged 2>../refused; status=$?
        case $status in
          2) grep -qE 'error T1150|error T1154' ../refused && [ ! -s ../merged ] || echo bad refusal ;;
          1) cmp -s ../merged ../whole || echo bad merge ;;
          *) echo "exit code $status" ;;
        esac
      done
      $tessera verify --shard 2/2 >/dev/null
      $tessera merge; echo $?
      """, in: folder)
    #expect(run.output == (try whole()) + "1\n")
  }
}
