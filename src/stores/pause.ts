/** Waits for this time, or until the signal aborts; without a time only until then. */
export function pause(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = milliseconds && setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
