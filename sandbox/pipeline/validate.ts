import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { description, jsonPointer, type Operation } from '../contract/description.ts';
import { invalidFields } from '../rules/api-error.ts';
import type { Form } from './read-form.ts';
import { invalidFieldOf } from './validation-messages.ts';

const KEY = 'business-api';

// Not strict: the description is linted when it is generated, and contains OpenAPI keywords that ajv does not know.
function createAjv(useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    useDefaults,
    validateSchema: false,
  });
  addFormats.default(ajv);
  // Ajv's own implementation compares every entry with every other.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: hasUniqueItems });
  return ajv.addSchema(description, KEY);
}

function hasUniqueItems(wanted: boolean, list: readonly unknown[]): boolean {
  return !wanted || new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;
}

const requests = createAjv(true);
const responses = createAjv(false);
const compiled = new Map<string, ValidateFunction>();

function validator(ajv: Ajv2020, pointer: string): ValidateFunction {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${KEY}#${encodeURI(pointer)}` });
  compiled.set(pointer, known);
  return known;
}

/**
 * Checks a body against the description and fills in its defaults.
 * @returns its `requestContent`
 * @throws ApiError 400 with each invalid field and the reason
 */
export function validateBody(operation: Operation, body: unknown): unknown {
  if (operation.bodySchema === null) return undefined;
  const validate = validator(requests, operation.bodySchema);
  if (!validate(body)) throw invalidFields(invalidFieldOf(validate.errors ?? []));
  return (body as { requestContent?: unknown }).requestContent;
}

/**
 * Checks the fields of a form against the description. The file counts as a string, as OpenAPI describes it.
 * @throws ApiError 400 with each invalid field and the reason
 */
export function validateForm(operation: Operation, form: Form): unknown {
  const validate = validator(requests, operation.formSchema ?? '');
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
    const validate = validator(requests, pointer);
    if (validate(path[name])) return [];
    return invalidFieldOf(validate.errors ?? []).map(({ message }) => ({ field: name, message }));
  });
  if (invalid.length > 0) throw invalidFields(invalid);
}

/** Checks the header `Idempotency-Key` against the description. */
export function validateIdempotencyKey(key: string): void {
  const validate = validator(requests, '/components/parameters/IdempotencyKey/schema');
  if (!validate(key)) {
    throw invalidFields([
      { field: 'Idempotency-Key', message: 'debe tener de 8 a 128 letras, números, guiones o guiones bajos' },
    ]);
  }
}

/**
 * Checks a response against the description: the operation declares its status, and the body matches or neither has one. For
 * tests.
 * @throws Error with the reason
 */
export function checkResponse(operation: Operation, status: number, body: unknown): void {
  const pointer = responseSchema(operation, status);
  if (body === undefined) {
    if (nodeAt(contentPath(operation, status)) === undefined) return;
    throw new Error(`The response ${status} of ${operation.id} needs a body`);
  }
  const validate = validator(responses, pointer);
  if (!validate(body)) {
    const reasons = responses.errorsText(validate.errors);
    throw new Error(`The response ${status} of ${operation.id} does not match the description: ${reasons}`);
  }
}

/**
 * Checks that the operation declares files of this media type. For tests.
 * @throws Error
 */
export function checkFile(operation: Operation, contentType: string): void {
  if (!Object.keys(nodeAt(contentPath(operation, 200)) as object).includes(contentType)) {
    throw new Error(`The description has no file of type ${contentType} for ${operation.id}`);
  }
}

function nodeAt(path: readonly string[]): unknown {
  return path.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], description);
}

function responseSchema(operation: Operation, status: number): string {
  return jsonPointer([...contentPath(operation, status), 'application/json', 'schema']);
}

/** Path, step by step, to the schema of a response's content in the description. */
function contentPath(operation: Operation, status: number): string[] {
  const method = operation.method.toLowerCase();
  const item = (description.paths as Record<string, Record<string, unknown>>)[operation.path];
  const described = item?.[method] as { responses: Record<string, { $ref?: string } | undefined> };
  const response = described.responses[status];
  if (!response) throw new Error(`The description has no response ${status} for ${operation.id}`);
  const shared = response.$ref?.slice(1).split('/').slice(1);
  return [...(shared ?? ['paths', operation.path, method, 'responses', String(status)]), 'content'];
}
