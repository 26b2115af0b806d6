const COUNT = /^\(\d+\) /;

/** Counts arrivals in the title of a hidden tab: `(3) Pagos · cobros`. */
export function countArrivalsInTitle(): { add: (arrived: number) => void; stop: () => void } {
  let count = 0;
  const show = () => {
    const plain = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
  };
  const reset = () => {
    if (document.visibilityState !== 'visible') return;
    count = 0;
    show();
  };
  document.addEventListener('visibilitychange', reset);
  return {
    add: (arrived) => {
      if (document.visibilityState === 'visible') return;
      count += arrived;
      show();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', reset);
      count = 0;
      show();
    },
  };
}
