const canNotify = () => 'Notification' in window;

/** Asks the browser for permission once; returns whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Shows a notice above other windows; clicking it brings the portal to the front. */
export function showNotice(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const options = { body: text, icon: `${BASE_PATH}/icon-192.png`, tag: 'cobros-arrival' };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Chrome on Android shows only notices of a service worker, which then receives the click.
    navigator.serviceWorker?.ready
      .then((registered) => registered.showNotification(title, options))
      .catch(() => undefined);
  }
}
