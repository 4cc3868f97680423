// What is chosen → the command that accepts it.

/** Chooses entries, or takes them out. */
function choose(some, isChosen) {
  for (const entry of some) {
    if (isChosen) state.chosen.add(entry);
    else state.chosen.delete(entry);
  }
  updateBoxes();
  updateCommand();
  if (state.current && find("accept")) labelAccept(find("accept"), state.chosen.has(state.current));
}

/** The command: of all that can be accepted it needs no names. */
function commandText() {
  const able = entries.filter((entry) => entry.canBeAccepted);
  const chosen = able.filter((entry) => state.chosen.has(entry));
  if (chosen.length === able.length) return data.acceptAll;
  return [data.acceptSome, ...chosen.map((entry) => entry.word)].join(" ");
}

function updateCommand() {
  const count = state.chosen.size;
  const appears = find("command").hidden && count > 0;
  find("command").hidden = count === 0;
  if (count === 0) return;
  // It takes room from the list, in which the row that is looked at stays in sight.
  if (appears && state.current) rows[state.current.index].element.scrollIntoView({ block: "nearest" });
  find("chosen").textContent = `${grouped(count)} accepted`;
  find("command-text").textContent = commandText();
  find("copy").textContent = "Copy command";
}

/** Puts the command on the clipboard, in the old way where the new one is not allowed. */
async function copyCommand() {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(commandText());
  } catch {
    getSelection().selectAllChildren(find("command-text"));
    isCopied = document.execCommand("copy");
  }
  find("copy").textContent = isCopied ? "Copied" : "Press Ctrl+C";
}
