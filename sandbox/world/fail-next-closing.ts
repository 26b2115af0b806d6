import type { Queryable } from '../db/database.ts';
import { invalidFields } from '../rules/api-error.ts';
import { readClock } from '../rules/clock.ts';
import { forceFailure } from '../rules/closings/forced-failures.ts';
import { visibleText } from '../rules/visible-text.ts';

const REASON = 'El banco no aceptó el depósito';
const MAX_REASON = 200;

/**
 * POST closings/fail-next {reason?}: the next closing that takes something, of any business, fails for this reason. Two calls
 * make the next two fail.
 * @throws ApiError 400
 */
export async function failNextClosing(database: Queryable, body: unknown): Promise<{ reason: string }> {
  const reason = (body && typeof body === 'object' && 'reason' in body ? body.reason : undefined) ?? REASON;
  // Without the full stop, because the messages that include it add their own.
  const clause = typeof reason === 'string' ? visibleText(reason).replace(/\.+$/, '') : '';
  if (clause === '' || [...clause].length > MAX_REASON) {
    throw invalidFields([{ field: 'reason', message: `debe ser un texto de 1 a ${MAX_REASON} caracteres` }]);
  }
  await forceFailure(database, clause, await readClock(database));
  return { reason: clause };
}
