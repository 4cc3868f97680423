import TesseraSource
import TesseraTestSupport
import Testing

@Suite("SampleFile")
struct SampleFileTests {
  private static let folder = System.variable("TESSERA_PNG_FILES")

  @Test(
    "the sample files are written, for other decoders and as a beginning for the fuzzer",
    .enabled(if: folder != nil, "TESSERA_PNG_FILES names a folder to write them to"))
  func write() throws {
    let folder = try #require(Self.folder)
    try SourceFile.createDirectory(folder)
    for format in SampleFormat.all {
      for interlaced in [false, true] {
        for file in SampleFile.all(format, interlaced: interlaced) {
          try SourceFile.write(file.bytes, to: FilePath.join(folder, file.name))
        }
      }
    }
    for (index, seed) in MutationTests.seeds.enumerated() {
      try SourceFile.write(seed, to: FilePath.join(folder, "mutation\(index).png"))
    }
  }

  @Test("there are hundreds of sample files, and no two are the same")
  func distinct() {
    let files = SampleFormat.all.flatMap { format in
      [false, true].flatMap { SampleFile.all(format, interlaced: $0) }
    }
    #expect(files.count >= 150)
    #expect(Set(files.map(\.name)).count == files.count)
  }
}
