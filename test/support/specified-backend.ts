import { description } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { type Schema, schemaAt } from '#test/support/described-schema.ts';

interface Described {
  operationId: string;
  'x-part'?: string;
  responses: { 200: { content?: Record<string, { schema: Schema }> } };
}

const described = Object.values(description.paths).flatMap((item) => Object.values(item) as Described[]);
const find = (id: OperationId) => described.find(({ operationId }) => operationId === id);

/** The part of the API that a call belongs to, if a backend may lack it. */
export const partOf = (id: OperationId): string | undefined => find(id)?.['x-part'];

/** False for the calls of a part that a backend may lack. */
export const isSpecified = (id: OperationId): boolean => partOf(id) === undefined;

/** The operation of an address below `/api`. */
export function operationAt(url: string, method: string): OperationId | undefined {
  const path = new URL(url).pathname.replace('/api', '');
  const [, item] =
    Object.entries(description.paths).find(([one]) =>
      new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    ) ?? [];
  const found = (item as Partial<Record<string, Described>> | undefined)?.[method.toLowerCase()];
  return found?.operationId as OperationId | undefined;
}

/** The response of a backend of the specification alone to any other call. */
export const UNKNOWN_CALL = { info: { title: 'Error', message: 'No existe', code: 'not-found' } };

/** The part of a settings' content that the specification names, although other servers need not send it. */
const SPECIFIED_FIELDS = ['webhookAPIKeyHeaderId', 'code', 'fields'];

/** A response as a backend of the specification alone sends it: no field that the description does not require. */
export function withoutOptionalFields(id: OperationId, content: unknown): unknown {
  const envelope = find(id)?.responses[200].content?.['application/json']?.schema ?? {};
  return strip({ responseContent: content }, [envelope]).responseContent;
}

function strip<Value>(value: Value, schemas: readonly Schema[]): Value {
  const all = schemas.flatMap(parts);
  if (Array.isArray(value)) {
    const items = all.flatMap(({ items = [] }) => items);
    return value.map((one) => strip(one, items)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const required = new Set([...all.flatMap(({ required = [] }) => required), ...SPECIFIED_FIELDS]);
  const known = all.some(({ properties }) => properties);
  const kept = Object.entries(value).filter(([name]) => !known || required.has(name));
  return Object.fromEntries(
    kept.map(([name, inner]) => [
      name,
      strip(
        inner,
        all.flatMap(({ properties }) => properties?.[name] ?? []),
      ),
    ]),
  ) as Value;
}

/** A schema and all that it refers to or combines. */
function parts(schema: Schema): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [
    schema,
    ...[...allOf, ...anyOf, ...oneOf, ...($ref ? [schemaAt($ref.slice(1))] : [])].flatMap(parts),
  ];
}
