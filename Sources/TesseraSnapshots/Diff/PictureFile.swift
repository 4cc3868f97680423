package import TesseraGraphics
package import TesseraPNG
package import TesseraSource

/// A PNG file from anywhere, read to be compared.
package struct PictureFile: Sendable {
  /// The picture, straight as decoded.
  package let image: StraightImage
  /// What was read otherwise than the file asks.
  package let warnings: [Diagnostic]

  /// Reads a file.
  ///
  /// A pointer of Git LFS, a file of another format, a cut-off and a damaged file each have their own
  /// error.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limits: How large the picture may be; the file may have as many bytes.
  /// - Throws: ``SnapshotFailure``.
  package init(_ path: String, limits: PNGLimits = .standard) throws(SnapshotFailure) {
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.read(path, limit: limits.decodedBytes, what: "picture")
    } catch {
      throw SnapshotFailure(error)
    }
    do {
      let file = try PNGDecoder.decode(bytes, path: path, limits: limits)
      image = file.image
      warnings = file.warnings.map {
        Diagnostic(.warning, at: SourceLocation(path: path), $0)
      }
    } catch {
      throw SnapshotFailure(error)
    }
  }

  /// Reads two files; what is wrong with either is told of both.
  ///
  /// - Throws: ``SnapshotFailure``.
  package static func pair(
    _ first: String, _ second: String, limits: PNGLimits
  ) throws(SnapshotFailure) -> (PictureFile, PictureFile) {
    var files: [PictureFile] = []
    var errors: [Diagnostic] = []
    for path in [first, second] {
      do {
        files.append(try PictureFile(path, limits: limits))
      } catch {
        errors += error.diagnostics
      }
    }
    guard errors.isEmpty else { throw SnapshotFailure(errors) }
    return (files[0], files[1])
  }
}
