import { violatedIndex } from '../db/unique-violation.ts';
import { conflict } from './api-error.ts';

/** A value that nobody else may have: the field it was typed in, and what the person is told. */
interface Unique {
  field: string;
  message: string;
}

/**
 * Does work that writes unique values. The database decides who was first, also among calls at the same moment.
 * @param unique by the name of the unique index
 * @throws ApiError 409 that names the field whose value is taken
 */
export async function refuseTaken<Result>(
  title: string,
  unique: Readonly<Record<string, Unique>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const taken = unique[violatedIndex(cause) ?? ''];
    throw taken ? conflict(title, taken.message, [taken]) : cause;
  }
}
