internal import TesseraCommandLine
internal import TesseraShowcase

/// The program `tessera`: the command line with the showcase's cells.
@main
struct TesseraMain {
  static func main() {
    Program(cells: Showcase.cells).main()
  }
}
