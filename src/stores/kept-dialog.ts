import { tabStorage } from './browser-storage.ts';
import { currentUser } from './current-user.ts';
import { sessionEndListeners } from './end-session.ts';
import { reloadKeepingValues } from './reload-keeping-values.ts';
import { storedValue } from './stored-value.ts';

const KEPT_MS = 12 * 3_600_000;
const SECRET = /password|secret|apikey$|^code$/i;

/** A dialog as it was when the session ended. */
export interface OpenDialog {
  /** Name of the dialog's modal step store. */
  modal: string;
  /** The open step, with its subject. */
  step: { step: string };
  /** Values typed in the dialog, by name. */
  typed: Record<string, unknown>;
}

interface Unfinished extends OpenDialog {
  userId: string;
  /** Address of the screen that showed it. */
  href: string;
  at: number;
}

const kept = storedValue<Unfinished>(
  tabStorage,
  'cobros.unfinished',
  ({ modal, step, typed }) => modal && typeof step?.step === 'string' && typed,
);

let open: OpenDialog | undefined;

export function setOpenDialog(window: OpenDialog | undefined): void {
  open = window;
}

sessionEndListeners.add((userId) => {
  const left = open && withoutSecrets(open);
  if (!left || !Object.values(left.typed).some(holdsSomething)) return;
  keep(left, userId);
});

/** For a dialog whose code is missing: reloads the page, and the new build opens the dialog. */
export function reopenAfterReload(dialog: OpenDialog, reload = reloadKeepingValues): void {
  const user = currentUser.peek();
  if (user) keep(dialog, user.id);
  reload();
}

function keep(left: OpenDialog, userId: string): void {
  kept.write({ ...left, userId, href: hrefNow(), at: Date.now() });
}

/** Returns, once, the dialog of this modal that this user left unfinished on this screen. */
export function takeKeptDialog(modal: string, now = Date.now()): OpenDialog | undefined {
  const unfinished = kept.read();
  if (!unfinished) return undefined;
  const mine = unfinished.userId === currentUser.peek()?.id && now - unfinished.at < KEPT_MS;
  const here = unfinished.href === hrefNow() && unfinished.modal === modal;
  if (!mine || here) kept.remove();
  return mine && here ? unfinished : undefined;
}

const hrefNow = () => location.pathname + location.search;

function withoutSecrets<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (name, part) => (SECRET.test(name) ? undefined : part)));
}

const holdsSomething = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
