import { navigate } from 'wouter/use-browser-location';
import { paths } from '#domain/paths.ts';
import { deviceStorage } from '#stores/browser-storage.ts';
import { currentUser } from '#stores/current-user.ts';
import { NOTICE_PREFERENCE } from '#stores/notice-preference.ts';
import { isDialogOpen } from '#ui/is-dialog-open.ts';

/** Answers the service worker: whether this page tells the person of a message, or has opened an address. */
export function answerWorker(): void {
  navigator.serviceWorker.addEventListener('message', answer);
  navigator.serviceWorker.startMessages();
}

function answer({ data, ports: [port] }: MessageEvent): void {
  port?.postMessage(
    currentUser.peek() !== null && ('pushed' in data ? tells(data.pushed.kind) : opens(String(data.opened))),
  );
}

const isSeen = () => document.visibilityState === 'visible' && document.hasFocus();
const showsNotices = () =>
  deviceStorage.get(NOTICE_PREFERENCE) === 'on' && Notification.permission === 'granted';

function tells(kind: string): boolean {
  const { pathname } = location;
  if (kind === 'payments') return pathname === paths.transaction.dashboard && (isSeen() || showsNotices());
  return isSeen() && pathname === (kind === 'refund-requests' ? paths.approvals : paths.closing.history);
}

/** Stays while a dialog is open, so that no typed form is lost. */
function opens(path: string): boolean {
  if (isDialogOpen()) return false;
  navigate(path);
  return true;
}
