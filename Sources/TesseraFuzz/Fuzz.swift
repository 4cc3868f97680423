internal import Glibc
internal import TesseraSource

/// The fuzz drivers, by name: `.ci/fuzz NAME SECONDS [CORPUS]` builds and starts one.
///
/// A new driver is a file with a function from bytes, and a case here.
@main
struct Fuzz {
  static func main() {
    // libFuzzer reads all arguments and would object to the name, so that comes from the environment.
    let name = unsafe getenv("TESSERA_FUZZ_TARGET").map { unsafe String(cString: $0) }
    switch name {
    case "json":
      writeSeeds(JSONSeeds.all)
      exit(
        unsafe LibFuzzer.run { bytes, count in
          JSONTarget.read(unsafe LibFuzzer.input(bytes, count))
          return 0
        })
    case "theme":
      writeSeeds(ThemeSeeds.all)
      exit(
        unsafe LibFuzzer.run { bytes, count in
          ThemeTarget.load(unsafe LibFuzzer.input(bytes, count))
          return 0
        })
    case "svg":
      writeSeeds(SVGSeeds.all)
      exit(
        unsafe LibFuzzer.run { bytes, count in
          SVGTarget.read(unsafe LibFuzzer.input(bytes, count))
          return 0
        })
    case "path":
      writeSeeds(SVGSeeds.paths)
      exit(
        unsafe LibFuzzer.run { bytes, count in
          PathTarget.read(unsafe LibFuzzer.input(bytes, count))
          return 0
        })
    case "png":
      exit(
        unsafe LibFuzzer.run { bytes, count in
          PNGTarget.decode(unsafe LibFuzzer.input(bytes, count))
          return 0
        })
    case "png-raw":
      exit(
        unsafe LibFuzzer.run { bytes, count in
          PNGTarget.decodeRaw(unsafe LibFuzzer.input(bytes, count))
          return 0
        })
    default:
      print("fuzz: TESSERA_FUZZ_TARGET names one of: json, theme, svg, path, png, png-raw")
      exit(2)
    }
  }

  /// Puts inputs to begin with into the corpus, the folder that the first argument names.
  private static func writeSeeds(_ seeds: [String]) {
    // An input that is run again is a file.
    guard CommandLine.arguments.count > 1, SourceFile.isDirectory(CommandLine.arguments[1]) else {
      return
    }
    for (index, seed) in seeds.enumerated() {
      let path = FilePath.join(CommandLine.arguments[1], "seed-\(index)")
      do {
        try SourceFile.write(Array(seed.utf8), to: path)
      } catch {
        print("fuzz: \(path): \(error.diagnostic.message)")
        exit(2)
      }
    }
  }
}
