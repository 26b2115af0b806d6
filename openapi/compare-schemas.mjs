// How two versions of a schema differ for API callers. Pure functions.
import { resolveReference } from './resolve-reference.mjs';
import { alternativesOf } from './schema-alternatives.mjs';

/**
 * @typedef {object} Change
 * @property {boolean} breaking a caller that worked with the previous version may fail
 * @property {string} place of the field within the schema, such as `transaction.amount`
 * @property {string} text what is different
 */

/** Limits that accept less when raised, and when lowered. */
const RISING = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const FALLING = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/**
 * Compares what callers send (`request`: everything accepted before must still be accepted) or read (`response`:
 * nothing may come that could not come before).
 * @param {object} before
 * @param {object} after
 * @param {{ before: object, after: object, side: 'request' | 'response', known: Map<object, Map<object, Change[]>> }}
 * context the documents that references point into, and the pairs of schemas that have been compared
 * @returns {Change[]}
 */
export function compareSchemas(before, after, context) {
  const [old, now] = [resolveReference(before, context.before), resolveReference(after, context.after)];
  const known = context.known.get(old) ?? new Map();
  context.known.set(old, known);
  if (!known.has(now)) {
    // Found again by a schema that contains itself, which ends the recursion.
    known.set(now, []);
    known.set(now, compareVariantsOf(before, after, context));
  }
  return known.get(now);
}

function compareVariantsOf(before, after, context) {
  const [old, now] = [alternativesOf(before, context.before), alternativesOf(after, context.after)];
  if (context.side === 'request') {
    const changes = old.flatMap((variant) =>
      nearest(now.map((candidate) => compareVariants(variant, candidate, context))),
    );
    const newTypes = now.filter(({ type }) => !old.some((variant) => admitsType(variant.type, type)));
    const accepted = newTypes.map(({ type }) => addition(`also accepts ${type ?? 'anything'}`));
    return withoutRepeats([...changes, ...accepted]);
  }
  const compared = now.map((variant) => {
    const isNew = isNewKind(variant, old, context);
    const candidates = () => nearest(old.map((candidate) => compareVariants(candidate, variant, context)));
    return { variant, isNew, changes: isNew ? [addition('has a new kind')] : candidates() };
  });
  const kinds = compared.filter(({ variant, isNew }) => variant.type === 'object' && !isNew);
  const changes = compared.flatMap((one) => one.changes.filter((change) => !isKeptByAKind(change, kinds)));
  return withoutRepeats(changes);
}

/** An optional field that another kind still has: callers already handle its absence. */
function isKeptByAKind({ isOptional, place }, kinds) {
  const isLost = (change) => change.isOptional && change.place === place;
  return isOptional === true && !kinds.every(({ changes }) => changes.some(isLost));
}

const breaking = (text, place = '') => ({ breaking: true, place, text });
const addition = (text, place = '') => ({ breaking: false, place, text });

/**
 * The smallest difference to any candidate. A different type counts as more than any number of differences within a
 * type.
 */
function nearest(candidates) {
  const distance = (changes) =>
    changes.reduce((sum, { isOtherType, breaking }) => sum + (isOtherType ? 1000 : Number(breaking)), 0);
  const sorted = candidates.toSorted((one, other) => distance(one) - distance(other));
  return sorted[0].map(({ isOtherType: _, ...change }) => change);
}

function withoutRepeats(changes) {
  return [...new Map(changes.map((change) => [`${change.place}: ${change.text}`, change])).values()];
}

/** A response whose kind is in an extensible enum: callers know that further kinds may come. */
function isNewKind(variant, known, { before, after }) {
  return Object.entries(variant.properties ?? {}).some(([name, schema]) => {
    const values = alternativesOf(schema, after)[0].enum ?? [];
    const isNew = ({ properties = {} }) => {
      if (!(name in properties)) return false;
      const [old] = alternativesOf(properties[name], before);
      return old['x-extensible'] && values.every((value) => !old.enum?.includes(value));
    };
    return values.length > 0 && known.every(isNew);
  });
}

