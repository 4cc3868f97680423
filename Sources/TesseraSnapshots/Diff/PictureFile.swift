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
  /// - Throws: ``PictureFileError``.
  package init(_ path: String, limits: PNGLimits = .standard) throws(PictureFileError) {
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.read(path, limit: limits.decodedBytes, what: "picture")
    } catch {
      throw PictureFileError(error)
    }
    do {
      let file = try PNGDecoder.decode(bytes, path: path, limits: limits)
      image = file.image
      warnings = file.warnings.map {
        Diagnostic(.warning, at: SourceLocation(path: path), $0)
      }
    } catch {
      throw PictureFileError(error)
    }
  }
}

/// Why a picture's file could not be read or written: what the system, the decoder or the encoder says.
package struct PictureFileError: DiagnosticConvertible, Hashable {
  package let diagnostic: Diagnostic

  /// Creates the error from one of a lower floor.
  init(_ error: some DiagnosticConvertible) {
    diagnostic = error.diagnostic
  }
}
