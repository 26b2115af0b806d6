const FOCUSABLE = ':is(a[href], button, input, select, textarea):not(:disabled)';

interface Place {
  parent: Element;
  index: number;
}

/** Positions of an element and its ancestors, nearest first, by which its neighbor is found after it is removed. */
export function placesOf(element: Element): readonly Place[] {
  const places: Place[] = [];
  let child = element;
  while (child.parentElement) {
    const parent = child.parentElement;
    places.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return places;
}

/** Focuses the element now at that position, such as the next row; otherwise the previous one, the list's heading or the page. */
export function focusNeighbor(places: readonly Place[]): void {
  const main = document.querySelector('main');
  for (const { parent, index } of places) {
    // Elements outside the main content, such as the menu, are not neighbors.
    if (parent !== main && parent.contains(main ?? document.body)) break;
    if (!parent.isConnected) continue;
    for (const neighbor of [parent.children[index], parent.children[index - 1]]) {
      if (neighbor && (takesFocus(neighbor) || [...neighbor.querySelectorAll(FOCUSABLE)].some(takesFocus)))
        return;
    }
    const heading = parent.querySelector<HTMLElement>('h1, h2');
    if (!heading) continue;
    heading.tabIndex = -1;
    if (takesFocus(heading)) return;
  }
  main?.focus();
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement && element.matches(`${FOCUSABLE}, [tabindex]`))) return false;
  element.focus();
  return document.activeElement === element;
}
