// swift-tools-version: 6.2
import PackageDescription

// One row a target, lowest floor first. A target depends only on floors below its own;
// `.ci/check-floors` holds the imports against that. Packages behind the system libraries are
// installed by `.ci/setup`.
let package = Package(
  name: "Tessera",
  products: [
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraCommandLine", targets: ["TesseraCommandLine"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    .executable(name: "tessera", targets: ["TesseraMain"]),
    .executable(name: "tessera-bench", targets: ["TesseraBench"]),
  ],
  targets: [
    // Floor 0: values, files, and the fences around C.
    .target(name: "TesseraGraphics"),
    .target(name: "TesseraSource"),
    // PNG files: libpng, the reference implementation.
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng16"),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
    // Deflating in an eighth of zlib's time: Intel's ISA-L.
    .systemLibrary(name: "CIsal", pkgConfig: "libisal"),
    // Shaping and outlines: HarfBuzz; order of right-to-left text: FriBidi.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi"),
    // Where lines may end: ICU.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    // Installed fonts, asked under `--system-fonts` only: fontconfig.
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig"),
    // The XML that SVG is written in: expat, with its guards against entity bombs.
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    // What tells goldens apart without their pixels: xxHash.
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash"),

    // Loops over pixels for several kinds of processor.
    .target(name: "CSpans", cSettings: [.unsafeFlags(["-ffp-contract=off"])]),

    // Floor 1: pixels, bytes, tokens, glyphs.
    .target(name: "TesseraRaster", dependencies: ["CSpans", "TesseraGraphics"]),
    .target(
      name: "TesseraPNG", dependencies: ["TesseraGraphics", "TesseraSource", "CIsal", "CPNG"]),
    .target(name: "TesseraTheme", dependencies: ["TesseraGraphics", "TesseraSource"]),
    .target(
      name: "TesseraText",
      dependencies: [
        "TesseraGraphics", "TesseraSource", "CHarfBuzz", "CFontconfig", "CFriBidi", "CICU",
      ]),

    // Floor 2: icons.
    .target(
      name: "TesseraIcons",
      dependencies: ["TesseraGraphics", "TesseraPNG", "TesseraSource", "CExpat"]),

    // Floor 3: the plug-in contract.
    .target(
      name: "TesseraCells",
      dependencies: [
        "TesseraGraphics", "TesseraIcons", "TesseraSource", "TesseraText", "TesseraTheme",
      ]),

    // Floors 4 and 5: collections, pictures, sheets, goldens.
    .target(
      name: "TesseraCollection", dependencies: ["TesseraCells", "TesseraGraphics", "TesseraSource"]),
    .target(
      name: "TesseraSheets",
      dependencies: [
        "TesseraCells", "TesseraGraphics", "TesseraIcons", "TesseraRaster", "TesseraSource",
        "TesseraText",
        "TesseraTheme",
      ]),
    .target(
      name: "TesseraReplay",
      dependencies: [
        "TesseraCells", "TesseraCollection", "TesseraGraphics", "TesseraRaster", "TesseraSheets",
        "TesseraSource", "TesseraText",
      ]),
    .target(
      name: "TesseraSnapshots",
      dependencies: [
        "TesseraCells", "TesseraGraphics", "TesseraPNG", "TesseraRaster", "TesseraSheets",
        "TesseraSource", "TesseraText", "TesseraTheme", "CXXHash",
      ],
      // The report's page; in the code, so that a program works wherever it is copied to.
      resources: [.embedInCode("Reports/Page")]),

    // Floors 6 to 9: what users import and run. The program's target is not called `tessera`,
    // because it would differ from `Tessera` by case alone.
    .target(
      name: "Tessera",
      dependencies: [
        "TesseraCells", "TesseraCollection", "TesseraGraphics", "TesseraIcons", "TesseraReplay",
        "TesseraText", "TesseraTheme",
      ]),
    .target(name: "TesseraShowcase", dependencies: ["Tessera"]),
    .target(
      name: "TesseraTesting",
      dependencies: [
        "Tessera", "TesseraCells", "TesseraGraphics", "TesseraRaster", "TesseraSheets",
        "TesseraSnapshots", "TesseraSource",
      ]),
    .target(
      name: "TesseraCommandLine",
      dependencies: [
        "Tessera", "TesseraIcons", "TesseraPNG", "TesseraRaster", "TesseraReplay", "TesseraSheets",
        "TesseraSnapshots", "TesseraSource",
      ]),
    .executableTarget(
      name: "TesseraMain", dependencies: ["TesseraCommandLine", "TesseraShowcase"]),
    .executableTarget(
      name: "TesseraBench",
      dependencies: [
        "TesseraCells", "TesseraCollection", "TesseraGraphics", "TesseraPNG", "TesseraRaster",
        "TesseraSheets", "TesseraSnapshots", "TesseraSource", "TesseraText", "TesseraTheme",
      ]),

    // What several tests stand on; nothing but tests imports it.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(
      name: "TesseraTestSupport",
      dependencies: ["TesseraGraphics", "TesseraSource", "TesseraTheme"],
      path: "Tests/TesseraTestSupport"),

    // Tests mirror the sources.
    .testTarget(
      name: "TesseraGraphicsTests", dependencies: ["TesseraGraphics", "TesseraTestSupport"]),
    .testTarget(name: "TesseraSourceTests", dependencies: ["TesseraSource", "TesseraTestSupport"]),
    .testTarget(
      name: "TesseraRasterTests",
      dependencies: ["CAllocations", "TesseraGraphics", "TesseraRaster", "TesseraTestSupport"]),
    .testTarget(
      name: "TesseraPNGTests",
      dependencies: ["TesseraGraphics", "TesseraPNG", "TesseraSource", "TesseraTestSupport"]),
    .testTarget(
      name: "TesseraThemeTests",
      dependencies: ["TesseraGraphics", "TesseraSource", "TesseraTestSupport", "TesseraTheme"]),
    .testTarget(
      name: "TesseraTextTests",
      dependencies: ["TesseraGraphics", "TesseraSource", "TesseraTestSupport", "TesseraText"]),
    .testTarget(
      name: "TesseraIconsTests",
      dependencies: [
        "TesseraCells", "TesseraGraphics", "TesseraIcons", "TesseraPNG", "TesseraRaster",
        "TesseraSheets", "TesseraSource", "TesseraTestSupport",
      ]),
    .testTarget(
      name: "TesseraCellsTests",
      dependencies: [
        "TesseraCells", "TesseraGraphics", "TesseraIcons", "TesseraPNG", "TesseraSource",
        "TesseraTestSupport", "TesseraText",
        "TesseraTheme",
      ]),
    .testTarget(
      name: "TesseraCollectionTests",
      dependencies: [
        "TesseraCells", "TesseraCollection", "TesseraGraphics", "TesseraSource",
        "TesseraTestSupport", "TesseraText",
      ]),
    .testTarget(
      name: "TesseraShowcaseTests",
      dependencies: [
        "Tessera", "TesseraCells", "TesseraGraphics", "TesseraShowcase", "TesseraSource",
        "TesseraTestSupport", "TesseraText", "TesseraTheme",
      ]),
    .testTarget(
      name: "TesseraReplayTests",
      dependencies: [
        "TesseraCells", "TesseraCollection", "TesseraGraphics", "TesseraRaster", "TesseraReplay",
        "TesseraSheets", "TesseraShowcase", "TesseraSource", "TesseraTestSupport",
      ],
      exclude: ["Fixtures/Scripts"]),
    .testTarget(
      name: "TesseraSheetsTests",
      dependencies: [
        "TesseraCells", "TesseraGraphics", "TesseraRaster", "TesseraSheets", "TesseraSource",
        "TesseraTestSupport", "TesseraText", "TesseraTheme",
      ]),
    .testTarget(
      name: "TesseraSnapshotsTests",
      dependencies: [
        "TesseraCells", "TesseraGraphics", "TesseraPNG", "TesseraRaster", "TesseraSheets",
        "TesseraSnapshots", "TesseraSource", "TesseraTestSupport", "TesseraText", "TesseraTheme",
      ],
      exclude: ["Reports/report-page.py"]),
    .testTarget(
      name: "TesseraCommandLineTests",
      dependencies: [
        "Tessera", "TesseraCommandLine", "TesseraPNG", "TesseraShowcase", "TesseraSource",
        "TesseraTestSupport",
      ]),
    .testTarget(
      name: "TesseraBenchTests",
      dependencies: [
        "TesseraBench", "TesseraCollection", "TesseraGraphics", "TesseraPNG", "TesseraRaster",
        "TesseraSource", "TesseraTestSupport", "TesseraTheme",
      ]),
    .testTarget(
      name: "TesseraTestingTests",
      dependencies: [
        "TesseraSource", "TesseraTestSupport", "TesseraTesting",
      ]),
    // The showcase against the goldens in Snapshots/, and the scripts of CI against planted faults.
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Tessera", "TesseraShowcase", "TesseraSnapshots", "TesseraSource", "TesseraTestSupport",
        "TesseraTheme",
      ]),
    .testTarget(name: "RepositoryTests", dependencies: ["TesseraTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzz drivers, built by `.ci/fuzz` only, which says where the toolchain keeps libFuzzer.
if let libFuzzer = Context.environment["TESSERA_FUZZ"] {
  package.targets.append(
    .executableTarget(
      name: "TesseraFuzz",
      dependencies: [
        "TesseraGraphics", "TesseraIcons", "TesseraPNG", "TesseraSource", "TesseraTheme",
      ],
      linkerSettings: [
        .unsafeFlags([
          "-Xlinker", "--whole-archive", "-Xlinker", libFuzzer, "-Xlinker", "--no-whole-archive",
          "-lstdc++", "-lm",
        ])
      ]))
}

// Set to measure the loops in C as they are on the oldest processors.
if Context.environment["TESSERA_BASELINE_KERNELS"] != nil {
  for target in package.targets where target.name == "CSpans" {
    target.cSettings = (target.cSettings ?? []) + [.define("TESSERA_BASELINE_KERNELS")]
  }
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  if ["CAllocations", "CICU", "CPNG", "CSpans"].contains(target.name) {
    // Sanitizers and tests meet the code that users run.
    target.cSettings =
      (target.cSettings ?? []) + [.unsafeFlags(["-O2"], .when(configuration: .debug))]
    continue
  }
  var settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Loops over pixels are a hundred times slower unoptimised, and tests draw, compare and measure
  // hundreds of pictures; what geometry and colours they begin with is as hot, and so are their texts.
  // Icons are tested with files that try to take for ever, and users' tests look at every pixel.
  let hotTargets = [
    "TesseraGraphics", "TesseraIcons", "TesseraPNG", "TesseraRaster", "TesseraSnapshots",
    "TesseraTestSupport", "TesseraTesting", "TesseraText",
  ]
  if hotTargets.contains(target.name) {
    settings.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  // Optimising the tests themselves takes longer than running them; what they test is optimised.
  if target.type == .test {
    settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  // Set by CI only: a newer compiler's warnings must not break a user's build.
  if Context.environment["TESSERA_WARNINGS_AS_ERRORS"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
