internal import Glibc

/// The fuzz drivers, by name: `.ci/fuzz NAME SECONDS [CORPUS]` builds and starts one.
///
/// A new driver is a file with a function from bytes, and a case here.
@main
struct Fuzz {
  static func main() {
    // libFuzzer reads all arguments and would object to the name, so that comes from the environment.
    let name = unsafe getenv("TESSERA_FUZZ_TARGET").map { unsafe String(cString: $0) }
    switch name {
    case "png":
      exit(
        LibFuzzer.run { bytes, count in
          PNGTarget.decode(LibFuzzer.input(bytes, count))
          return 0
        })
    case "png-raw":
      exit(
        LibFuzzer.run { bytes, count in
          PNGTarget.decodeRaw(LibFuzzer.input(bytes, count))
          return 0
        })
    default:
      print("fuzz: TESSERA_FUZZ_TARGET names one of: png, png-raw")
      exit(2)
    }
  }
}
