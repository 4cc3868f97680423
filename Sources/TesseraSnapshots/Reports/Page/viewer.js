// The pictures: one stage in five modes, zoomed to whole pixels or to a place that changed.

const modes = { side: "Side by side", slider: "Slider", onion: "Onion skin", blink: "Blink", difference: "Difference" };
const shortModes = { side: "Side", slider: "Slider", onion: "Onion", blink: "Blink", difference: "Diff" };
const zooms = ["fit", 1, 2, 4, 8, 16];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let blinking = 0;

/** Looks at an entry; `enters` where the reader asked for it, which on a narrow window leaves the list. */
function show(entry, enters = false) {
  Object.assign(state, { current: entry, zoom: "fit", cluster: -1, part: 50, showsActual: true });
  if (enters) find("frame").dataset.shows = "viewer";
  history.replaceState(null, "", "#" + encodeURIComponent(entry.id));
  find("viewer").setAttribute("aria-label", entry.id);
  find("viewer").replaceChildren(head(entry), ...pictureParts(entry), ...detailParts(entry));
  find("viewer").scrollTop = 0;
  updateBoxes();
  rows[entry.index].element.scrollIntoView({ block: "nearest" });
  drawStage();
}

/** Whether an entry has two pictures to be compared. */
function isPair(entry) {
  return source(entry, "expected") !== null && source(entry, "actual") !== null;
}

/** The parts of the page that show pictures. */
function pictureParts(entry) {
  if (source(entry, "expected") === null && source(entry, "actual") === null) return [];
  const pair = isPair(entry);
  const modeButtons = Object.entries(modes).map(([mode, title], index) => make("button", {
    type: "button", "data-mode": mode, disabled: !pair, title: `${title} (${index + 1})`, "aria-label": title, onclick: () => setMode(mode),
  }, make("span", { class: "wide" }, title), make("span", { class: "narrow" }, shortModes[mode])));
  const zoomButtons = zooms.map((zoom) => make("button", {
    type: "button", "data-zoom": zoom, "aria-label": zoom === "fit" ? "Fit" : `${zoom} times`, onclick: () => setZoom(zoom),
  }, zoom === "fit" ? "Fit" : `${zoom}×`));
  const marks = make("input", { type: "checkbox", id: "marks", onchange: () => setMarks(marks.checked) });
  marks.checked = state.marks;
  return [
    make("div", { class: "bar" },
      make("div", { class: "segments", role: "group", "aria-label": "Way to compare" }, modeButtons),
      make("div", { class: "segments", role: "group", "aria-label": "Zoom" }, zoomButtons),
      pair ? make("label", { class: "check" }, marks, "Mark what changed") : null),
    make("div", { class: "stage", id: "stage" }),
    make("div", { id: "stage-control" }),
    make("p", { class: "readout", id: "readout" }),
    clusterList(entry),
  ].filter(Boolean);
}

/** The places that changed, as buttons. */
function clusterList(entry) {
  if (entry.clusters.length === 0) return null;
  const buttons = entry.clusters.map(([x, y, width, height, count], index) => make("button", {
    type: "button", "data-cluster": index, onclick: () => setCluster(state.cluster === index ? -1 : index),
    title: `${counted(count, "pixel")} in ${width}×${height} at ${x},${y}`,
  }, `${width}×${height} at ${x},${y}`));
  const rest = entry.clusterCount - entry.clusters.length;
  return make("div", { class: "clusters", role: "group", "aria-label": "Places that changed" },
    make("h3", {}, counted(entry.clusterCount, "place")), buttons,
    rest > 0 ? make("span", { class: "figures" }, `and ${grouped(rest)} smaller ones`) : null);
}

function setMode(mode) {
  if (!state.current || !isPair(state.current)) return;
  state.mode = mode;
  state.showsActual = true;
  drawStage();
}

function setZoom(zoom) {
  state.zoom = zoom;
  drawStage();
}

function setMarks(isOn) {
  state.marks = isOn;
  if (find("marks")) find("marks").checked = isOn;
  drawStage();
}

/** Goes to a place that changed, as near as it fits; -1 leaves it. */
function setCluster(index) {
  state.cluster = index;
  state.zoom = "fit";
  drawStage();
  if (index < 0) return;
  const pane = find("stage").querySelector(".scroller");
  const [, , width, height] = state.current.clusters[index];
  const room = Math.min((pane.clientWidth - 40) / width, Math.max(pane.clientHeight, 160) / height) * 0.8;
  state.zoom = zooms.filter((zoom) => zoom !== "fit" && zoom <= room && zoom > fittingScale).pop() || "fit";
  drawStage();
}

