import { operations } from '#ground/contract/described-operations.ts';
import type { ContentOf, OperationId } from '#ground/contract/operation-types.ts';
import { validateBody } from './validate-request.ts';

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/**
 * Checks a content against the description as if it were sent to an operation, for calls that contain the content of
 * others.
 * @throws ApiError 400 with each invalid field and the reason
 */
export function checkContent<Id extends OperationId>(id: Id, content: unknown): ContentOf<Id> {
  const operation = byId.get(id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  return validateBody(operation, { requestContent: content }) as ContentOf<Id>;
}
