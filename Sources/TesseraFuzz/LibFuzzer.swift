/// The toolchain's libFuzzer, as a library: the driver without its `main`.
///
/// Arguments → inputs, more and more of them. `-sanitize=fuzzer` would be the usual way, but it brings
/// a `main` of its own, and SwiftPM gives the program's another name; so the driver is called. Which
/// file of the toolchain holds it is found by `.ci/fuzz`.
enum LibFuzzer {
  /// Runs a target until libFuzzer's own options, in the arguments, say that it is enough.
  ///
  /// libFuzzer cannot carry a value to its callback, so a target is a function. Returns the exit code.
  static func run(_ target: @escaping @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> CInt {
    var count = CommandLine.argc
    // The arguments live as long as the program.
    var arguments = unsafe CommandLine.unsafeArgv
    return unsafe runDriver(&count, &arguments, target)
  }

  /// The bytes that libFuzzer lends for one call.
  static func input(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// `LLVMFuzzerRunDriver` of the toolchain's compiler-rt.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
