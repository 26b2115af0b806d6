import { byId, setText } from './dom.ts';

/** Shows the result of an action on top of the page; an empty text hides it. */
export function showResult(text: string, bad = false): void {
  const place = byId('notice', HTMLElement);
  place.classList.toggle('bad', bad);
  setText(place, text);
}

/** Runs the action of a button, only once at a time, and shows its result. */
export async function runAction(button: HTMLButtonElement, work: () => Promise<string>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    showResult(await work());
  } catch (cause) {
    showResult(messageOf(cause), true);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** The message of an error, for people. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
