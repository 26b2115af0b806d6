// Measures, in an open page, the time from a key or click until the requested rows are painted. It knows nothing about the page
// except selectors and the texts that its rows must show.

/** Pause between two keys, as when somebody types. */
const REST_MS = 150;
/** The rows compared: those that a person sees without scrolling. */
const SEEN = 6;

/**
 * Types every word, and deletes it letter by letter. A key that leaves the visible rows unchanged is pressed but not
 * measured: its rows are there before the page has reacted.
 * @param {{ search: string, rows: string }} selectors the input, and every row of the list
 * @param {(typed: string) => string[]} expected a text of each row that a search shows, in order; no other row contains
 * it
 * @returns {Promise<number[]>} milliseconds of each key
 */
export async function measureSearch(page, { search, rows }, words, expected) {
  await page.locator(search).focus();
  const times = [];
  let before = seenOf(expected(''));
  for (const { key, text } of words.flatMap(keysOf)) {
    const wanted = expected(text);
    const painted = await expectRows(page, 'keydown', rows, wanted);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    const time = await painted();
    const seen = seenOf(wanted);
    if (seen !== before) times.push(time);
    before = seen;
    await page.waitForTimeout(REST_MS);
  }
  return times;
}

/** The visible rows as one text. A smaller number of matching rows is noticed only if all of them are visible. */
const seenOf = (texts) => [...texts.slice(0, SEEN), texts.length <= SEEN].join();

/** Each key with the text that the input has after it. */
function keysOf(word) {
  const typed = Array.from(word, (key, index) => ({ key, text: word.slice(0, index + 1) }));
  const deleted = typed.map((_, index) => ({ key: 'Backspace', text: word.slice(0, -1 - index) }));
  return [...typed, ...deleted];
}

/** Clicks a button that shows `expected(0)`, `expected(1)` and so on. Returns the milliseconds of each click. */
export async function measureClicks(page, { button, rows }, times, expected) {
  const measured = [];
  for (let time = 0; time < times; time += 1) {
    const painted = await expectRows(page, 'click', rows, expected(time));
    await page.locator(button).click();
    measured.push(await painted());
    await page.waitForTimeout(REST_MS);
  }
  return measured;
}

/** Returns a function that waits, after the event has happened, for the rows. */
async function expectRows(page, event, rows, texts) {
  const wanted = { event, rows, texts: texts.slice(0, SEEN), all: texts.length };
  await page.evaluate(noteWhenPainted, wanted);
  return () => page.evaluate(() => window.rowsPainted);
}

/** Runs in the page. The frame that shows the rows has been painted when the following task runs. */
function noteWhenPainted({ event, rows, texts, all }) {
  const shown = () => {
    const found = document.querySelectorAll(rows);
    if (all <= texts.length ? found.length !== all : found.length < texts.length) return false;
    return texts.every((text, index) => found[index].textContent.includes(text));
  };
  window.rowsPainted = new Promise((resolve, reject) => {
    const start = ({ timeStamp }) => {
      const look = () => {
        if (performance.now() - timeStamp > 30_000)
          return reject(new Error(`Never shown: ${texts} of ${all} in ${document.body.innerText}`));
        if (!shown()) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener(event, start, { capture: true, once: true });
  });
}

export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
