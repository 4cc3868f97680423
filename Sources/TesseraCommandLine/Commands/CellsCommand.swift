import Tessera
import TesseraSheets
import TesseraSource

/// `tessera cells`: what is registered, and what it declares.
enum CellsCommand: Command {
  private static let explainOption = OptionSpec(
    name: "explain", summary: "Print the layer tree of the first item in each state")

  static let spec = CommandSpec(
    name: "cells", operands: "[CELL…]",
    summary: "List cells: states, items, roles, size, outsets, source",
    options: [explainOption, .states] + OptionSpec.measuring + OptionSpec.common)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let cells = try session.cells(arguments.operands)
    let options = try arguments.renderOptions()
    let explains = arguments.has(explainOption)
    if explains, arguments.has(.json) {
      throw CommandFailure(UsageError.conflict("--explain", "--json"))
    }
    if arguments.has(.states), !explains {
      throw CommandFailure(UsageError.useless(option: "--states", without: "--explain"))
    }
    let states = try arguments.states(.states, for: cells)

    let names = Set(cells.map(\.reuseIdentifier))
    var listings: [CellListing] = []
    for entry in session.registry.entries where names.contains(entry.cell.reuseIdentifier) {
      do {
        listings.append(try CellListing(entry, options: options))
      } catch {
        throw CommandFailure(error)
      }
    }
    if arguments.has(.json) {
      let list = JSONOutput.array(listings.map(\.json))
      session.output.print(.object([("cells", list), session.findings.json]))
      return .success
    }
    for listing in listings {
      session.output.result(listing.text + "\n")
      if explains { session.output.result(listing.layers(in: states, options: options)) }
    }
    return .success
  }
}
