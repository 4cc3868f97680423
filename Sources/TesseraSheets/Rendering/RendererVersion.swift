/// Which Tessera made a picture.
package enum RendererVersion {
  /// The version of this program, as `tessera --version` and the foot of a sheet say it.
  package static let current = "0.1.0"
}
