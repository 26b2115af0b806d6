import { tabStorage } from '../../stores/browser-storage.ts';
import { currentUser } from '../../stores/current-user.ts';
import { storedValue } from '../../stores/stored-value.ts';
import type { ChosenFile, ImportTarget } from './import-operations.ts';

const KEPT_MS = 12 * 3_600_000;
/** Browsers give a tab some five million. Five hundred rows need a tenth of this with their outcomes. */
const MOST_CHARACTERS = 2_000_000;

/** An import from its file to its result. */
export interface BegunImport {
  file: ChosenFile;
  /** What becomes of a sheet that has rows with errors. */
  mode: 'valid' | 'all';
  /** `unfinished`: rows may have been created, and the rest was not. */
  progress: 'none' | 'running' | 'unfinished';
  /** The users that were created, once that has ended. */
  userIds?: readonly string[];
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

/** Keeps what was chosen for a reload of the page, unless it is too large; undefined forgets it. */
export function keepImport(target: ImportTarget, begun: BegunImport | undefined): void {
  const user = currentUser.peek();
  // A session that has ended by itself leaves what it kept.
  if (!user) return;
  const kept = begun && { userId: user.id, at: Date.now(), target, begun };
  if (kept && JSON.stringify(kept).length <= MOST_CHARACTERS) stored.write(kept);
  else stored.remove();
}

/** The import of these places that this person had begun before the page was loaded again. */
export function keptImport(
  { kind, businessBranchId }: ImportTarget,
  now = Date.now(),
): BegunImport | undefined {
  const kept = stored.read();
  if (kept?.userId !== currentUser.peek()?.id || !kept || now - kept.at >= KEPT_MS) return undefined;
  const { target, begun } = kept;
  return target.kind === kind && target.businessBranchId === businessBranchId ? begun : undefined;
}