/** The size of a canvas on which both pictures have room, in their pixels. */
function canvasSize(entry) {
  const sizes = [entry.expectedSize, entry.actualSize].filter(Boolean);
  return [0, 1].map((axis) => Math.max(...sizes.map((size) => size[axis])));
}

let fittingScale = 1;

/** Draws the current entry in the current mode. */
function drawStage() {
  clearInterval(blinking);
  const entry = state.current;
  const stage = find("stage");
  if (!entry || !stage) return;
  const pair = isPair(entry);
  const mode = pair ? state.mode : "side";
  for (const button of find("viewer").querySelectorAll("[data-mode]")) {
    button.setAttribute("aria-pressed", String(pair && button.dataset.mode === mode));
  }
  for (const button of find("viewer").querySelectorAll("[data-cluster]")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.cluster) === state.cluster));
  }
  for (const button of find("viewer").querySelectorAll("[data-zoom]")) {
    button.setAttribute("aria-pressed", String(button.dataset.zoom === String(state.zoom)));
  }
  const [width, height] = canvasSize(entry);
  const panes = mode === "side" ? (pair ? 2 : 1) : 1;
  const { flow, scale } = fit(stage, width, height, panes);
  fittingScale = scale;
  stage.dataset.flow = flow;
  stage.dataset.mode = mode;
  const zoom = state.zoom === "fit" ? scale : state.zoom;
  const layer = (kind, extra = "") => picture(entry, kind, zoom, extra);
  const marks = () => (pair && (state.marks || mode === "difference") ? layer("overlay", "marks") : null);
  const content = {
    side: () => (pair
      ? [pane("Expected", entry.expectedSize, layer("expected"), marks()), pane("Actual", entry.actualSize, layer("actual"), marks())]
      : source(entry, "actual") !== null
        ? [pane("Fresh render", entry.actualSize, layer("actual"))]
        : [pane("Golden", entry.expectedSize, layer("expected"))]),
    slider: () => [pane("Expected | Actual", null, layer("expected"), layer("actual", "upper"), make("span", { class: "split" }), marks())],
    onion: () => [pane("Expected below actual", null, layer("expected"), layer("actual", "upper"), marks())],
    blink: () => [pane("Actual", null, layer("expected"), layer("actual", "upper"), marks())],
    difference: () => [pane("What differs", null, make("span", { class: "ground" }), layer("expected", "faint"), marks())],
  }[mode]();
  for (const element of content) {
    const canvas = element.querySelector(".canvas");
    canvas.style.width = `${width * zoom}px`;
    canvas.style.height = `${height * zoom}px`;
    canvas.classList.toggle("pixels", zoom >= 2);
    if (state.cluster >= 0) canvas.append(ring(entry.clusters[state.cluster], zoom));
  }
  stage.replaceChildren(...content);
  find("stage-control").replaceChildren(...control(mode));
  applyPart();
  synchronize([...stage.querySelectorAll(".scroller")], zoom);
}

/** How panes lie, and the scale at which whole pictures are as large as they can be without blur. */
function fit(stage, width, height, panes) {
  const roomX = stage.clientWidth - 42;
  const roomY = Math.max(innerHeight * 0.62 - 90, 160);
  const row = Math.min((roomX - (panes - 1) * 54) / panes / width, roomY / height);
  const column = Math.min(roomX / width, roomY / panes / height);
  const flow = panes > 1 && column > row ? "column" : "row";
  const scale = Math.max(row, column);
  return { flow, scale: scale >= 1 ? Math.min(Math.floor(scale), 4) : Math.max(scale, 0.02) };
}

/** One picture with its caption. */
function pane(title, size, ...layers) {
  return make("figure", { class: "pane" },
    make("figcaption", {}, make("b", {}, title), size ? make("span", {}, `${size[0]} × ${size[1]} px`) : null),
    make("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": `${title}: picture` }, make("div", { class: "canvas" }, layers)));
}

