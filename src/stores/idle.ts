/** Resolves when the browser is idle. Safari has no requestIdleCallback. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 300);
  });
}
