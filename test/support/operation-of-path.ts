import { operations } from '../../sandbox/contract/described-operations.ts';

/** Operations by their path below `/api`, such as `/users/v3/block`. */
export const operationOfPath = (path: string) => operations.find((one) => one.path === path);