/** One picture of an entry at a scale. */
function picture(entry, kind, zoom, extra) {
  const size = { expected: entry.expectedSize, actual: entry.actualSize, overlay: canvasSize(entry) }[kind];
  const words = { expected: "The golden", actual: "The fresh render", overlay: "Marks on changed pixels" }[kind];
  const image = make("img", { src: source(entry, kind), alt: `${words} of ${entry.id}`, class: extra, draggable: "false" });
  image.style.width = `${size[0] * zoom}px`;
  image.style.height = `${size[1] * zoom}px`;
  return image;
}

/** A frame around a place. */
function ring([x, y, width, height], zoom) {
  const element = make("span", { class: "ring" });
  const margin = 4;
  Object.assign(element.style, {
    left: `${x * zoom - margin}px`, top: `${y * zoom - margin}px`,
    width: `${width * zoom + 2 * margin}px`, height: `${height * zoom + 2 * margin}px`,
  });
  return element;
}

/** What a mode is steered by. */
function control(mode) {
  if (mode === "slider" || mode === "onion") {
    const range = make("input", {
      type: "range", min: "0", max: "100", value: String(state.part), id: "part",
      "aria-label": mode === "slider" ? "Where the golden ends" : "Opacity of the fresh render",
      oninput: () => { state.part = Number(range.value); applyPart(); },
    });
    const [left, right] = mode === "slider" ? ["Actual", "Expected"] : ["Expected", "Actual"];
    return [make("div", { class: "slide" }, make("span", {}, left), range, make("span", {}, right))];
  }
  if (mode !== "blink") return [];
  if (state.blinks && !calm.matches) blinking = setInterval(swap, 700);
  const runs = state.blinks && !calm.matches;
  return [make("div", { class: "slide" },
    make("button", { type: "button", class: "quiet", id: "pause", disabled: calm.matches, onclick: () => { state.blinks = !state.blinks; drawStage(); find("pause").focus(); } }, runs ? "Pause" : "Play"),
    make("button", { type: "button", class: "quiet", id: "swap", onclick: swap }, "Swap"))];
}

/** Shows the other of two pictures that blink. */
function swap() {
  if (state.mode !== "blink") return;
  state.showsActual = !state.showsActual;
  applyPart();
}

/** Applies the place of the slider, the opacity of the upper skin, or whose turn it is to be seen. */
function applyPart() {
  const upper = find("stage").querySelector(".upper");
  if (!upper) return;
  const canvas = upper.parentElement;
  if (state.mode === "slider") {
    const x = (canvas.offsetWidth * state.part) / 100;
    upper.style.clipPath = `inset(0 0 0 ${x}px)`;
    canvas.querySelector(".split").style.left = `${x - 1}px`;
  } else if (state.mode === "onion") {
    upper.style.opacity = state.part / 100;
  } else {
    upper.style.visibility = state.showsActual ? "visible" : "hidden";
    canvas.firstChild.style.visibility = state.showsActual ? "hidden" : "visible";
    find("stage").querySelector("figcaption b").textContent = state.showsActual ? "Actual" : "Expected";
  }
}

/** Scrolls panes together, begins at the place that is looked at, and follows the pointer. */
function synchronize(scrollers, zoom) {
  if (state.cluster >= 0) {
    const [x, y, width, height] = state.current.clusters[state.cluster];
    for (const scroller of scrollers) {
      const canvas = scroller.firstChild;
      scroller.scrollLeft = canvas.offsetLeft + (x + width / 2) * zoom - scroller.clientWidth / 2;
      scroller.scrollTop = canvas.offsetTop + (y + height / 2) * zoom - scroller.clientHeight / 2;
    }
  }
  for (const scroller of scrollers) {
    scroller.addEventListener("scroll", () => {
      for (const other of scrollers) {
        if (other === scroller) continue;
        if (other.scrollLeft !== scroller.scrollLeft) other.scrollLeft = scroller.scrollLeft;
        if (other.scrollTop !== scroller.scrollTop) other.scrollTop = scroller.scrollTop;
      }
    }, { passive: true });
    const canvas = scroller.firstChild;
    scroller.addEventListener("pointermove", (event) => {
      const box = canvas.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      if (state.mode === "slider" && event.buttons === 1) {
        state.part = Math.min(Math.max(Math.round((x / box.width) * 100), 0), 100);
        find("part").value = String(state.part);
        applyPart();
      }
      readOut(Math.floor(x / zoom), Math.floor(y / zoom));
    });
    scroller.addEventListener("pointerleave", () => find("readout").replaceChildren());
  }
}
