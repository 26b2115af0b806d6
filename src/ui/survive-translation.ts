/** What a browser's translation shows instead of a text that React still holds. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets React go on in a translated page: translation replaces texts by elements of its own, and React then removes and
 * changes texts that are no longer there. A changed text takes its place back, so that nothing old stays.
 */
export function surviveTranslation({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(child: Child) {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    return insertBefore.call(this, child, next && shownIn(this, next)) as Child;
  };
  const observer = new MutationObserver((records) => {
    let font: Node | undefined;
    for (const { target, addedNodes, removedNodes } of records) {
      if (target instanceof Text) standIns.get(target)?.replaceWith(target);
      font = [...addedNodes].find(({ nodeName }) => nodeName === 'FONT') ?? font;
      for (const text of font?.parentNode === target ? removedNodes : []) {
        standIns.set(text, font as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The child that shows the node: itself, what stands for it or what is around it. */
function shownIn(parent: Node, child: Node): Node | null {
  let shown: Node | null = child.parentNode ? child : (standIns.get(child) ?? null);
  while (shown && shown.parentNode !== parent) shown = shown.parentNode;
  return shown;
}
