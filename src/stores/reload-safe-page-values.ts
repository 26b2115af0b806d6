import { tabStorage } from './browser-storage.ts';
import { currentUser } from './current-user.ts';
import { sessionEndListeners } from './end-session.ts';
import { storedValue } from './stored-value.ts';

const KEPT_MS = 12 * 3_600_000;

type Values = Record<string, unknown>;

interface Kept {
  userId: string;
  at: number;
  values: Values;
}

const stored = storedValue<Kept>(tabStorage, 'cobros.unfinished-page', ({ values }) => values);

/** Values typed or chosen outside dialogs that are not in the address, by name. */
const current: Values = {};

/** Remembers a value in case the portal reloads the page; undefined removes it. */
export function notePageValue(name: string, value: unknown): void {
  if (value === undefined) delete current[name];
  else current[name] = value;
}

/** Returns, once, the value that this user had typed before the portal reloaded the page. */
export function takePageValue(name: string, now = Date.now()): unknown {
  const userId = currentUser.peek()?.id ?? '';
  const values = read(userId, now);
  const value = values[name];
  if (value === undefined) return undefined;
  delete values[name];
  keep({ userId, at: now, values });
  return value;
}

sessionEndListeners.add(keepPageValues);

/** Stores the values of this page for the page after the reload. */
export function keepPageValues(userId: string): void {
  const at = Date.now();
  keep({ userId, at, values: { ...read(userId, at), ...current } });
}

function keep(kept: Kept): void {
  if (Object.keys(kept.values).length > 0) stored.write(kept);
  else stored.remove();
}

function read(userId: string, now: number): Values {
  const kept = stored.read();
  return kept?.userId === userId && now - kept.at < KEPT_MS ? kept.values : {};
}
