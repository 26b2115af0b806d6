/** The nodes that a browser's translation shows instead of a text that React still holds. */
const standIns = new WeakMap<Node, ChildNode>();

const { removeChild, insertBefore } = Node.prototype;

/**
 * Lets React go on in a translated page: translation replaces texts by elements of its own, and React then removes and
 * changes texts that are no longer there. A changed text takes its place back, so that nothing old stays. A page that
 * is not translated keeps the browser's own methods.
 */
export function surviveTranslation(): void {
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
    if (font) replaceMethods();
  });
  observer.observe(document, { childList: true, subtree: true });
  if (document.querySelector('font')) replaceMethods();
}

function replaceMethods(): void {
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const shown = shownIn(this, child);
      if (shown) removeChild.call(this, shown);
      return child;
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      return insertBefore.call(this, child, next && shownIn(this, next));
    },
  });
}

/** The node that shows a child on the page: itself, what stands for it, or the translation's elements around it. */
function shownIn(parent: Node, child: Node): Node | null {
  let shown: Node | undefined = child.parentNode ? child : standIns.get(child);
  while (shown && shown.parentNode !== parent && shown.parentNode?.nodeName === 'FONT')
    shown = shown.parentNode;
  return shown?.parentNode ? shown : null;
}
