import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { description } from '../contract/described-operations.ts';

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

/** Compiles the schemas of the description that a JSON pointer names, each once; `fillDefaults` also fills in their defaults. */
export function compileSchemas({
  fillDefaults,
}: {
  fillDefaults: boolean;
}): (pointer: string) => ValidateFunction {
  const ajv = createAjv(fillDefaults);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${KEY}#${encodeURI(pointer)}` });
    compiled.set(pointer, known);
    return known;
  };
}

/** The reasons why a value does not match a schema, for programmers. */
export function reasonsOf({ errors }: ValidateFunction): string {
  return (errors ?? []).map(({ instancePath, message }) => `data${instancePath} ${message}`).join(', ');
}
