internal import Glibc
import TesseraSource

/// Shows a file with the desktop's own program.
enum DesktopOpener {
  /// Starts `xdg-open`; what goes wrong is a warning, because the file is there anyway.
  ///
  /// What the program says goes to standard error: standard output belongs to results.
  static func open(_ path: String) -> [Diagnostic] {
    let words = ["xdg-open", path]
    // SAFETY: strdup gives each word a NUL-terminated copy that lives until it is freed below; the
    // array ends in nil, as posix_spawnp wants it, and is only read.
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    // SAFETY: the actions are initialised before use and destroyed once.
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    var process: pid_t = 0
    let status = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard status != 0 else { return [] }
    return [
      Diagnostic(
        .warning, "the page cannot be opened: xdg-open was not found",
        help: "open \(path) yourself, or install xdg-utils")
    ]
  }
}
