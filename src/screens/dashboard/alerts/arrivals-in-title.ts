const COUNT = /^\(\d+\) /;

/** Requires the focus too: a page next to another window is visible although nobody looks at it. */
export const isPageSeen = () => document.visibilityState === 'visible' && document.hasFocus();

/** Counts unseen arrivals in the title: `(3) Pagos · cobros`. */
export function countArrivalsInTitle(): { add: (arrived: number) => void; stop: () => void } {
  let count = 0;
  const show = () => {
    const plain = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
  };
  const reset = () => {
    if (!isPageSeen()) return;
    count = 0;
    show();
  };
  document.addEventListener('visibilitychange', reset);
  window.addEventListener('focus', reset);
  return {
    add: (arrived) => {
      if (isPageSeen()) return;
      count += arrived;
      show();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', reset);
      window.removeEventListener('focus', reset);
      count = 0;
      show();
    },
  };
}
