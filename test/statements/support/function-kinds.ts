import type { Catalog } from './catalog.ts';

const NEVER_NULL = new Set(
  [
    'concat concat_ws format json_build_object jsonb_build_object json_build_array jsonb_build_array',
    'array_append array_prepend num_nulls num_nonnulls row_number rank dense_rank count',
  ].flatMap((names) => names.split(' ')),
);

/** Functions that return null for some values, although they are strict. */
const NULL_FOR_VALUES =
  /^(jsonb?_(object_field|array_element|extract_path)|regexp_(match|substr)|array_(length|position|upper|lower)|textregexsubstr|to_reg|pg_last_)/;
const LIST_AGGREGATE = /^(array|jsonb?(_object)?)_agg$/;
/** Functions whose rows have values: the numbers of a series, and the elements of a list, which the server sends without nulls. */
const ROW_SOURCES = ['generate_series', 'unnest'];

export type FunctionKind = 'never null' | 'null if an argument is' | 'list' | 'rows' | 'unknown';

/** How the result of a function or an aggregate depends on null arguments. */
export function functionKind(catalog: Catalog, oid: string): FunctionKind {
  const called = catalog.functions.get(oid);
  if (!called || NULL_FOR_VALUES.test(called.name)) return 'unknown';
  if (NEVER_NULL.has(called.name)) return 'never null';
  if (LIST_AGGREGATE.test(called.name)) return 'list';
  if (ROW_SOURCES.includes(called.name)) return 'rows';
  return called.isStrict || called.name === 'array_remove' ? 'null if an argument is' : 'unknown';
}
