/** A column of a result, apart from its name and type. */
export interface ResultColumn {
  mayBeNull: boolean;
  /** True for `null as name`, whose type means nothing. */
  isNull: boolean;
  /** The texts that it may have, by constants, a CHECK of its table and the conditions of the query. */
  texts?: readonly string[] | undefined;
}

export const UNKNOWN: ResultColumn = { mayBeNull: true, isNull: false };

/** Kinds of expressions that are never null. */
export const ALWAYS_A_VALUE = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ARRAYEXPR',
  'ROWEXPR',
  'GROUPINGFUNC',
  'SQLVALUEFUNCTION',
  'JSONCONSTRUCTOREXPR',
]);

/** A value that is any of the given ones. */
export function oneOf(values: readonly ResultColumn[]): ResultColumn {
  const texts = values.flatMap((one) => (one.texts ? [one.texts] : []));
  return {
    mayBeNull: values.some(({ mayBeNull }) => mayBeNull),
    isNull: values.every(({ isNull }) => isNull),
    texts: texts.length === values.length ? [...new Set(texts.flat())] : undefined,
  };
}
