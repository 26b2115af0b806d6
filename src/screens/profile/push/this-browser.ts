/** If this browser can get notices with the portal closed, and if not why. */
export type PushSupport = 'supported' | 'needs-home-screen' | 'unsupported' | 'denied';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isIos() ? 'needs-home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}

/** An iPad names itself as a Mac, but has a touch screen. Neither has notices for pages in its browsers. */
const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person for permission, if need be, and subscribes. Call it on a click, because browsers ask only then.
 * @returns null if the person or the browser refused
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made with another key, or for somebody else, would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => null);
}
