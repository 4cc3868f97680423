import TesseraCollection
import Testing

@Suite struct EventLogTests {
  @Test("A log is its events' lines in order")
  func text() {
    var log = EventLog()
    #expect(log.text == "")
    log.append(.layout)
    log.append(.touchUp)
    #expect(log.text == "layout\ntouchUp\n")
    #expect(log.lines(from: 1) == ["touchUp"])
  }

  @Test("A log that does not record keeps nothing")
  func silent() {
    var log = EventLog()
    log.isRecording = false
    log.append(.layout)
    #expect(log.events.isEmpty)
  }
}
