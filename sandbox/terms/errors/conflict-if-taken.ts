import { conflict } from './api-error.ts';

const UNIQUE_VIOLATION = '23505';

/** A unique value: its field, and the message shown if it is taken. */
interface Unique {
  field: string;
  message: string;
}

/**
 * Runs work that writes unique values, and turns the violation of a unique index into a 409. The index decides which of several
 * simultaneous calls was first.
 * @param unique by the name of the unique index
 * @throws ApiError 409 with the field whose value is taken
 */
export async function conflictIfTaken<Result>(
  title: string,
  unique: Readonly<Record<string, Unique>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const taken = unique[violatedIndex(cause) ?? ''];
    throw taken ? conflict('taken', title, taken.message, [taken]) : cause;
  }
}

/** The unique index that a failed statement violated; undefined for any other error. */
function violatedIndex(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
