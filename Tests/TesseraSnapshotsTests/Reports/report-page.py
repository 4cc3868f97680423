"""Uses a report's page as a reviewer would, in Debian's chromium, and says what is wrong with it.

usage: report-page.py CHROMIUM REPORT.HTML

The page is the one that ReportPageTests.swift has written. Every fault is a line on standard error.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

NORMAL = "badge/acme/plain/normal"
SELECTED = "badge/acme/plain/selected"
NAMED = "card/acme/it's/normal"
SIZE = "card/acme/wide/normal"

faults = []


def check(name, found, wanted):
    if found != wanted:
        faults.append(f"{name}: found {found!r}, wanted {wanted!r}")


# Texts whose contrast with what lies below them is less than WCAG 2.2 asks of small text.
CONTRAST = """() => {
  const parse = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
  const over = (top, below) => top.slice(0, 3).map((c, i) => c * (top[3] ?? 1) + below[i] * (1 - (top[3] ?? 1)));
  const light = (color) => {
    const [r, g, b] = color.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faults = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (own.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (["SCRIPT", "STYLE", "OPTION", "NOSCRIPT"].includes(element.tagName)) continue;
    if (element.closest(":disabled, .hidden, .skip")) continue;
    const grounds = [];
    for (let at = element; at; at = at.parentElement) grounds.unshift(parse(getComputedStyle(at).backgroundColor));
    const ground = grounds.reduce((below, top) => over(top, below), [255, 255, 255]);
    const text = over(parse(getComputedStyle(element).color), ground);
    const [a, b] = [light(text), light(ground)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) faults.push(`${ratio.toFixed(2)}: ${own[0].textContent.trim()}`);
  }
  return faults;
}"""

# Controls without a name, and pictures without a text in their place.
UNNAMED = """() => [...document.querySelectorAll("button, input, select, img, dialog, nav, main")].filter((element) => {
  if (element.tagName === "IMG") return !element.alt;
  const labels = [...(element.labels || [])].map((label) => label.innerText).join("");
  const by = element.getAttribute("aria-labelledby");
  const name = element.getAttribute("aria-label") || labels || element.innerText || (by && document.getElementById(by)?.innerText);
  return !name?.trim();
}).map((element) => element.outerHTML.slice(0, 120))"""


class Page:
    """The page in a window of its own."""

    def __init__(self, browser, path, width, scheme, fragment="", motion="no-preference"):
        self.context = browser.new_context(
            viewport={"width": width, "height": 860}, color_scheme=scheme, reduced_motion=motion)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        where = f"{width} {scheme}"
        self.page.on("console", lambda message: faults.append(f"{where}: console: {message.text}"))
        self.page.on("pageerror", lambda error: faults.append(f"{where}: error: {error}"))
        self.page.on("dialog", lambda dialog: (faults.append(f"{where}: dialog"), dialog.dismiss()))
        self.page.on("request", self.request)
        self.page.goto(pathlib.Path(path).as_uri() + fragment)

    def request(self, request):
        if not request.url.startswith(("file:", "data:")):
            faults.append(f"asks for {request.url}")

    def press(self, key):
        self.page.keyboard.press(key)

    def text(self, selector):
        return self.page.locator(selector).text_content()

    def texts(self, selector):
        return self.page.locator(selector).all_text_contents()

    def title(self):
        return self.page.locator("#viewer").get_attribute("aria-label")

    def value(self, script):
        return self.page.evaluate(script)

    def pressed(self, group):
        return self.page.locator(f'[aria-label="{group}"] [aria-pressed="true"]').all_inner_texts()

    def wait(self, script):
        """Waits until something holds; playwright's own way is not allowed by the page's policy."""
        for _ in range(100):
            if self.value(script):
                return
            self.page.wait_for_timeout(50)
        faults.append(f"waited in vain for {script}")

    def has_room(self, name):
        wide = self.value("document.documentElement.scrollWidth - innerWidth")
        check(f"{name}: pixels beyond the window", max(wide, 0), 0)


def lists(page):
    check("verdicts", page.texts("#counts .badge"),
          ["1 error", "3 failed", "1 other size", "1 unreadable", "1 missing", "1 orphaned", "4 passed"])
    check("errors", page.texts("#errors pre"),
          ["tessera: Snapshots/badge/manifest.tsv:2:1: error T1105: a tolerance needs a reason\n"
           "  2 | ```` <b>\n    | ^^^^\n  help: write behind it, after a tab, why the picture may differ"])
    check("groups", page.texts(".group h2 > span:not(.count):not(.pad)"),
          ["The golden cannot be read", "Token color.base: #336699 → #336698", "Token </script <script 'alert(2)': #336699 → #336698",
           "Another size", "No golden yet", "No registered cell has it",
           "Passed, because a manifest allows the difference", "Passed, although the drawing changed"])
    check("found", page.text("#found"), "9 snapshots to look at")
    check("markup in names", page.page.locator("img[src=x], #viewer b b").count(), 0)
    check("passed, folded", page.text(".passed summary"), "2 passed unchanged")
    page.page.locator(".passed summary").click()
    page.page.wait_for_selector(".passed li")
    check("passed", page.texts(".passed li"), ["badge/acme/plain/highlighted", "list/acme/c/normal"])


def filters(page):
    def found(name, wanted):
        check(name, page.texts(".row b"), wanted)

    page.page.select_option("#cell", "badge")
    found("cell", ["plain / normal", "plain / selected", "gpu / normal"])
    check("found", page.text("#found"), "3 of 9 snapshots to look at")
    check("passed of a cell", page.text(".passed summary"), "1 passed unchanged")
    page.page.select_option("#layer", "icon")
    found("cell and layer", ["plain / selected"])
    page.page.locator("#reset").click()
    page.wait("document.querySelectorAll('.row').length === 9")
    page.page.select_option("#status", "missing")
    found("status", ["a / normal"])
    page.page.select_option("#status", "passed")
    found("passes that are told", ["gpu / normal", "covered / normal"])
    page.page.select_option("#status", "")
    page.page.select_option("#token", "color.base")
    found("token", ["plain / normal", "plain / selected"])
    page.page.select_option("#token", "")
    page.page.locator("#search").fill("CARD wide")
    page.wait("document.querySelectorAll('.row').length === 1")
    found("words", ["wide / normal"])
    page.page.locator("#search").fill("nothing of that name")
    page.wait("document.querySelectorAll('.row').length === 0")
    page.page.locator("#search").fill("")
    page.wait("document.querySelectorAll('.row').length === 9")
    page.page.select_option("#group", "cell")
    check("groups of cells", page.texts(".group h2 > span:not(.count):not(.pad)"),
          ["list", "badge", "card", "gone"])
    page.page.select_option("#group", "cause")
    page.press("Escape")


def modes(page):
    page.page.locator(".row button", has_text="plain / normal").click()
    check("title", page.title(), NORMAL)
    check("sentence", page.text(".sentence"), "800 pixels changed uniformly from #336699 to #336698; no edge moved")
    check("colours beside their names", page.page.locator(".sentence .swatch i").count(), 2)
    page.wait("[...document.images].every((image) => image.naturalWidth > 0)")
    check("mode", page.pressed("Way to compare"), ["Side by side"])
    check("panes", page.texts("#stage figcaption b"), ["Expected", "Actual"])
    page.press("2")
    check("mode by key", page.pressed("Way to compare"), ["Slider"])
    width = page.value("document.querySelector('.canvas').offsetWidth")
    page.page.locator("#part").fill("25")
    check("slider", page.value("document.querySelector('.upper').style.clipPath"), f"inset(0px 0px 0px {width // 4}px)")
    page.page.locator("#part").focus()
    page.press("ArrowRight")
    check("slider by key", page.page.locator("#part").input_value(), "26")
    page.page.locator("#viewer").focus()
    page.press("3")
    page.page.locator("#part").fill("40")
    check("onion skin", page.value("document.querySelector('.upper').style.opacity"), "0.4")
    page.page.locator("#viewer").focus()
    page.press("4")
    check("blink", page.text("#stage figcaption b"), "Actual")
    page.wait("document.querySelector('#stage figcaption b').textContent === 'Expected'")
    page.page.locator("#pause").click()
    check("pause", page.text("#pause"), "Play")
    before = page.text("#stage figcaption b")
    page.press("s")
    check("swap", page.text("#stage figcaption b") != before, True)
    page.press("5")
    check("difference", page.page.locator("#stage .marks").count(), 1)
    page.page.locator('[data-mode="side"]').click()
    page.press("m")
    check("marks", page.page.locator("#stage .marks").count(), 2)
    page.press("m")
    page.page.locator('[data-zoom="8"]').click()
    check("zoom", page.value("document.querySelector('.canvas').offsetWidth"), 320)
    page.press("+")
    check("nearer", page.value("document.querySelector('.canvas').offsetWidth"), 640)
    page.press("0")
    check("zoom", page.pressed("Zoom"), ["Fit"])
    check("places", page.texts(".clusters button"), ["40×20 at 0,0"])
    page.press("c")
    check("place", page.pressed("Places that changed"), ["40×20 at 0,0"])
    check("frames", page.page.locator(".ring").count(), 2)
    page.press("Escape")
    check("frames", page.page.locator(".ring").count(), 0)
    colors(page)
    check("layer", page.texts(".layers .name .chip"), ["background"])
    page.page.locator(".way .chip", has_text="color.base").click()
    check("token of the page", page.page.locator("#token").input_value(), "color.base")
    page.page.locator("#reset").click()
    page.wait("document.querySelectorAll('.row').length === 9")
    page.page.locator(".row button", has_text="a / normal").first.click()
    check("one picture", page.texts("#stage figcaption b"), ["Fresh render"])
    check("no modes", page.page.locator("[data-mode]:enabled").count(), 0)
    page.page.locator(".row button", has_text="x / normal").click()
    check("no picture", page.page.locator("#stage").count(), 0)
    check("orphan", page.texts(".facts dd"), ["gone/acme/x/normal", "tessera prune --delete"])


def colors(page):
    """Moves the pointer until the pictures have been read."""
    for step in range(40):
        page.page.mouse.move(*middle(page, step))
        if "#336699" in page.text("#readout"):
            check("colours", "Expected" in page.text("#readout") and "differs" in page.text("#readout"), True)
            return
        page.page.wait_for_timeout(50)
    faults.append("no colours of a pixel: " + page.text("#readout"))


def middle(page, step):
    box = page.page.locator(".canvas").first.bounding_box()
    return box["x"] + box["width"] / 2 + step % 2, box["y"] + box["height"] / 2


def commands(page):
    page.page.locator(".row button", has_text="plain / normal").click()
    page.page.locator("#viewer").focus()
    check("no command yet", page.page.locator("#command").is_hidden(), True)
    page.press("a")
    check("one", page.text("#command-text"), f"tessera approve {NORMAL}")
    check("button", page.text("#accept"), "✓ Accepted")
    page.press("j")
    check("next", page.title(), SELECTED)
    page.press("a")
    check("two", page.text("#command-text"), f"tessera approve {NORMAL} {SELECTED}")
    check("count", page.text("#chosen"), "2 accepted")
    page.press("k")
    check("previous", page.title(), NORMAL)
    page.press("a")
    page.page.get_by_label(f"Accept {NAMED}", exact=True).check()
    check("quoted", page.text("#command-text"), f"tessera approve {SELECTED} 'card/acme/it'\\''s/normal'")
    page.page.locator("#copy").click()
    page.wait("document.getElementById('copy').textContent === 'Copied'")
    check("clipboard", page.value("navigator.clipboard.readText()"), page.text("#command-text"))
    page.page.get_by_label("Accept all: Token color.base: #336699 → #336698").check()
    check("group", page.text("#chosen"), "3 accepted")
    page.page.locator("#viewer").focus()
    page.press("A")
    check("all", page.text("#command-text"), "tessera approve acme")
    check("all but the orphan", page.text("#chosen"), "6 accepted")
    page.page.locator("#unselect").click()
    check("none", page.page.locator("#command").is_hidden(), True)


def keys(page):
    page.page.locator("#viewer").focus()
    page.press("?")
    check("help", page.page.locator("#help").is_visible(), True)
    page.page.locator("#keys-on").uncheck()
    page.press("Escape")
    check("help", page.page.locator("#help").is_visible(), False)
    before = page.title()
    page.press("j")
    check("keys are off", page.title(), before)
    page.press("Tab")
    page.page.locator("#help-open").click()
    page.page.locator("#keys-on").check()
    page.press("Escape")
    page.page.locator("#viewer").focus()
    page.press("/")
    check("search", page.value("document.activeElement.id"), "search")
    page.press("5")
    check("a key in a field is a letter", page.page.locator("#search").input_value(), "5")
    page.page.locator("#search").fill("")
    page.press("Escape")
    dark = page.value("matchMedia('(prefers-color-scheme: dark)').matches")
    ground = page.value("getComputedStyle(document.body).backgroundColor")
    page.page.locator("#viewer").focus()
    page.press("t")
    check("scheme", page.value("getComputedStyle(document.body).backgroundColor") != ground, True)
    check("scheme's button", page.text("#scheme"), "Dark" if dark else "Light")
    page.press("t")
    check("scheme", page.value("getComputedStyle(document.body).backgroundColor"), ground)


def narrow(page):
    page.has_room("list")
    check("list first", page.page.locator("#viewer").is_hidden(), True)
    for index in range(page.page.locator(".row").count()):
        page.page.locator(".row button").nth(index).click()
        page.has_room(page.title())
        check("one at a time", page.page.locator("#list").is_hidden(), True)
        for mode in page.page.locator("[data-mode]:enabled").all():
            mode.click()
            page.has_room(page.title())
        if page.page.locator("#accept").count():
            page.page.locator("#accept").click()
            page.has_room(page.title())
        page.page.locator(".back").click()
    page.page.locator("#help-open").click()
    page.has_room("help")


def main():
    chromium, path = sys.argv[1:]
    with sync_playwright() as playwright:
        # What is tested is a file of our own, and in a container there is often no other sandbox.
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scheme in ["light", "dark"]:
            page = Page(browser, path, 1280, scheme)
            lists(page)
            filters(page)
            modes(page)
            commands(page)
            keys(page)
            for name in [NORMAL, NAMED, SIZE]:
                page.page.locator(".row", has=page.page.get_by_label(f"Accept {name}", exact=True)).locator("button").click()
                page.page.locator("#accept").click()
                check(f"contrast, {scheme}, {name}", page.value(CONTRAST), [])
                check(f"names, {scheme}, {name}", page.value(UNNAMED), [])
            page.has_room("wide")
            page.context.close()
            page = Page(browser, path, 400, scheme)
            narrow(page)
            check(f"contrast, {scheme}, narrow", page.value(CONTRAST), [])
            page.context.close()
        page = Page(browser, path, 1280, "light", fragment="#" + SIZE)
        check("link to a snapshot", page.title(), SIZE)
        check("size", page.texts("#stage figcaption span"), ["40 × 20 px", "48 × 20 px"])
        page = Page(browser, path, 1280, "light", motion="reduce")
        page.page.locator(".row button", has_text="plain / normal").click()
        page.press("4")
        check("nothing blinks by itself", page.page.locator("#pause").is_disabled(), True)
        browser.close()
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
