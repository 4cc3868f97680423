// What was found, what is looked at, and how elements are made. Names become text nodes only.

const data = JSON.parse(document.getElementById("report-data").textContent);
const verdicts = {
  failed: "Failed", sizeMismatch: "Other size", unreadable: "Unreadable", missing: "Missing",
  orphaned: "Orphaned", passed: "Passed",
};
const entries = data.entries.map((entry, index) => {
  const parts = entry.id.split("/");
  const layers = [...new Set(entry.layers.map((layer) => layer.path))];
  return {
    ...entry, index, layerPaths: layers,
    cell: parts[0],
    title: parts.slice(-2).join(" / "), place: parts.slice(0, -2).join(" · "),
    text: [entry.id, entry.cause, entry.sentence, ...layers, ...entry.tokens].join("\n").toLowerCase(),
  };
});
const state = {
  current: null, // the entry that is looked at
  shown: [], // the entries that pass the filters, in the list's order
  chosen: new Set(), // the entries to be accepted
  mode: "side", zoom: "fit", cluster: -1, marks: false, part: 50, blinks: true, showsActual: true,
};

/** The element with an id. */
function find(id) {
  return document.getElementById(id);
}

/** An element with attributes, listeners (`onclick`) and children; nothing is made of null. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** A number with its thousands set apart. */
function grouped(number) {
  return number.toLocaleString("en-US");
}

/** A count of something. */
function counted(number, one, many = one + "s") {
  return `${grouped(number)} ${number === 1 ? one : many}`;
}

/** Where an entry's picture comes from; null for none. */
function source(entry, kind) {
  const place = entry.pictures[kind];
  if (place !== null) return place === undefined ? null : place;
  return "data:image/png;base64," + find(`picture-${entry.index}-${kind}`).textContent;
}

/** A text whose colours are shown beside their names. */
function withSwatches(text) {
  return text.split(/(#[0-9a-fA-F]{8}|#[0-9a-fA-F]{6})(?![0-9a-zA-Z])/).map((part, index) => {
    if (index % 2 === 0) return part;
    const patch = make("i", { "aria-hidden": "true" });
    patch.style.background = part;
    return make("span", { class: "swatch" }, patch, part);
  });
}

/** A verdict's badge. */
function badge(status, text = verdicts[status]) {
  return make("span", { class: "badge", "data-status": status }, text);
}
