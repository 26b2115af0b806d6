let typed = '';

/** Keeps what is typed from now on, instead of what has the focus getting it, until a dialog that is loading takes it. */
export function keepEarlyKeys(): void {
  typed = '';
  window.addEventListener('keydown', keep, true);
}

/** Returns, once, what was typed before a dialog had the focus. A line break in it stands for Enter. */
export function takeEarlyKeys(): string {
  window.removeEventListener('keydown', keep, true);
  const taken = typed;
  typed = '';
  return taken;
}

function keep(event: KeyboardEvent): void {
  const text = event.key === 'Enter' ? '\n' : event.key;
  if (text.length > 1 || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) typed += text;
}
