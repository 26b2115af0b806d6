import { readdirSync, readFileSync } from 'node:fs';
import description from '@cobros/sdk/business-api.json';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOwned, isPool } from '../../fuzz/owned-ids.ts';

const test = suite('ids of the fuzzed calls');

/** Of roles, places, banks, and transfers of app users: no business owns them. */
const UNOWNED = /^(ro|st|ci|re|bk|tr)_/;
/** Typed by a person. */
const TYPED = ['taxId', 'referenceId'];

type Visit = (name: string, value: unknown) => void;

/** Each value with the name of its property, which the items of a list share. */
function eachProperty(value: unknown, visit: Visit, name = ''): void {
  visit(name, value);
  if (!value || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    eachProperty(inner, visit, Array.isArray(value) ? name : key);
}

test('each kind of id in the examples is known as that of one business, or as that of none', () => {
  const unknown = new Set<string>();
  for (const file of readdirSync('openapi/examples'))
    eachProperty(JSON.parse(readFileSync(`openapi/examples/${file}`, 'utf8')), (name, value) => {
      if (/(^i|I)ds?$/.test(name) && typeof value === 'string' && /^[a-z]{2}_\w+$/.test(value))
        if (!isOwned(value) && !UNOWNED.test(value)) unknown.add(`${name}: ${value}`);
    });
  assert.equal([...unknown], [], 'add their prefix to OWNED_PREFIXES of test/fuzz/owned-ids.ts');
});

test('each id that a call takes is taken from those that exist', () => {
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

test.run();
