/// The bounds on what this module reads (design, "Limits on input").
///
/// A file that exceeds one gets a clear error; nothing is read without a bound.
package enum SourceLimits {
  /// The largest theme or script file, in bytes: 16 MiB.
  package static let textFile = 16 << 20
  /// The deepest nesting of arrays and objects in a JSON file.
  package static let nesting = 512
  /// The most findings of one code that a JSON file gets in one run.
  package static let findings = 20
  /// The longest excerpt of a source line that a location carries, in bytes.
  package static let excerpt = 4096
}
