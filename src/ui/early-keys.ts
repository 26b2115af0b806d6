/** A dialog that takes longer may never come, and without an end nothing else could be typed. */
const LONGEST_MS = 5_000;

let typed = '';
let begun = 0;

/** Keeps what is typed from now on, instead of what has the focus getting it, until a dialog that is loading takes it. */
export function keepEarlyKeys(): void {
  typed = '';
  begun = Date.now();
  window.addEventListener('keydown', keep, true);
}

/** Returns, once, what was typed before a dialog had the focus. Enter is a line break in it, and Tab a tab. */
export function takeEarlyKeys(): string {
  window.removeEventListener('keydown', keep, true);
  const taken = typed;
  typed = '';
  return taken;
}

function keep(event: KeyboardEvent): void {
  const text = { Enter: '\n', Tab: '\t' }[event.key] ?? event.key;
  if (Date.now() > begun + LONGEST_MS) takeEarlyKeys();
  else if (text.length === 1 && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) typed += text;
  }
}
