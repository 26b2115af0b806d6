import { useEffect } from 'react';

/** Keeps the screen of a tablet on while mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let mounted = true;
    // The browser ends it whenever the page is hidden.
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (!mounted) await lock?.release();
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      mounted = false;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
