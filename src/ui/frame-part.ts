/** A part of the page's frame that depends on the user. */
type FramePart = 'balance' | 'counter' | 'sending' | 'send' | 'charge' | 'name' | 'role';

/** Marks a part, so that the first script finds it in the frame before the code of its component is loaded. */
export const framePart = (part: FramePart) => ({ 'data-frame': part });

export const framePartsOf = (page: ParentNode, part: FramePart) =>
  page.querySelectorAll<HTMLElement>(`[data-frame=${part}]`);
