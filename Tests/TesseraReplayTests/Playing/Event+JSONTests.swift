import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraReplay
import TesseraSource
import Testing

@Suite struct EventJSONTests {
  @Test(
    "An event is an object with its word in the log and what it is about",
    arguments: [
      (.layout, #"{"event":"layout"}"#),
      (.touchDown(ItemPath(0, 1)), #"{"event":"touchDown","path":"0,1"}"#),
      (.touchMove(Point(1.5, 2)), #"{"event":"touchMove","point":[1.5,2]}"#),
      (.size(Size(3, 4)), #"{"event":"size","size":[3,4]}"#),
      (.setSelection(.multiple), #"{"event":"setSelection","mode":"multiple"}"#),
      (
        .update(.move(from: ItemPath(0, 1), to: ItemPath(0, 2))),
        #"{"event":"move","from":"0,1","to":"0,2"}"#
      ),
      (.update(.insertSection(1)), #"{"event":"insertSection","section":1}"#),
      (.update(.moveSection(from: 0, to: 1)), #"{"event":"moveSection","from":0,"to":1}"#),
      (.focus(nil), #"{"event":"focus","path":null}"#),
      (.editing(true, title: "完成"), #"{"event":"mode","editing":true,"title":"完成"}"#),
      (
        .accessory("delete", ItemPath(0, 1)), #"{"event":"accessory","name":"delete","path":"0,1"}"#
      ),
      (
        .asked(.shouldSelect, ItemPath(0, 1), false),
        #"{"event":"shouldSelect","path":"0,1","answer":false}"#
      ),
      (.flag(.selected, ItemPath(0, 1), true), #"{"event":"selected","path":"0,1","value":true}"#),
      (
        .cellForItem(ItemPath(0, 1), .new, 7),
        #"{"event":"cellForItem","path":"0,1","origin":"new","cell":7}"#
      ),
      (
        .supplementary(.header, section: 1, .reused, 7),
        #"{"event":"supplementary","kind":"header","section":1,"origin":"reused","cell":7}"#
      ),
      (
        .prefetch([ItemPath(0, 1), ItemPath(0, 2)]), #"{"event":"prefetch","paths":["0,1","0,2"]}"#
      ),
      (.report("a"), #"{"event":"report","text":"a"}"#),
      (.error(code: "c", message: "m"), #"{"event":"error","code":"c","message":"m"}"#),
      (
        .expectFailed(key: "k", expected: "1", actual: "2"),
        #"{"event":"expectFailed","key":"k","expected":"1","got":"2"}"#
      ),
      (
        .invariantViolated(name: "n", at: ItemPath(0, 1), detail: "d"),
        #"{"event":"invariantViolated","name":"n","path":"0,1","detail":"d"}"#
      ),
    ] as [(Event, String)])
  func json(event: Event, text: String) {
    #expect(JSONWriter.compact(event.json) == text)
  }
}
