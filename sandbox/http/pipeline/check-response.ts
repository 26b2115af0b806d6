import { description, jsonPointer, type Operation } from '#ground/contract/described-operations.ts';
import { compileSchemas, reasonsOf } from './compile-schemas.ts';

const validator = compileSchemas({ asSent: false });

/**
 * Checks a response against the description: its status must be declared, and its body must match, or be absent if
 * none is declared. For tests.
 * @throws Error with the reason
 */
export function checkResponse(operation: Operation, status: number, body: unknown): void {
  const pointer = responseSchema(operation, status);
  if (body === undefined) {
    if (nodeAt(contentPath(operation, status)) === undefined) return;
    throw new Error(`The response ${status} of ${operation.id} needs a body`);
  }
  const validate = validator(pointer);
  if (!validate(body)) {
    throw new Error(
      `The response ${status} of ${operation.id} does not match the description: ${reasonsOf(validate)}`,
    );
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

/** Path, as a list of steps, to the schema of a response's content in the description. */
function contentPath(operation: Operation, status: number): string[] {
  const method = operation.method.toLowerCase();
  const item = (description.paths as Record<string, Record<string, unknown>>)[operation.path];
  const described = item?.[method] as { responses: Record<string, { $ref?: string } | undefined> };
  const response = described.responses[status];
  if (!response) throw new Error(`The description has no response ${status} for ${operation.id}`);
  const shared = response.$ref?.slice(1).split('/').slice(1);
  return [...(shared ?? ['paths', operation.path, method, 'responses', String(status)]), 'content'];
}
