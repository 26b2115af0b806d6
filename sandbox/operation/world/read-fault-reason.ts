import { invalidFields } from '#terms/errors/api-error.ts';
import { cleanText } from '../../../words/clean-text.ts';
import { bodyField } from './body-field.ts';

const MAX_REASON = 200;

/**
 * The reason of a requested fault, without a full stop, because the messages that include it add one.
 * @throws ApiError 400
 */
export function readFaultReason(body: unknown, otherwise: string): string {
  const reason = bodyField(body, 'reason') ?? otherwise;
  const clause = typeof reason === 'string' ? cleanText(reason).replace(/\.+$/, '') : '';
  if (clause === '' || [...clause].length > MAX_REASON) {
    throw invalidFields([{ field: 'reason', message: `debe ser un texto de 1 a ${MAX_REASON} caracteres` }]);
  }
  return clause;
}
