import { resolveReference } from './resolve-reference.mjs';

/** The alternatives of a schema, without references and compositions, one for each type. */
export function alternativesOf(schema, document) {
  const { $ref, allOf = [], anyOf, oneOf, ...own } = schema;
  const parts = [...allOf, ...($ref ? [resolveReference(schema, document)] : [])].map((part) => [part]);
  let variants = [own];
  for (const options of [...parts, ...[anyOf, oneOf].filter(Boolean)]) {
    const inner = options.flatMap((option) => alternativesOf(option, document));
    variants = variants.flatMap((variant) => inner.map((option) => merge(option, variant)));
  }
  return variants.flatMap(perType);
}

function merge(one, other) {
  const merged = { ...one, ...other };
  if (one.required && other.required) merged.required = [...one.required, ...other.required];
  if (one.properties && other.properties) {
    const both = Object.keys(other.properties).filter((name) => name in one.properties);
    const joined = both.map((name) => [name, { allOf: [one.properties[name], other.properties[name]] }]);
    merged.properties = { ...one.properties, ...other.properties, ...Object.fromEntries(joined) };
  }
  return merged;
}

function perType(variant) {
  const values = 'const' in variant ? [variant.const] : variant.enum;
  const implied = values ? [...new Set(values.map(typeOf))] : variant.properties && 'object';
  return [variant.type ?? implied].flat().map((type) => ({
    ...variant,
    type,
    enum: type === 'null' ? undefined : values?.filter((value) => value !== null),
  }));
}

function typeOf(value) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
