// The search of the documentation: looks for words in the headings and the text of all pages.
(() => {
  const form = document.querySelector("[role=search]");
  const input = form.querySelector("input");
  const list = document.querySelector("#found");
  const status = form.querySelector("[role=status]");
  const MOST = 20;
  let loading;

  /** Fetch the sections: each as [address, page, heading, all words in small letters, text]. */
  function load() {
    loading ??= fetch("search.json")
      .then((answer) => answer.json())
      .then((pages) =>
        pages.flatMap(([name, title, sections]) =>
          sections.map(([anchor, heading, text], place) => [
            place ? `${name}#${anchor || heading}` : name,
            title,
            heading,
            `${title} ${heading} ${text}`.toLowerCase(),
            text,
          ]),
        ),
      );
    return loading;
  }

  /** The sections with all words. First those with a word in the heading, and that begin with it, short ones first. */
  async function find(sought) {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const rank = ([, , heading]) => {
      const small = heading.toLowerCase();
      const missing = words.filter((word) => !small.includes(word)).length;
      return 2000 * missing + (small.startsWith(words[0]) ? 0 : 1000) + heading.length;
    };
    const own = ([, , heading, , text]) => words.some((word) => `${heading} ${text}`.toLowerCase().includes(word));
    const has = ([, , , all]) => words.every((word) => all.includes(word));
    return (await load()).filter((each) => has(each) && own(each)).sort((one, other) => rank(one) - rank(other));
  }

  async function show() {
    const sought = input.value;
    const found = await find(sought);
    if (sought !== input.value) return; // a later letter has an answer of its own
    const rows = found.slice(0, MOST).map(([address, title, heading]) => {
      const row = document.createElement("li");
      const link = row.appendChild(document.createElement("a"));
      link.href = address;
      link.textContent = heading;
      if (title !== heading) link.append(" ", Object.assign(document.createElement("small"), { textContent: title }));
      return row;
    });
    list.replaceChildren(...rows);
    list.hidden = !rows.length;
    status.textContent = sought.trim() ? `${found.length || "Nothing"} found` : "";
  }

  form.hidden = false;
  input.addEventListener("input", show);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await show();
    list.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    input.value = "";
    show();
    input.focus();
  });
  list.addEventListener("click", () => {
    list.hidden = true;
  });
})();
