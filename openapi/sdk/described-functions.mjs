import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { resolveReference } from '../resolve-reference.mjs';

const BY_HAND = 'sdk/src/handwritten-calls';
const JSON_TYPE = 'application/json';

/**
 * The functions of the SDK, in the order of the description. An `operationId` is `area.name`; where one path serves several
 * functions, `x-aliases` has the others with their summaries.
 */
export async function describedFunctions(description) {
  const byHand = new Set((await readdir(BY_HAND)).map((file) => path.basename(file, '.ts')));
  return Object.entries(description.paths).flatMap(([address, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const call = { ...callOf(description, operation), path: address, method };
      const names = { [operation.operationId]: operation.summary, ...operation['x-aliases'] };
      return Object.entries(names).map(([id, summary]) => {
        const [area, name] = id.split('.');
        const file = kebab(`${area}-${name}`);
        return { ...call, id, area, name, summary, byHand: byHand.has(file) ? file : undefined };
      });
    }),
  );
}

/** Everything that the functions of a call share; `content` and `data` are names of schemas. */
function callOf(description, operation) {
  const success = resolveReference(operation.responses[200], description).content;
  const content = schemaName(operation.requestBody?.content[JSON_TYPE]?.schema.properties.requestContent);
  const data = schemaName(success[JSON_TYPE]?.schema.properties.responseContent);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolveReference(parameter, description),
  );
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return {
    operation,
    content: content === 'NoContent' ? undefined : content,
    isContentOptional: !content || !needsProperties(description.components.schemas[content], description),
    data,
    inPath: parameters.filter((parameter) => parameter.in === 'path'),
    isKeyed: headers.includes('Idempotency-Key'),
    isPolled: headers.includes('If-None-Match'),
  };
}

/** True if the schema, or one that it is made of, does not accept an empty object. */
function needsProperties(schema, description) {
  const { required = [], minProperties = 0, allOf = [] } = resolveReference(schema, description);
  return required.length + minProperties > 0 || allOf.some((part) => needsProperties(part, description));
}

const schemaName = (schema) => schema?.$ref.split('/').at(-1);

export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const pascal = (name) => name[0].toUpperCase() + name.slice(1);
