import { tabStorage } from '#stores/browser-storage.ts';
import { currentUser } from '#stores/current-user.ts';
import { storedValue } from '#stores/stored-value.ts';
import type { ChosenFile, ImportRow, ImportTarget } from './import-operations.ts';

const KEPT_MS = 12 * 3_600_000;
/** Browsers give a tab about five million characters. Five hundred rows with their outcomes need a tenth of this limit. */
const MOST_CHARACTERS = 2_000_000;

/** An import in progress, from its file to its result. */
export interface BegunImport {
  file: ChosenFile;
  /** For a sheet with errors: create only the valid rows, or all rows or none. */
  mode: 'valid' | 'all';
  /** `unfinished`: some rows may have been created, but not all of them. */
  progress: 'none' | 'running' | 'unfinished';
  /** The outcomes of the rows that were tried, once the import has ended or was stopped. */
  tried?: readonly ImportRow[];
}

interface Kept {
  userId: string;
  at: number;
  target: ImportTarget;
  begun: BegunImport;
}

const stored = storedValue<Kept>(
  tabStorage,
  'cobros.import',
  ({ target, begun }) => target && Array.isArray(begun?.file.preview.rows),
);

/** Stores the import so that it survives a reload, unless it is too large; undefined removes it. */
export function keepImport(target: ImportTarget, begun: BegunImport | undefined): void {
  const user = currentUser.peek();
  // If the session ended by itself, the stored import stays.
  if (!user) return;
  const kept = begun && { userId: user.id, at: Date.now(), target, begun };
  if (kept && JSON.stringify(kept).length <= MOST_CHARACTERS) stored.write(kept);
  else stored.remove();
}

/** A reload goes on with what the page showed; whoever comes back later wants the list. */
const wasLeft = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** The import that this user began here before the page was reloaded. A finished one ends when its page is left. */
export function keptImport(
  { kind, businessBranchId }: ImportTarget,
  now = Date.now(),
): BegunImport | undefined {
  const kept = stored.read();
  if (kept?.userId !== currentUser.peek()?.id || !kept || now - kept.at >= KEPT_MS) return undefined;
  const { target, begun } = kept;
  const isHere = target.kind === kind && target.businessBranchId === businessBranchId;
  return isHere && !(begun.tried && wasLeft()) ? begun : undefined;
}
