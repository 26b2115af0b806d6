import fc from 'fast-check';
import { description } from '#sandbox/ground/contract/described-operations.ts';
import type { Schema } from '../support/described-schema.ts';
import { hostileValue } from './hostile-values.ts';
import { isPool, placeholder } from './owned-ids.ts';

/** One field in so many is broken. */
const BROKEN_EVERY = 16;

const schemas: Record<string, Schema> = description.components.schemas as Record<string, Schema>;
const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';

/** Values of a schema: mostly valid, often at a limit, sometimes broken. Shrinks to fewer and simpler fields. */
export function valueFor(schema: Schema, field = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: validOf(schema, field), weight: BROKEN_EVERY - 1 },
    { arbitrary: hostileValue, weight: 1 },
  );
}

function validOf(schema: Schema, field: string): fc.Arbitrary<unknown> {
  const name = nameOf(schema);
  if (name === 'Id' || isPool(field)) return idOf(field);
  if (name === 'TypedUsername') return fc.constantFrom('@user:own@', '@user:foreign@', 'nadie');
  if (name === 'TypedPassword') return fc.constantFrom('@password@', 'Otra#2026');
  if (name) return validOf(schemas[name] ?? {}, field);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validOf(one, field)));
  const types = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, field)));
}

function ofType(type: string, schema: Schema, field: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return listOf(schema, field);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return numberOf(type, schema);
  }
}

function idOf(field: string): fc.Arbitrary<string> {
  const from = (owner: 'own' | 'foreign') => fc.nat(40).map((pick) => placeholder(owner, field, pick));
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: from('own'), weight: 8 },
    { arbitrary: from('foreign'), weight: 3 },
    { arbitrary: fc.constantFrom('x', 'tx_UNKNOWN', '-', 'A'.repeat(64)), weight: 1 },
  );
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const all = [schema, ...(schema.allOf ?? []).map((part) => schemas[nameOf(part)] ?? part)];
  const properties = Object.assign({}, ...all.map((part) => part.properties ?? {})) as Record<string, Schema>;
  const required = all.flatMap((part) => part.required ?? []);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueFor(field, name)]),
  );
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.record(fields, { requiredKeys: required }), weight: BROKEN_EVERY - 1 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 },
  );
}

function listOf({ items = {}, minItems = 0, maxItems = 20 }: Schema, field: string): fc.Arbitrary<unknown[]> {
  const entry = valueFor(items, field);
  const few = fc.array(entry, { minLength: minItems, maxLength: Math.min(maxItems, 4) });
  // Exceeds the limit with entries that differ, because equal entries would already be rejected for not being unique.
  const limit = fc
    .constantFrom(maxItems, maxItems + 1)
    .map((length) => Array.from({ length }, (_, turn) => `a${turn}@b.gt`));
  return fc.oneof({ withCrossShrink: true }, { arbitrary: few, weight: 12 }, { arbitrary: limit, weight: 1 });
}

function textOf({ examples = [], pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<unknown> {
  const kinds: fc.WeightedArbitrary<unknown>[] = [];
  if (examples.length > 0) kinds.push({ arbitrary: fc.constantFrom(...examples), weight: 6 });
  // fast-check makes no texts for patterns with lookahead, and needs seconds for those with a negated set of characters.
  if (pattern && !/\(\?=|\[\^/.test(pattern)) {
    kinds.push({ arbitrary: fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 100 }), weight: 2 });
  } else kinds.push({ arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: 30 }), weight: 2 });
  if (maxLength !== undefined && maxLength < 5_000) {
    const signs = fc.constantFrom('a', '7', '\u{1f600}');
    const lengths = fc.constantFrom(maxLength, maxLength + 1, minLength);
    kinds.push({
      arbitrary: fc.tuple(signs, lengths).map(([sign, length]) => sign.repeat(length)),
      weight: 2,
    });
  }
  return fc.oneof({ withCrossShrink: true }, ...kinds);
}

function numberOf(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { examples = [], minimum, maximum, exclusiveMinimum } = schema;
  const low = minimum ?? exclusiveMinimum ?? 0;
  const high = maximum ?? 1_000_000;
  const step = type === 'integer' ? 1 : 0.01;
  return fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...(examples.length > 0 ? examples : [low + step])),
    fc.constantFrom(low, low + step, low - step, high, high + step, high - step),
    type === 'integer' ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) }) : cents(high),
  );
}

const cents = (high: number) =>
  fc.integer({ min: 1, max: Math.floor(Math.min(high, 99_999) * 100) }).map((amount) => amount / 100);
