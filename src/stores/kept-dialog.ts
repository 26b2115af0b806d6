import { tabStorage } from './browser-storage.ts';
import { currentUser } from './current-user.ts';
import { sessionEndListeners } from './end-session.ts';
import { reloadKeepingValues } from './reload-keeping-values.ts';

const STORAGE_KEY = 'cobros.unfinished';
const KEPT_MS = 12 * 3_600_000;
const SECRET = /password|secret|apikey$|^code$/i;

/** A dialog as it was when the session ended. */
export interface OpenDialog {
  /** Name of its modal step. */
  modal: string;
  /** Its modal step, with its subject. */
  step: { step: string };
  /** Typed values by name. */
  typed: Record<string, unknown>;
}

interface Unfinished extends OpenDialog {
  userId: string;
  /** Address of the screen. */
  href: string;
  at: number;
}

let open: OpenDialog | undefined;

export function setOpenDialog(window: OpenDialog | undefined): void {
  open = window;
}

sessionEndListeners.add((userId) => {
  const left = open && withoutSecrets(open);
  if (!left || !Object.values(left.typed).some(holdsSomething)) return;
  keep(left, userId);
});

/** For a dialog whose code is gone: the reloaded page, which has the new one, opens it. */
export function reopenAfterReload(dialog: OpenDialog, reload = reloadKeepingValues): void {
  const user = currentUser.peek();
  if (user) keep(dialog, user.id);
  reload();
}

function keep(left: OpenDialog, userId: string): void {
  const unfinished: Unfinished = { ...left, userId, href: hrefNow(), at: Date.now() };
  tabStorage.set(STORAGE_KEY, JSON.stringify(unfinished));
}

/** The dialog of this modal that this person left unfinished on this screen; returned once. */
export function takeKeptDialog(modal: string, now = Date.now()): OpenDialog | undefined {
  const unfinished = read();
  if (!unfinished) return undefined;
  const mine = unfinished.userId === currentUser.peek()?.id && now - unfinished.at < KEPT_MS;
  const here = unfinished.href === hrefNow() && unfinished.modal === modal;
  if (!mine || here) forgetKeptDialog();
  return mine && here ? unfinished : undefined;
}

function forgetKeptDialog(): void {
  tabStorage.remove(STORAGE_KEY);
}

const hrefNow = () => location.pathname + location.search;

function withoutSecrets<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (name, part) => (SECRET.test(name) ? undefined : part)));
}

const holdsSomething = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function read(): Unfinished | undefined {
  try {
    const unfinished = JSON.parse(tabStorage.get(STORAGE_KEY) ?? 'null') as Unfinished | null;
    if (unfinished?.modal && typeof unfinished.step?.step === 'string' && unfinished.typed) return unfinished;
  } catch {
    // Written by another version, or by hand: ignored.
  }
  return undefined;
}
