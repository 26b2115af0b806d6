import { focusNeighbor, placesOf } from './focus-neighbor.ts';

/** These elements return the focus themselves when they close. */
const RETURNS_FOCUS = '[role=dialog], [role=alertdialog], [role=menu]';

let stop = () => {};

const isLost = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * When the focused element is removed or disabled, its neighbor gets the focus, so that keyboard users do not start
 * again at the top. Returns a function that stops this.
 */
export function restoreLostFocus(): () => void {
  stop();
  let last: { element: Element; places: ReturnType<typeof placesOf>; within: boolean } | undefined;
  const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (target instanceof Element)
      last = { element: target, places: placesOf(target), within: target.closest(RETURNS_FOCUS) !== null };
  };
  const keep = () => {
    if (!last || !isLost(last.element) || (last.within && !last.element.isConnected)) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === last.element) focusNeighbor(last.places);
  };
  // A click on empty space removes the focus on purpose.
  const leave = () =>
    setTimeout(() => {
      if (document.activeElement === document.body && last && !isLost(last.element)) last = undefined;
    });
  const observer = new MutationObserver(keep);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  if (document.activeElement) remember({ target: document.activeElement });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
  };
  return stop;
}

/**
 * Focuses the new screen when the focused element disappeared with the previous one, as after signing in, and
 * announces the user. The page is named only this once: a permanent name would be announced at each navigation.
 */
export function focusNewScreen(userName: string | undefined): void {
  if (document.activeElement !== document.body) return;
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  if (userName) main.setAttribute('aria-label', `${document.title}, sesión de ${userName}`);
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
  main.focus({ preventScroll: true });
}
