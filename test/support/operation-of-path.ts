import { operations } from '../../sandbox/contract/described-operations.ts';

/** By path below `/api`: `/users/v3/block`. */
export const operationOfPath = (path: string) => operations.find((one) => one.path === path);
