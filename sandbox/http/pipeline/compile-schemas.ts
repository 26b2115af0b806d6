import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { description } from '#ground/contract/described-operations.ts';
import { cleanText } from '../../../words/clean-text.ts';

const KEY = 'business-api';

// Not strict, because the description is linted when it is generated, and contains OpenAPI keywords that ajv does not know.
function createAjv(asSent: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    useDefaults: asSent,
    validateSchema: false,
  });
  addFormats.default(ajv);
  // Replaced, because ajv's own implementation compares every entry with every other.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: hasUniqueItems });
  if (asSent) ajv.addKeyword(VISIBLE_TEXT);
  return ajv.addSchema(description, KEY);
}

/** Reduces marked texts to their visible characters before length and pattern are checked. */
const VISIBLE_TEXT: FuncKeywordDefinition = {
  keyword: 'x-visible-text',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (_: boolean, text: string, __: unknown, at?: DataValidationCxt) => {
    if (at) at.parentData[at.parentDataProperty] = cleanText(text);
    return true;
  },
};

function hasUniqueItems(wanted: boolean, list: readonly unknown[]): boolean {
  return !wanted || new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;
}

/**
 * Returns a function that compiles the schema at a JSON pointer, each only once; `asSent` also fills in defaults and
 * removes invisible characters from texts.
 */
export function compileSchemas({ asSent }: { asSent: boolean }): (pointer: string) => ValidateFunction {
  const ajv = createAjv(asSent);
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
