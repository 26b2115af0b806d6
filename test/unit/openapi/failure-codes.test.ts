import { readdir, readFile } from 'node:fs/promises';
import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { responseMisfitOf } from '../../../conformance/src/compare-with-description.ts';

const { FailureCode, TransactionStatus } = description.components.schemas;

test('the sandbox uses every failure code of the description', async () => {
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

test('another backend may have further codes, but only of the same form', () => {
  const misfit = (code: unknown) => {
    const body = { responseContent: null, info: { title: 'Solicitud', message: 'Espera al banco', code } };
    const response = { status: 409, headers: new Headers({ 'Content-Type': 'application/json' }), body };
    return responseMisfitOf('post', '/transactions/v3/requests/cancel', response);
  };
  assert.is(misfit('already-canceled'), null);
  assert.is(misfit('bank-closed'), null);
  assert.match(misfit(7) ?? '', '/info/code');
});

test('the sandbox makes all its rejections in one place, whose type requires the code', async () => {
  const names = (await readdir('sandbox', { recursive: true })).filter((name) => /\.m?ts$/.test(name));
  const makers: string[] = [];
  for (const name of names) {
    if (/responseContent:\s*null/.test(await readFile(`sandbox/${name}`, 'utf8'))) makers.push(name);
  }
  assert.equal(makers, ['pipeline/response-envelope.ts']);
});
