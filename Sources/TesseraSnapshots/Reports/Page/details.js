// What is said about a snapshot besides its pictures, and about single pixels of them.

/** The name, the verdict and why. */
function head(entry) {
  const accept = entry.canBeAccepted ? make("button", {
    type: "button", class: "quiet accept", id: "accept", "aria-pressed": String(state.chosen.has(entry)),
    onclick: () => choose([entry], !state.chosen.has(entry)),
  }) : null;
  const element = make("div", {},
    make("div", { class: "head" },
      make("div", { class: "title" },
        make("p", { class: "crumbs" }, badge(entry.status), entry.place),
        make("h2", {}, entry.title)),
      make("div", { class: "buttons" },
        make("button", { type: "button", class: "quiet back", onclick: () => { showList(); rows[entry.index].open.focus(); } }, "‹ List"),
        make("button", { type: "button", class: "quiet", id: "previous", title: "Previous (k)", onclick: () => step(-1) }, "‹ Previous"),
        make("button", { type: "button", class: "quiet", id: "next", title: "Next (j)", onclick: () => step(1) }, "Next ›"),
        accept)),
    make("p", { class: "sentence" }, withSwatches(entry.sentence)),
    entry.hint ? make("p", { class: "figures" }, entry.hint) : null,
    entry.figures ? make("p", { class: "figures" }, entry.figures) : null,
    entry.remarks.map((remark) => make("p", { class: "figures" }, remark)));
  if (accept) labelAccept(accept, state.chosen.has(entry));
  return element;
}

/** What the button says that chooses a snapshot. */
function labelAccept(button, isChosen) {
  button.setAttribute("aria-pressed", String(isChosen));
  button.textContent = isChosen ? "✓ Accepted" : "Accept";
}

/** Layers and tokens, and where the files are. */
function detailParts(entry) {
  const layers = entry.layers.map((layer) => make("li", {},
    make("span", { class: "name" },
      make("button", { type: "button", class: "chip", title: "Show what this layer changed", onclick: () => filterBy("layer", layer.path) }, layer.path),
      make("small", {}, ` ${layer.drawing}`)),
    layer.details.map((detail) => make("span", {}, withSwatches(detail))),
    layer.tokens.length === 0 ? null : make("span", { class: "way" }, layer.tokens.flatMap((token, index) => [
      index > 0 ? "›" : null,
      make("button", { type: "button", class: "chip", title: "Show what this token changed", onclick: () => filterBy("token", token) }, token),
    ]))));
  const facts = [["Snapshot", entry.id], ...Object.entries(entry.files)];
  if (entry.status === "orphaned") facts.push(["To remove it", data.prune]);
  return [
    layers.length === 0 ? null : make("section", { class: "card" }, make("h3", {}, "What changed in the drawing"), make("ul", { class: "layers" }, layers)),
    make("section", { class: "card" }, make("h3", {}, "Files"),
      make("dl", { class: "facts" }, facts.map(([name, text]) => [
        make("dt", {}, name[0].toUpperCase() + name.slice(1)), make("dd", { class: "mono" }, text),
      ]))),
  ].filter(Boolean);
}

/** What is shown where there is nothing to look at. */
function showNothing() {
  const isClean = data.errors.length === 0;
  const title = data.passed.length === 0 ? "No snapshots" : isClean ? "Everything passed" : "All snapshots passed, the run did not";
  const text = data.passed.length > 0 ? `${counted(data.passed.length, "snapshot")}: each looks as its golden does.` : "No snapshot was looked at.";
  find("viewer").replaceChildren(make("div", { class: "empty" }, make("h2", {}, title), make("p", {}, text)));
}

/** The pixels of an entry's pictures, read when they are first asked for. */
const pixels = { entry: null, readers: [] };

/** Says what colours a pixel has, where the browser lets pictures be read. */
function readOut(x, y) {
  const entry = state.current;
  const [width, height] = canvasSize(entry);
  if (x < 0 || y < 0 || x >= width || y >= height) return find("readout").replaceChildren();
  if (pixels.entry !== entry) {
    pixels.entry = entry;
    pixels.readers = ["expected", "actual"].map((kind) => reader(entry, kind));
  }
  const colors = pixels.readers.map((read) => read(x, y));
  const named = ["Expected", "Actual"].map((name, index) => colors[index]
    ? make("span", {}, `${name} `, withSwatches(colors[index])) : null);
  const differs = colors[0] && colors[1] && colors[0] !== colors[1];
  find("readout").replaceChildren(make("span", {}, `${x},${y}`), ...named.filter(Boolean), ...(differs ? [make("b", {}, "differs")] : []));
}

/** What tells a picture's colours; nothing for files beside the page, which browsers do not let be read. */
function reader(entry, kind) {
  const place = source(entry, kind);
  if (place === null) return () => null;
  let context = null;
  const image = new Image();
  image.onload = () => {
    const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
  };
  image.src = place;
  return (x, y) => {
    if (!context || x >= image.naturalWidth || y >= image.naturalHeight) return null;
    try {
      const [red, green, blue, alpha] = context.getImageData(x, y, 1, 1).data;
      const channels = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
      return "#" + channels.map((channel) => channel.toString(16).padStart(2, "0").toUpperCase()).join("");
    } catch {
      return null;
    }
  };
}
