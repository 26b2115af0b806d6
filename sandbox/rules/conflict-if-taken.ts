import { violatedIndex } from '../db/violated-index.ts';
import { conflict } from './api-error.ts';

/** A unique value: its field, and the message if it is taken. */
interface Unique {
  field: string;
  message: string;
}

/**
 * Runs work that writes unique values and turns a violated unique index into a 409. The index decides which of several
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
