internal import CExpat
internal import TesseraSource

// The one client of expat; no C type and no pointer leaves this file.
//
// file → start tags, end tags, characters → flat list of elements. Expat calls back for each event;
// what it lends for a call is copied before the call returns. A call that finds a limit exceeded stops
// the parser. Of a DTD only what the file itself declares is read: expat opens no file and no address,
// since no handler for external entities is set.

/// Reads the elements of an XML file.
enum XMLReader {
  /// The vocabulary that is read.
  private static let svg = "http://www.w3.org/2000/svg"
  /// Where `href` lived before SVG 2.
  private static let xlink = "http://www.w3.org/1999/xlink"
  /// Stands between a vocabulary's address and a name; no address holds it.
  private static let separator: Character = " "

  /// The elements of a file.
  ///
  /// - Throws: ``IconError`` where the file is no XML, or too large in one of the ways of
  ///   ``IconLimits``.
  static func read(_ source: SourceText) throws(IconError) -> XMLDocument {
    guard source.bytes.count <= IconLimits.file else { throw .fileTooLarge(path: source.path) }
    let separator = XML_Char(bitPattern: Self.separator.asciiValue ?? 0)
    guard let parser = unsafe XML_ParserCreateNS(nil, separator) else { throw .outOfMemory }
    // Invariant: the parser is freed once, behind its last use.
    defer { unsafe XML_ParserFree(parser) }
    let events = unsafe Events(parser)
    // Invariant: `events` outlives the parser's last call, which is in this function.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(events).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        unsafe Events.of(data)?.begin(name, attributes)
      },
      { data, _ in unsafe Events.of(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      unsafe Events.of(data)?.add(text, Int(count))
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      unsafe Events.of(data)?.skip(name)
    }
    // Invariant: expat hands the pointer to the handler as its first argument, and does not look at it.
    unsafe XML_SetExternalEntityRefHandlerArg(
      parser, UnsafeMutableRawPointer(Unmanaged.passUnretained(events).toOpaque()))
    unsafe XML_SetExternalEntityRefHandler(parser) { data, _, _, address, _ in
      unsafe Events.of(UnsafeMutableRawPointer(data))?.skip(address)
      return 0
    }
    _ = unsafe XML_SetBillionLaughsAttackProtectionMaximumAmplification(
      parser, IconLimits.entityAmplification)
    _ = unsafe XML_SetBillionLaughsAttackProtectionActivationThreshold(
      parser, IconLimits.entityThreshold)

    let content = source.bytes
    // Invariant: the buffer is the array's and stays for the call; its count fits, as the limit says.
    let status = unsafe content.withUnsafeBytes { bytes in
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count), 1)
    }
    if let stop = events.stop { throw stop(source) }
    guard status == XML_STATUS_OK else {
      let offset = unsafe min(max(0, Int(XML_GetCurrentByteIndex(parser))), content.count)
      let place = source.location(of: offset..<min(offset + 1, content.count))
      let code = unsafe XML_GetErrorCode(parser)
      if code == XML_ERROR_AMPLIFICATION_LIMIT_BREACH { throw .entityBomb(place) }
      if code == XML_ERROR_NO_MEMORY { throw .outOfMemory }
      // Invariant: the text is a constant of the library.
      let reason = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
      throw .malformed(place, reason: reason ?? "error \(code.rawValue)")
    }
    return XMLDocument(source: source, elements: events.elements)
  }

  /// What the parser's calls add up to.
  @safe private final class Events {
    /// The elements so far.
    private(set) var elements: [XMLElement] = []
    /// Why reading was stopped.
    private(set) var stop: ((SourceText) -> IconError)?
    /// The elements that have begun and not ended.
    private var open: [Int] = []
    private let parser: XML_Parser

    init(_ parser: XML_Parser) {
      unsafe self.parser = unsafe parser
    }

    /// The object behind the pointer that a call brings.
    static func of(_ data: UnsafeMutableRawPointer?) -> Events? {
      // Invariant: the pointer was made of an `Events` that is alive as long as the parser calls.
      unsafe data.map { unsafe Unmanaged<Events>.fromOpaque($0).takeUnretainedValue() }
    }

    func begin(
      _ name: UnsafePointer<XML_Char>?,
      _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
      guard stop == nil, let name = unsafe name else { return }
      let tag = range
      guard elements.count < IconLimits.elements else {
        return halt { .tooManyElements($0.location(of: tag)) }
      }
      var attributes: [XMLElement.Attribute] = []
      // Invariant: names and values in turn, each ending with zero, up to a null pointer.
      if var next = unsafe list {
        while let key = unsafe next[0], let value = unsafe next[1] {
          if let name = XMLReader.attributeName(unsafe String(cString: key)) {
            attributes.append(.init(name: name, value: unsafe String(cString: value)))
          }
          unsafe next += 2
        }
      }
      let index = elements.count
      elements.append(
        XMLElement(
          name: XMLReader.elementName(unsafe String(cString: name)), attributes: attributes,
          parent: open.last, end: index + 1, tag: tag))
      open.append(index)
    }

    func end() {
      guard let index = open.popLast() else { return }
      elements[index].end = elements.count
    }

    func add(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
      guard let last = open.last, elements[last].name == "style" else { return }
      // Invariant: expat lends `count` characters for the call.
      let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
      elements[last].text += String(
        decoding: unsafe bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// An entity of somewhere else, which would be left out silently.
    func skip(_ name: UnsafePointer<XML_Char>?) {
      guard stop == nil else { return }
      let place = range
      let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
      halt { .externalEntity($0.location(of: place), name: name) }
    }

    private func halt(_ error: @escaping (SourceText) -> IconError) {
      stop = error
      // Invariant: the parser is alive, since this is one of its calls.
      _ = unsafe XML_StopParser(parser, 0)
    }

    /// The bytes that the call is about.
    private var range: Range<Int> {
      // Invariant: the parser is alive, since this is one of its calls.
      let start = unsafe max(0, Int(XML_GetCurrentByteIndex(parser)))
      return unsafe start..<start + max(0, Int(XML_GetCurrentByteCount(parser)))
    }
  }

  /// The local name of an element of SVG; a file without a vocabulary is taken to be SVG.
  private static func elementName(_ name: String) -> String? {
    guard let space = name.lastIndex(of: separator) else { return name }
    return name[..<space] == svg ? String(name[name.index(after: space)...]) : nil
  }

  /// The name of an attribute without a vocabulary, or of XLink's.
  private static func attributeName(_ name: String) -> String? {
    guard let space = name.lastIndex(of: separator) else { return name }
    return name[..<space] == xlink ? "xlink:" + name[name.index(after: space)...] : nil
  }
}
