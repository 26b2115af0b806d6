import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { operations } from '../../../sandbox/contract/described-operations.ts';
import { maxBodyBytes } from '../../../sandbox/pipeline/max-body-bytes.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
}

// The longest JSON of one UTF-16 unit: \u00f1.
const BYTES_OF_CHARACTER = 6;
// Lengths that the schema implies by a pattern or format without maxLength, a number, or an enumeration.
const BYTES_OF_ANY_OTHER = 64;

const at = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], description) as Schema;

/** Returns true for a pattern that lists its characters: all of them are ASCII, and none needs escaping in JSON. */
function isPlain(pattern: string | undefined): boolean {
  return pattern !== undefined && !pattern.includes('[^') && !pattern.includes('.{');
}

/** The longest JSON text that a schema allows. */
function longest(schema: Schema): number {
  if (schema.$ref) return longest(at(schema.$ref.slice(1)));
  const { properties = {}, items, maxItems, maxLength, allOf = [], anyOf = [], oneOf = [] } = schema;
  const perCharacter = isPlain(schema.pattern) ? 1 : BYTES_OF_CHARACTER;
  const own = items
    ? (maxItems ?? Number.POSITIVE_INFINITY) * (longest(items) + 1)
    : Object.entries(properties).reduce((sum, [name, each]) => sum + name.length + 4 + longest(each), 0);
  const text = maxLength === undefined ? 0 : maxLength * perCharacter + 2;
  const parts = [...allOf.map(longest), Math.max(0, ...[...anyOf, ...oneOf].map(longest))];
  const sum = own + text + parts.reduce((total, part) => total + part, 0);
  return sum === 0 ? BYTES_OF_ANY_OTHER : sum + 2;
}

for (const { id, bodySchema } of operations) {
  if (bodySchema === null) continue;
  test(`the body limit of ${id} permits the longest body that the description allows`, () => {
    const length = longest(at(bodySchema));
    assert.ok(length <= maxBodyBytes(id), `${length} > ${maxBodyBytes(id)}`);
  });
}
