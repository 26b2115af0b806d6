// From a keystroke in a search to the painted result.
const REST_MS = 150;
const SLOWDOWN = 4;

/** Measures the search of an open page, and a bare input in it, with a slow processor; closes everything and prints both. */
export async function benchSearch({ page, browser, portal, name, rows, words }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const search = await measureKeystrokes(page, 'input[type=search]', words);
  await page.evaluate(addBareInput);
  const bare = await measureKeystrokes(page, '#bare', words);
  await browser.close();
  portal.close();
  console.log(`Keystroke to paint, ${rows}, processor slowed down ${SLOWDOWN} times`);
  printKeystrokes(name, search, bare);
}

/** Types every word and deletes it letter by letter; returns the milliseconds of each keystroke. */
async function measureKeystrokes(page, selector, words) {
  await page.locator(selector).focus();
  await page.evaluate(recordKeystrokes, selector);
  for (const word of words) {
    const keys = [...word, ...Array.from(word, () => 'Backspace')];
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(REST_MS);
    }
  }
  return page.evaluate(() => window.keystrokes);
}

/** From the key press to the end of the next frame, which paints the change. */
function recordKeystrokes(selector) {
  window.keystrokes = [];
  document.querySelector(selector).addEventListener('keydown', (event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keystrokes.push(performance.now() - event.timeStamp);
      port2.postMessage(null);
    });
  });
}

/** The cost of a keystroke without any work. */
function addBareInput() {
  const input = document.createElement('input');
  input.id = 'bare';
  input.addEventListener('input', () => {});
  document.body.prepend(input);
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const line = (name, ...cells) =>
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(12)).join(''));

/** Prints the cost of the keystrokes of `name` next to a bare input's. */
function printKeystrokes(name, values, bare) {
  const row = (label, times) =>
    line(
      label,
      median(times).toFixed(1),
      Math.max(...times).toFixed(1),
      (median(times) / median(bare)).toFixed(2),
      times.length,
    );
  line('', 'median ms', 'worst ms', '× bare', 'keystrokes');
  row('bare input', bare);
  row(name, values);
}
