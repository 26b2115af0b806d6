import type { Operation } from '#ground/contract/described-operations.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { compileSchemas } from './compile-schemas.ts';
import type { Form } from './read-form.ts';
import { invalidFieldOf } from './validation-messages.ts';

const validator = compileSchemas({ asSent: true });

/**
 * Checks a body against the description, fills in its defaults and removes invisible characters from its texts.
 * @returns its `requestContent`
 * @throws ApiError 400 with each invalid field and the reason
 */
export function validateBody(operation: Operation, body: unknown): unknown {
  if (operation.bodySchema === null) return undefined;
  const validate = validator(operation.bodySchema);
  if (!validate(body)) throw invalidFields(invalidFieldOf(validate.errors ?? []));
  return (body as { requestContent?: unknown }).requestContent;
}

/**
 * Checks the fields of a form against the description. The file counts as a string, as OpenAPI describes it.
 * @throws ApiError 400 with each invalid field and the reason
 */
export function validateForm(operation: Operation, form: Form): unknown {
  const validate = validator(operation.formSchema ?? '');
  const described = form.file ? { ...form.fields, file: form.file.name } : form.fields;
  if (!validate(described)) throw invalidFields(invalidFieldOf(validate.errors ?? []));
  return { ...form.fields, file: form.file };
}

/**
 * Checks the path parameters against the description.
 * @throws ApiError 400 with the parameter
 */
export function validatePath({ pathSchemas }: Operation, path: Readonly<Record<string, string>>): void {
  const invalid = Object.entries(pathSchemas).flatMap(([name, pointer]) => {
    const validate = validator(pointer);
    if (validate(path[name])) return [];
    return invalidFieldOf(validate.errors ?? []).map(({ message }) => ({ field: name, message }));
  });
  if (invalid.length > 0) throw invalidFields(invalid);
}

/** Checks the header `Idempotency-Key` against the description. */
export function validateIdempotencyKey(key: string): void {
  const validate = validator('/components/parameters/IdempotencyKey/schema');
  if (!validate(key)) {
    throw invalidFields([
      { field: 'Idempotency-Key', message: 'debe tener de 8 a 128 letras, números, guiones o guiones bajos' },
    ]);
  }
}
