const canNotify = () => 'Notification' in window;

/** Asks the browser for permission once; returns whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Appears above other windows; a click brings the portal to the front. */
export function showNotice(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: text, icon: '/favicon.svg', tag: 'cobros-arrival' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
