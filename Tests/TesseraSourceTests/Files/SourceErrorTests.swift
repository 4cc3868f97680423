import TesseraSource
import Testing

@Suite struct SourceErrorTests {
  @Test(
    "Every error names its path, its cause and, where there is one, a way out",
    arguments: [
      (
        .notFound(path: "a"),
        """
        tessera: a: error: there is no such file or folder
          help: check the path; it starts from the working directory
        """
      ),
      (
        .invalidPath(path: ""),
        """
        tessera: error: the path is empty
          help: name a file or folder
        """
      ),
      (
        .invalidPath(path: "a\0"),
        """
        tessera: a\\u{0}: error: a path cannot hold a zero byte
        """
      ),
      (
        .notAFile(path: "a", found: "a folder"),
        """
        tessera: a: error: expected a file, found a folder
          help: name a file inside the folder
        """
      ),
      (
        .notAFile(path: "a", found: "a pipe"),
        """
        tessera: a: error: expected a file, found a pipe
          help: name a regular file
        """
      ),
      (
        .notADirectory(path: "a", found: "a file"),
        """
        tessera: a: error: expected a folder, found a file
          help: name a folder, or choose another path
        """
      ),
      (
        .unreadable(path: "a", reason: "Permission denied"),
        """
        tessera: a: error: it cannot be read: Permission denied
          help: check the permissions of the file and of its folders
        """
      ),
      (
        .tooLarge(path: "a", limit: 16 << 20, what: "theme file"),
        """
        tessera: a: error: the theme file is larger than 16 MiB
          help: is it the right file? If so, split it
        """
      ),
      (
        .tooLarge(path: "a", limit: 3 << 10, what: "script"),
        """
        tessera: a: error: the script is larger than 3 KiB
          help: is it the right file? If so, split it
        """
      ),
      (
        .tooLarge(path: "a", limit: 1025, what: "script"),
        """
        tessera: a: error: the script is larger than 1025 bytes
          help: is it the right file? If so, split it
        """
      ),
      (
        .notWritable(path: "a", reason: "Read-only file system"),
        """
        tessera: a: error: it cannot be written: Read-only file system
          help: check the permissions of the file and of its folder, or write elsewhere
        """
      ),
      (
        .diskFull(path: "a", reason: "No space left on device"),
        """
        tessera: a: error: it cannot be written, the disk is full: No space left on device
          help: free some space, or write elsewhere; what was there before is unchanged
        """
      ),
      (
        .writeFailed(path: "a", reason: "Input/output error"),
        """
        tessera: a: error: writing it failed: Input/output error
        """
      ),
      (
        .lockFailed(path: "a", reason: "Permission denied"),
        """
        tessera: a: error: it cannot be locked: Permission denied
          help: check the permissions of the folder
        """
      ),
      (
        .invalidUTF8(SourceText("ab\ncd").location(of: 4..<5)),
        """
        tessera: test:2:2: error: these bytes are no UTF-8
          2 | cd
            |  ^
          help: save the file as UTF-8
        """
      ),
    ] as [(SourceError, String)])
  func message(error: SourceError, expected: String) {
    #expect(DiagnosticRenderer(color: false).text(for: error.diagnostic) == expected)
  }
}
