const canNotify = () => 'Notification' in window;

/** Asks the browser once. Answers whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** The system shows it above other windows; a click brings the portal back. */
export function showNotice(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: text, icon: '/favicon.svg', tag: 'cobros-arrival' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
