/// What a PNG file says its numbers mean as colours.
///
/// Of several declarations the strongest counts, as the PNG specification ranks them (third edition,
/// section 4.3): cICP, then iCCP, sRGB, and last gAMA with cHRM. A file without any means sRGB.
enum ColorDeclaration {
  /// sRGB, or nothing that says otherwise.
  case srgb
  /// Display P3: sRGB's transfer curve and white on the primaries of P3.
  case displayP3
  /// Something else; the value names it, as the subject of a sentence.
  case other(String)

  /// Finds the declaration that counts; `profile` is the inflated iCCP where libpng accepted it.
  init(_ chunks: [PNGChunk], in bytes: [UInt8], profile: [UInt8]?) {
    func payload(_ name: String) -> [UInt8]? {
      chunks.first { $0.name == name }.map { [UInt8](bytes[$0.payload]) }
    }
    if let codes = payload("cICP") {
      self.init(codes: codes)
    } else if payload("iCCP") != nil {
      self.init(profile: profile.flatMap(ICCProfile.init))
    } else if payload("sRGB") != nil {
      self = .srgb
    } else if let gamma = payload("gAMA") {
      self = .other(Self.gammaName(gamma))
    } else if let primaries = payload("cHRM"), !Self.areOfSRGB(primaries) {
      self = .other("the primaries in the cHRM chunk")
    } else {
      self = .srgb
    }
  }

  /// Reads the code points of cICP: primaries, transfer, matrix, range (ITU-T H.273).
  private init(codes: [UInt8]) {
    switch codes {
    case [1, 13, 0, 1]: self = .srgb
    case [12, 13, 0, 1]: self = .displayP3
    default:
      guard codes.count == 4 else {
        self = .other("the malformed cICP chunk")
        return
      }
      let name = codes.map(String.init).joined(separator: "-")
      self = .other("the colour space \(name) of the cICP chunk")
    }
  }

  private init(profile: ICCProfile?) {
    guard let profile else {
      self = .other("the embedded colour profile, which cannot be read,")
      return
    }
    if profile.isSRGB {
      self = .srgb
    } else if profile.isDisplayP3 {
      self = .displayP3
    } else if let name = profile.name {
      self = .other("the embedded colour profile \"\(name)\"")
    } else {
      self = .other("the embedded colour profile")
    }
  }

  private static func gammaName(_ payload: [UInt8]) -> String {
    guard payload.count == 4, let value = payload.unsigned32(at: 0) else {
      return "the malformed gAMA chunk"
    }
    return "the gamma \(Double(value) / 100_000) of the gAMA chunk"
  }

  /// Whether cHRM gives white and primaries of sRGB (PNG specification, section 11.3.2.5), each
  /// coordinate times 100,000 and good to three places.
  private static func areOfSRGB(_ payload: [UInt8]) -> Bool {
    let expected = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    guard payload.count == 4 * expected.count else { return false }
    return expected.enumerated().allSatisfy { index, coordinate in
      payload.unsigned32(at: 4 * index).map { abs($0 - coordinate) <= 100 } ?? false
    }
  }
}
