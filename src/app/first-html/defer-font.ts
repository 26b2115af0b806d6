import { deviceStorage } from '#stores/browser-storage.ts';
import { idle } from '#stores/yield-to-browser.ts';

const STORAGE_KEY = 'cobros.font';

/**
 * On a slow connection the font would delay the scripts, and its layout the first render. A first visit shows a
 * similar font until the page is usable; later visits have Roboto in the cache.
 */
export function deferFont(started: Promise<unknown>): void {
  const styles = document.getElementById('font') as HTMLStyleElement;
  const show = () => {
    styles.media = 'all';
    deviceStorage.set(STORAGE_KEY, 'cached');
  };
  if (deviceStorage.get(STORAGE_KEY)) show();
  else void started.then(idle).then(show);
}
