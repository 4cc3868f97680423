internal import CHarfBuzz

/// The bytes of a font file in HarfBuzz's hands.
///
/// Owns one reference to an `hb_blob_t`, given back on deinit. The blob holds its own copy of the
/// bytes, so no pointer into a Swift array outlives the call that made it.
@safe struct HarfBuzzFile: ~Copyable {
  private let blob: OpaquePointer

  /// Copies the bytes; nil when there is no memory for them.
  init?(_ bytes: [UInt8]) {
    // Invariant: `hb_blob_create_or_fail` copies the `count` bytes before it returns.
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob = unsafe blob else { return nil }
    unsafe self.blob = blob
  }

  deinit {
    // Invariant: the one reference that `init` took.
    unsafe hb_blob_destroy(blob)
  }

  /// Opens face `index`, counted from 0; it keeps the bytes alive by itself.
  func font(at index: Int) -> HarfBuzzFont {
    // Invariant: `blob` is alive as long as self; the face takes a reference of its own.
    unsafe HarfBuzzFont(adopting: hb_face_create(blob, UInt32(index)))
  }
}
