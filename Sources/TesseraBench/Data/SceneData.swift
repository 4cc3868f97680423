internal import TesseraGraphics
internal import TesseraSource

/// The folder of the files that scenes are made of.
struct SceneData {
  /// The most bytes that a path file may hold.
  private static let pathLimit = 1 << 20

  /// The folder's path.
  let folder: String

  /// Reads a path.
  func path(_ name: String) throws(SceneDataError) -> Path {
    let bytes = try bytes(name, limit: Self.pathLimit, what: "path file")
    do {
      return try PathFile.read(SourceText(path: FilePath.join(folder, name), bytes: bytes))
    } catch {
      throw .noPath(error)
    }
  }

  /// Reads a square picture of straight RGBA, 4 bytes a pixel, row by row.
  func image(_ name: String, side: Int) throws(SceneDataError) -> StraightImage {
    let size = side * side * 4
    let bytes = try bytes(name, limit: size, what: "picture")
    guard bytes.count == size else {
      throw .wrongSize(path: FilePath.join(folder, name), side: side, bytes: bytes.count)
    }
    return StraightImage(width: side, height: side, bytes: bytes)
  }

  /// Reads a file whole.
  private func bytes(
    _ name: String, limit: Int, what: String
  ) throws(SceneDataError) -> [UInt8] {
    do {
      return try SourceFile.read(FilePath.join(folder, name), limit: limit, what: what)
    } catch .notFound(let path) {
      throw .absent(path: path)
    } catch {
      throw .unreadable(error)
    }
  }
}
