import { readdirSync, readFileSync } from 'node:fs';
import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOwned, isPool } from '../../fuzz/owned-ids.ts';

/** Ids of roles, statuses, places, banks, and transfers of app users, which belong to no business. */
const UNOWNED = /^(ro|st|ci|re|bk|tr)_/;
/** Ids that a person types. */
const TYPED = ['taxId', 'referenceId'];

type Visit = (name: string, value: unknown) => void;

/** Visits each value with the name of its property; the items of a list have the name of the list. */
function eachProperty(value: unknown, visit: Visit, name = ''): void {
  visit(name, value);
  if (!value || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    eachProperty(inner, visit, Array.isArray(value) ? name : key);
}

test('every kind of id in the examples is known to the fuzzer, as owned by a business or by none', () => {
  const unknown = new Set<string>();
  for (const file of readdirSync('openapi/examples'))
    eachProperty(JSON.parse(readFileSync(`openapi/examples/${file}`, 'utf8')), (name, value) => {
      if (/(^i|I)ds?$/.test(name) && typeof value === 'string' && /^[a-z]{2}_\w+$/.test(value))
        if (!isOwned(value) && !UNOWNED.test(value)) unknown.add(`${name}: ${value}`);
    });
  assert.equal([...unknown], [], 'add their prefix to OWNED_PREFIXES of test/fuzz/owned-ids.ts');
});

test('the fuzzer fills every id field of a call with ids that exist', () => {
  const unknown = new Set<string>();
  for (const item of Object.values(description.paths))
    for (const operation of Object.values(item)) {
      const { requestBody } = operation as { requestBody?: unknown };
      eachProperty(requestBody, (name) => {
        if (/Ids?$/.test(name) && !TYPED.includes(name) && !isPool(name)) unknown.add(name);
      });
    }
  assert.equal([...unknown], [], 'add them to test/fuzz/owned-ids.ts');
});
