import { operations } from '../../../sandbox/contract/described-operations.ts';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';

/** The path of an operation below `/api/`. */
export const pathOf = (id: OperationId): string =>
  operations.find((one) => one.id === id)?.path.replace('/', '') ?? '';
