// Measures, in an open page, from a key or a click until the first rows that it asks for are painted, and until no row
// changes any more. Knows nothing of the page but selectors and the texts that its rows must show.

/** Pause between two keys, as when somebody types. */
const REST_MS = 150;
/** The rows compared: those that a person sees without scrolling. */
const SEEN = 6;
/** After this time without a changed row there will be no more. */
const QUIET_MS = 250;

/** @typedef {{ first: number, last: number }} Painted milliseconds to the first rows, and to the last changed row */

/**
 * Types every word, and deletes it letter by letter. A key that leaves the visible rows unchanged is pressed but not
 * measured: its rows are there before the page has reacted.
 * @param {{ search: string, rows: string }} selectors the input, and every row of the list
 * @param {(typed: string) => string[]} expected a text of each row that a search shows, in order; no other row contains
 * it
 * @returns {Promise<Painted[]>} of each key
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

/**
 * Clicks a button that shows `expected(0)`, `expected(1)` and so on.
 * @returns {Promise<Painted[]>} of each click
 */
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
  const wanted = { event, rows, texts: texts.slice(0, SEEN), all: texts.length, quietMs: QUIET_MS };
  await page.evaluate(noteWhenPainted, wanted);
  return () => page.evaluate(() => window.rowsPainted);
}

/** Runs in the page. The frame that shows the rows is painted before the task after it. */
function noteWhenPainted({ event, rows, texts, all, quietMs }) {
  const shown = () => {
    const found = document.querySelectorAll(rows);
    if (all <= texts.length ? found.length !== all : found.length < texts.length) return false;
    return texts.every((text, index) => found[index].textContent.includes(text));
  };
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const untilShown = async () => {
    const end = performance.now() + 30_000;
    let moment = await painted();
    for (; !shown(); moment = await painted())
      if (moment > end) throw new Error(`Never shown: ${texts} of ${all} in ${document.body.innerText}`);
    return moment;
  };
  const list = document.querySelector(rows)?.parentElement?.parentElement ?? document.body;
  const isRow = (node) => (node instanceof Element ? node : node.parentElement)?.closest(rows);
  window.rowsPainted = new Promise((resolve, reject) => {
    const start = async ({ timeStamp }) => {
      let last = Promise.resolve(0);
      const observer = new MutationObserver((changes) => {
        const touched = changes.flatMap(({ target, addedNodes, removedNodes }) => [
          target,
          ...addedNodes,
          ...removedNodes,
        ]);
        if (touched.some(isRow)) last = painted();
      });
      observer.observe(list, { subtree: true, childList: true, characterData: true });
      try {
        const first = await untilShown();
        for (let quiet; quiet !== last; ) {
          quiet = last;
          await quiet;
          await new Promise((done) => setTimeout(done, quietMs));
        }
        resolve({ first: first - timeStamp, last: Math.max(first, await last) - timeStamp });
      } catch (error) {
        reject(error);
      } finally {
        observer.disconnect();
      }
    };
    addEventListener(event, start, { capture: true, once: true });
  });
}

export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/**
 * @param {Painted[]} times
 * @returns the median of the first rows, and the median and the worst of the last one
 */
export const summaryOf = (times) => {
  const last = times.map((time) => time.last);
  return { first: median(times.map((time) => time.first)), last: median(last), worst: Math.max(...last) };
};
