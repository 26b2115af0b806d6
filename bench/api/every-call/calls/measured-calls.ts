import { description, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { always, type Measured, type MeasuredCalls, slow } from '../measured-call.ts';
import { activity } from './activity.ts';
import { closings } from './closings.ts';
import { transactions } from './transactions.ts';

const OWN: MeasuredCalls = { ...transactions, ...closings, ...activity };

interface Described {
  operationId: OperationId;
  requestBody?: {
    content: { 'application/json'?: { examples: Record<string, { value: { requestContent: unknown } }> } };
  };
}

const READS = new Set(operations.filter(({ readOnly }) => readOnly).map(({ id }) => id));

/** Every read that ends, with its recorded example, which is about the measured business. */
const EXAMPLES = Object.values(description.paths)
  .flatMap((item) => Object.values(item as Record<string, Described>))
  .filter(({ operationId }) => READS.has(operationId) && operationId !== 'changes.stream')
  .map(({ operationId, requestBody }) => {
    const examples = requestBody?.content['application/json']?.examples;
    const measured: Measured<unknown> = always(() => examples?.[operationId]?.value.requestContent);
    return [operationId, { '': /export|download/i.test(operationId) ? slow(measured) : measured }] as const;
  });

/** The calls that move money or read a lot, with contents of their own, and every other read. */
export const MEASURED_CALLS: Readonly<Record<string, Readonly<Record<string, Measured<unknown>>>>> = {
  ...Object.fromEntries(EXAMPLES),
  ...OWN,
};

/** True if the call is measured with its recorded example, which may name what the measured business lacks. */
export const isExample = (id: string): boolean => !(id in OWN);
