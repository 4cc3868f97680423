// The list at the side: filters → groups of rows.

const rows = entries.map((entry) => {
  const box = entry.canBeAccepted
    ? make("input", { type: "checkbox", "aria-label": `Accept ${entry.id}`, onchange: () => choose([entry], box.checked) })
    : make("span", { class: "pad" });
  const thumb = entry.pictures.actual === undefined && entry.pictures.expected === undefined
    ? null : make("span", { class: "thumb", "aria-hidden": "true" });
  const open = make("button", { type: "button", onclick: () => show(entry, true) },
    thumb,
    make("span", { class: "what", title: `${entry.id}\n${entry.sentence}` },
      make("b", {}, entry.title), make("small", {}, entry.place)),
    make("span", { class: "dot", title: verdicts[entry.status] }),
    make("span", { class: "hidden" }, verdicts[entry.status]));
  const element = make("li", { class: "row", "data-status": entry.status }, box, open);
  return { element, box, open, thumb };
});

/** Pictures of rows are made as late as possible: a list can have thousands. */
const thumbs = new IntersectionObserver((found) => {
  for (const { target, isIntersecting } of found) {
    if (!isIntersecting) continue;
    thumbs.unobserve(target);
    const entry = entries[Number(target.dataset.index)];
    const picture = source(entry, entry.pictures.actual === undefined ? "expected" : "actual");
    target.style.backgroundImage = `url("${picture}")`;
  }
}, { root: find("list"), rootMargin: "200px" });
for (const [index, row] of rows.entries()) {
  if (!row.thumb) continue;
  row.thumb.dataset.index = index;
  thumbs.observe(row.thumb);
}

const facets = {
  status: (entry) => [entry.status], cell: (entry) => [entry.cell],
  layer: (entry) => entry.layerPaths, token: (entry) => entry.tokens,
};

/** Fills the menus with what there is, the most frequent first. */
function fillFacets() {
  for (const [name, values] of Object.entries(facets)) {
    const counts = new Map();
    for (const value of entries.flatMap(values)) counts.set(value, (counts.get(value) || 0) + 1);
    const options = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    find(name).append(make("option", { value: "" }, "All"), ...options.map(([value, count]) =>
      make("option", { value }, `${verdicts[value] && name === "status" ? verdicts[value] : value} (${grouped(count)})`)));
    find(name).disabled = options.length === 0;
  }
}

/** Sets one filter and leaves the others. */
function filterBy(name, value) {
  find(name).value = value;
  refresh();
  showList();
}

/** Shows the entries that pass all filters. */
function refresh() {
  const words = find("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = Object.entries(facets).map(([name, values]) => [find(name).value, values]);
  const passes = (entry) => words.every((word) => entry.text.includes(word))
    && wanted.every(([value, values]) => value === "" || values(entry).includes(value));
  for (const name of Object.keys(facets)) find(name).toggleAttribute("data-on", find(name).value !== "");
  const by = find("group").value;
  const groups = new Map();
  for (const entry of entries.filter(passes)) {
    const key = by === "cause" ? `${entry.status} ${entry.cause}` : entry[by];
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(entry);
  }
  state.shown = [...groups.values()].flat();
  find("list").replaceChildren(...[...groups.values()].map((group) => groupElement(group, by)), ...passedElement(words, wanted));
  const all = `${counted(entries.length, "snapshot")} to look at`;
  find("found").textContent = entries.length === 0 ? "No snapshot to look at"
    : state.shown.length === entries.length ? all : `${grouped(state.shown.length)} of ${all}`;
  find("reset").disabled = words.length === 0 && wanted.every(([value]) => value === "");
  updateBoxes();
}

/** One group with its heading, whose box stands for all rows. */
function groupElement(group, by) {
  const first = group[0];
  const title = by === "cause" ? first.cause : by === "cell" ? first.cell : verdicts[first.status];
  const able = group.filter((entry) => entry.canBeAccepted);
  const box = able.length === 0 ? make("span", { class: "pad" }) : make("input", {
    type: "checkbox", class: "all", "aria-label": `Accept all: ${title}`,
    onchange: (event) => choose(able, event.target.checked),
  });
  const section = make("section", { class: "group" },
    make("h2", {}, box, make("span", {}, withSwatches(title)), make("span", { class: "count" }, grouped(group.length))),
    make("ul", { class: "rows" }, group.map((entry) => rows[entry.index].element)));
  section.able = able;
  return section;
}

/** The names of what passed; they have no layers and tokens to be filtered by. */
function passedElement(words, wanted) {
  const [status, cell, layer, token] = wanted.map(([value]) => value);
  if ((status !== "" && status !== "passed") || layer !== "" || token !== "") return [];
  const names = data.passed.filter((id) => (cell === "" || id.startsWith(cell + "/"))
    && words.every((word) => id.toLowerCase().includes(word)));
  if (names.length === 0) return [];
  const list = make("ul");
  const details = make("details", {
    class: "passed",
    ontoggle: () => {
      if (details.open && !list.firstChild) list.append(...names.map((id) => make("li", {}, id)));
    },
  }, make("summary", {}, `${grouped(names.length)} passed unchanged`), list);
  return [details];
}

/** Makes boxes and rows show what is chosen and what is looked at. */
function updateBoxes() {
  for (const entry of state.shown) {
    const { box, element, open } = rows[entry.index];
    if (entry.canBeAccepted) box.checked = state.chosen.has(entry);
    element.toggleAttribute("data-current", entry === state.current);
    if (entry === state.current) open.setAttribute("aria-current", "true");
    else open.removeAttribute("aria-current");
  }
  for (const section of find("list").querySelectorAll(".group")) {
    const box = section.querySelector("input.all");
    if (!box) continue;
    const count = section.able.filter((entry) => state.chosen.has(entry)).length;
    box.checked = count === section.able.length;
    box.indeterminate = count > 0 && !box.checked;
  }
}

/** On a narrow window, goes back from the snapshot to the list. */
function showList() {
  find("frame").dataset.shows = "list";
}
