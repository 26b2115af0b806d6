/** Resolves when the browser is idle. Safari has no requestIdleCallback. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 300);
  });
}

/** Resolves once the browser has handled pending events. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
