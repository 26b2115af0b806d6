/** The form with every field empty, for schemas whose fields are texts. */
export const emptyForm = <Field extends string>({ schema }: { schema: Record<Field, unknown> }) =>
  Object.fromEntries(Object.keys(schema).map((field) => [field, ''])) as Record<Field, string>;
