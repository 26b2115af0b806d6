import { byId, setText } from './dom.ts';

/** Tells what was done or why not, above everything; empty takes it away. */
export function notice(text: string, bad = false): void {
  const place = byId('notice', HTMLElement);
  place.classList.toggle('bad', bad);
  setText(place, text);
}

/** Does what a button is for, once at a time, and tells how it went. */
export async function attempt(button: HTMLButtonElement, work: () => Promise<string>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    notice(await work());
  } catch (cause) {
    notice(messageOf(cause), true);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** The text of a failure for people. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
