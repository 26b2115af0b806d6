import { description } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { type Schema, schemaAt } from '../../support/described-schema.ts';

interface Malformed {
  what: string;
  content: unknown;
}

const TOO_MANY = 300;

/** Everything that can be wrong in one place of a response: a response for each value of each property, as described and as sampled. */
export function malformed(id: OperationId, sample: unknown): Malformed[] {
  return wrong(sample, responseOf(id), id);
}

function responseOf(id: OperationId): Schema {
  const described = Object.values(description.paths).flatMap((item) => Object.values(item));
  const { responses } = described.find(({ operationId }) => operationId === id) as {
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
  const envelope = resolved(responses[200]?.content?.['application/json']?.schema);
  return resolved(envelope.properties?.responseContent);
}

/** A schema without references and alternatives, with all its properties. */
function resolved({ $ref, allOf = [], anyOf = [], oneOf = [], ...own }: Schema = {}): Schema {
  const parts = [...allOf, ...anyOf, ...oneOf, ...($ref ? [schemaAt($ref.slice(1))] : [])].map(resolved);
  const properties = Object.assign({}, own.properties, ...parts.map((part) => part.properties));
  return Object.assign({}, own, ...parts, { properties });
}

function wrong(value: unknown, schema: Schema, where: string): Malformed[] {
  const here = otherValues(value).map((content) => ({
    what: `${where} = ${JSON.stringify(content)?.slice(0, 40)}`,
    content,
  }));
  if (Array.isArray(value)) {
    if (value.length === 0) return here;
    const [first, ...rest] = value;
    const inside = wrong(first, resolved(schema.items), `${where}[0]`).map(({ what, content }) => ({
      what,
      content: [content, ...rest],
    }));
    return [...here, ...inside];
  }
  if (typeof value !== 'object' || value === null) return here;
  const properties = schema.properties ?? {};
  const inside = [...new Set([...Object.keys(value), ...Object.keys(properties)])].flatMap((name) => {
    const { [name]: old, ...others } = value as Record<string, unknown>;
    const within = wrong(old, resolved(properties[name]), `${where}.${name}`).map(({ what, content }) => ({
      what,
      content: { ...others, [name]: content },
    }));
    return old === undefined ? within : [{ what: `${where}.${name} missing`, content: others }, ...within];
  });
  return [...here, ...inside];
}

function otherValues(value: unknown): unknown[] {
  if (Array.isArray(value)) return [null, {}, 'texto', [null], Array(TOO_MANY).fill(value[0] ?? {})];
  switch (typeof value) {
    case 'string':
      return [null, 7, {}, 'desconocido'];
    case 'number':
      return [null, 'texto', {}];
    case 'boolean':
      return [null, 'texto', {}];
    default:
      return [null, [], 'texto', {}];
  }
}
