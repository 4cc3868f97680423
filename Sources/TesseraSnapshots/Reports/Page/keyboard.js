// Keys, colour scheme, and the beginning.

const keys = [
  ["j", "Next snapshot", () => step(1)], ["k", "Previous snapshot", () => step(-1)],
  ["a", "Accept this snapshot, or not", () => state.current?.canBeAccepted && choose([state.current], !state.chosen.has(state.current))],
  ["A", "Accept all that are shown, or none", () => {
    const able = state.shown.filter((entry) => entry.canBeAccepted);
    choose(able, !able.every((entry) => state.chosen.has(entry)));
  }],
  ...Object.entries(modes).map(([mode, title], index) => [String(index + 1), title, () => setMode(mode)]),
  ["c", "Next place that changed", () => stepCluster(1)], ["C", "Previous place", () => stepCluster(-1)],
  ["+", "Nearer", () => stepZoom(1)], ["-", "Farther", () => stepZoom(-1)],
  ["0", "Whole picture", () => setCluster(-1)],
  ["m", "Mark what changed", () => setMarks(!state.marks)], ["s", "Swap while blinking", swap],
  ["/", "Search", () => { showList(); find("search").focus(); }],
  ["t", "Light or dark", () => toggleScheme()],
  ["y", "Copy the command", () => state.chosen.size > 0 && copyCommand()],
  ["?", "This list", () => find("help").showModal()],
];

/** Goes to the next entry of the list. */
function step(by) {
  if (state.shown.length === 0) return;
  const at = state.shown.indexOf(state.current);
  const next = at < 0 ? (by > 0 ? 0 : state.shown.length - 1) : Math.min(Math.max(at + by, 0), state.shown.length - 1);
  const entry = state.shown[next];
  const wasInList = find("list").contains(document.activeElement);
  const button = ["next", "previous"].includes(document.activeElement?.id) ? document.activeElement.id : null;
  if (entry !== state.current) show(entry);
  if (wasInList) rows[entry.index].open.focus({ preventScroll: true });
  if (button) find(button).focus();
}

function stepCluster(by) {
  const count = state.current?.clusters.length || 0;
  if (count > 0) setCluster((Math.max(state.cluster, by > 0 ? -1 : 0) + by + count) % count);
}

function stepZoom(by) {
  if (!find("stage")) return;
  const at = zooms.indexOf(state.zoom);
  if (state.zoom === "fit" && by > 0) setZoom(zooms.find((zoom) => zoom !== "fit" && zoom > fittingScale) || 16);
  else setZoom(zooms[Math.min(Math.max(at + by, 0), zooms.length - 1)]);
}

/** Keys of one letter are left alone in fields and with Ctrl, Alt or Command. */
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || find("help").open) return;
  const field = event.target.closest("input:not([type=checkbox]), select, textarea");
  if (event.key === "Escape") {
    if (field) field.blur();
    else if (state.cluster >= 0) setCluster(-1);
    else showList();
    return;
  }
  if (field || !find("keys-on").checked) return;
  const moves = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isFree = event.target === document.body || find("list").contains(event.target);
  const action = moves && isFree ? () => step(moves) : keys.find(([key]) => key === event.key)?.[2];
  if (!action) return;
  event.preventDefault();
  action();
});

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  const scheme = document.documentElement.dataset.scheme;
  return scheme ? scheme === "dark" : prefersDark.matches;
}

/** What the button says: what pressing it brings. */
function labelScheme() {
  find("scheme").textContent = isDark() ? "Light" : "Dark";
  find("scheme").setAttribute("aria-label", isDark() ? "Use light colours" : "Use dark colours");
}

function toggleScheme() {
  document.documentElement.dataset.scheme = isDark() ? "light" : "dark";
  labelScheme();
}

find("keys").append(...keys.flatMap(([key, title]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, title)]));
find("help-open").addEventListener("click", () => find("help").showModal());
find("scheme").addEventListener("click", toggleScheme);
prefersDark.addEventListener("change", labelScheme);
find("copy").addEventListener("click", copyCommand);
find("unselect").addEventListener("click", () => choose([...state.chosen], false));
find("filters").addEventListener("submit", (event) => event.preventDefault());
find("filters").addEventListener("reset", () => setTimeout(refresh));
for (const name of [...Object.keys(facets), "group"]) find(name).addEventListener("change", refresh);
let typing = 0;
find("search").addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(refresh, entries.length > 300 ? 150 : 0);
});
let resizing = 0;
addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(drawStage, 60);
});

const counts = new Map();
for (const entry of entries) counts.set(entry.status, (counts.get(entry.status) || 0) + 1);
const passed = (counts.get("passed") || 0) + data.passed.length;
if (passed > 0) counts.set("passed", passed);
if (data.errors.length > 0) {
  const count = counted(data.errors.length, "error");
  find("counts").append(make("li", {}, badge("failed", count)));
  find("errors").hidden = false;
  // On a narrow window they would leave no room for the snapshots.
  find("errors").open = !matchMedia("(max-width: 820px)").matches;
  find("errors").querySelector("summary").textContent = `${count} besides what snapshots show`;
  find("errors").querySelector("ul").append(...data.errors.map((text) => make("li", {}, make("pre", { tabindex: "0" }, text))));
}
find("counts").append(...Object.keys(verdicts).filter((status) => counts.has(status)).map((status) =>
  make("li", {}, badge(status, `${grouped(counts.get(status))} ${verdicts[status].toLowerCase()}`))));
find("time").textContent = `${data.time.replace("T", " ")} UTC`;
if (data.apart > 0) {
  find("frame").before(make("p", { class: "notice" },
    `The pictures of ${counted(data.apart, "snapshot")} lie beside this page in the folder “pictures”, so that it opens quickly: keep them together.`));
}
labelScheme();
fillFacets();
showList();
refresh();
const asked = (() => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
})();
const first = entries.find((entry) => entry.id === asked);
if (first) show(first, true);
else if (state.shown.length > 0) show(state.shown[0]);
else showNothing();
