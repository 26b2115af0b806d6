import type { Failure, Result } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { currentUser } from './current-user.ts';

/** Parts of the contract (`x-part` in the description) that a server may lack without naming it in `capabilities`. */
export type OptionalPart =
  | 'activity'
  | 'closing-daily-totals'
  | 'daily-totals'
  | 'delivery-log'
  | 'renewal'
  | 'second-factor'
  | 'sessions';

const missing = signal<readonly OptionalPart[]>([]);
const found = new Set<OptionalPart>();

/** False once the server has responded that it has no such call, and with servers that have no optional parts at all. */
export const hasPart = (part: OptionalPart): boolean =>
  currentUser.value?.capabilities !== undefined && !missing.value.includes(part);

/** A call of an optional part: if the server has no such call, nothing of the part is offered from then on. */
export async function ofPart<Data>(part: OptionalPart, call: Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await call;
  if (result.ok) found.add(part);
  else if (!found.has(part) && isUnknownCall(result.failure)) missing.value = [...missing.peek(), part];
  return result;
}

/** Also says so of an object that was just deleted, unless the part has responded before. */
const isUnknownCall = ({ status }: Failure): boolean => status === 404 || status === 501;

export function forgetParts(): void {
  found.clear();
  missing.value = [];
}
