import TesseraSource
import Testing

@Suite struct FilePathTests {
  @Test(
    "A path is joined to a folder",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("a", "/b", "/b"),
      ("/", "b", "/b"), (".", "b", "./b"), ("a", "../b", "a/../b"), ("", "", ""),
    ])
  func join(first: String, second: String, expected: String) {
    #expect(FilePath.join(first, second) == expected)
  }

  @Test(
    "A path has a folder, a name and a stem",
    arguments: [
      ("a/b/c.tokens.json", "a/b", "c.tokens.json", "c"), ("c.json", ".", "c.json", "c"),
      ("/c", "/", "c", "c"), ("/", "/", "", ""), ("", ".", "", ""), ("a/b/", "a", "b", "b"),
      ("a//b", "a", "b", "b"), ("//b", "/", "b", "b"), (".hidden", ".", ".hidden", ".hidden"),
      (".hidden.json", ".", ".hidden.json", ".hidden"), ("..", ".", "..", ".."),
      ("a.b/c", "a.b", "c", "c"), ("主题.resolver.json", ".", "主题.resolver.json", "主题"),
      ("e\u{301}/\u{301}a.b", "e\u{301}", "\u{301}a.b", "\u{301}a"),
    ])
  func parts(path: String, directory: String, name: String, stem: String) {
    #expect(FilePath.directory(of: path) == directory)
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.stem(of: path) == stem)
  }

  @Test(
    "A path is normalised as far as its text tells",
    arguments: [
      ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"),
      ("../../a/..", "../.."), ("/../a", "/a"), ("/", "/"), ("", "."), (".", "."), ("a/..", "."),
      ("./a", "a"), ("//a", "/a"), ("...", "..."),
    ])
  func normalized(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(
    "A path becomes absolute",
    arguments: [
      ("a/b", "/c/d", "/c/d/a/b"), ("../b", "/c/d", "/c/b"), ("/a/./b", "/c", "/a/b"),
      ("../../../b", "/c", "/b"), (".", "/c/", "/c"), ("", "/c", "/c"),
    ])
  func absolute(path: String, folder: String, expected: String) {
    #expect(FilePath.absolute(path, relativeTo: folder) == expected)
    #expect(FilePath.isAbsolute(expected))
    #expect(!FilePath.isAbsolute("a/b") && !FilePath.isAbsolute(""))
  }

  @Test(
    "A path is seen from a folder",
    arguments: [
      ("/a/b/c", "/a/b", "c"), ("/a/b/c", "/a/d/e", "../../b/c"), ("/a", "/a", "."),
      ("/a", "/", "a"), ("/", "/a/b", "../.."), ("a/b", "a", "b"), ("a", "b", "../a"),
      ("../a", "../b", "../a"), ("a", "../b", "a"), ("../a", "b", "../../a"), ("/a", "b", "/a"),
      ("a/./b", "/c", "a/b"), ("/ab/c", "/a", "../ab/c"), ("a", ".", "a"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(FilePath.relative(path, to: folder) == expected)
  }
}