function compareVariants(before, after, context) {
  const isRequest = context.side === 'request';
  const [narrow, wide] = isRequest ? [before, after] : [after, before];
  if (!admitsType(wide.type, narrow.type)) {
    const text = `is ${after.type ?? 'anything'}, was ${before.type ?? 'anything'}`;
    return [{ ...breaking(text), isOtherType: true }];
  }
  const lostFormat = wide.format !== undefined && wide.format !== narrow.format;
  return [
    ...(isRequest ? compareAccepted(before, after) : compareReturned(before, after)),
    ...(lostFormat ? [breaking(`format is ${after.format ?? 'any'}, was ${before.format ?? 'any'}`)] : []),
    ...compareProperties(before, after, context),
    ...comparePart(before.items, after.items, '[]', context),
  ];
}

function admitsType(wide, narrow) {
  return wide === undefined || wide === narrow || (wide === 'number' && narrow === 'integer');
}

const list = (values) => values.map((value) => JSON.stringify(value)).join(', ');
const isClosed = (schema) => schema.additionalProperties === false || schema.unevaluatedProperties === false;

function compareAccepted(before, after) {
  const gone = before.enum?.filter((value) => after.enum && !after.enum.includes(value)) ?? [];
  const added = after.enum?.filter((value) => before.enum && !before.enum.includes(value)) ?? [];
  const narrower = (names, isNarrower) =>
    names
      .filter((name) => after[name] !== undefined)
      .filter((name) => before[name] === undefined || isNarrower(after[name], before[name]))
      // The values of the enum already implied the limit.
      .filter((name) => !before.enum?.every((value) => !isNarrower(after[name], value)));
  const limits = [
    ...narrower(RISING, (now, old) => now > old),
    ...narrower(FALLING, (now, old) => now < old),
  ];
  const alwaysHeld = (name) => after['x-always-limited'] && before[name] === undefined;
  // It can't be decided if a pattern accepts everything its predecessor did.
  const others = ['pattern', 'multipleOf', 'uniqueItems'].filter(
    (name) => after[name] && after[name] !== before[name],
  );
  return [
    ...(after.enum && !before.enum ? [breaking(`accepts only ${list(after.enum)}`)] : []),
    ...(gone.length > 0 ? [breaking(`no longer accepts ${list(gone)}`)] : []),
    ...(added.length > 0 ? [addition(`also accepts ${list(added)}`)] : []),
    ...[...limits, ...others].map((name) =>
      alwaysHeld(name)
        ? addition(`${name} is ${after[name]}, as it always was`)
        : breaking(`${name} is ${after[name]}, was ${before[name] ?? 'not limited'}`),
    ),
    ...(isClosed(after) && !isClosed(before) ? [breaking('accepts no other fields')] : []),
  ];
}

function compareReturned(before, after) {
  if (before.enum && !after.enum) return [breaking('may have any value')];
  const added = after.enum?.filter((value) => before.enum && !before.enum.includes(value)) ?? [];
  if (added.length === 0) return [];
  return [{ ...addition(`may also be ${list(added)}`), breaking: !before['x-extensible'] }];
}

function compareProperties(before, after, context) {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const isRequest = context.side === 'request';
  const wasRequired = (name) => before.required?.includes(name) ?? false;
  const isRequired = (name) => after.required?.includes(name) ?? false;
  const added = Object.keys(now).filter((name) => !(name in old));
  return [
    ...added.map((name) =>
      isRequest && isRequired(name) ? breaking('is new and required', name) : addition('is new', name),
    ),
    ...Object.keys(old).flatMap((name) => {
      if (!(name in now)) return [{ ...breaking('is gone', name), isOptional: !wasRequired(name) }];
      const isDemanded = isRequest && isRequired(name) && !wasRequired(name);
      const mayBeMissing = !isRequest && wasRequired(name) && !isRequired(name);
      return [
        ...(isDemanded ? [breaking('is now required', name)] : []),
        ...(mayBeMissing ? [breaking('may be missing', name)] : []),
        ...comparePart(old[name], now[name], name, context),
      ];
    }),
  ];
}

function comparePart(old, now, name, context) {
  if (!old || !now) return [];
  return compareSchemas(old, now, context).map((change) => ({ ...change, place: join(name, change.place) }));
}

function join(name, place) {
  return place === '' || place.startsWith('[') ? `${name}${place}` : `${name}.${place}`;
}
