import { readdir, readFile } from 'node:fs/promises';
import description from '@cobros/sdk/business-api.json';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('failure codes');

const { FailureCode, TransactionStatus } = description.components.schemas;

test('every failure code of the description is one that the sandbox gives', async () => {
  const names = (await readdir('sandbox', { recursive: true })).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(names.map((name) => readFile(`sandbox/${name}`, 'utf8')));
  const source = files.join('\n');
  const ofStatus = TransactionStatus.enum.map((status) => `already-${status}`);
  const unused = FailureCode.enum.filter((code) => !source.includes(`'${code}'`) && !ofStatus.includes(code));
  assert.equal(unused, []);
});

test('every failure code is explained', () => {
  const unexplained = FailureCode.enum.filter((code) => !FailureCode.description.includes(`\`${code}\``));
  assert.equal(unexplained, []);
});

test.run();
