import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberPrinted, wasPrinted } from '../../../src/stores/printed-closings.ts';

test('after a reload the closings printed before are known, and no others', () => {
  assert.not.ok(wasPrinted('cl_1'));
  rememberPrinted('cl_1');
  rememberPrinted('cl_2');
  rememberPrinted('cl_1');
  assert.equal(['cl_1', 'cl_2', 'cl_3'].map(wasPrinted), [true, true, false]);
});

test('the last five hundred are kept, and a closing printed again counts as the latest', () => {
  for (let number = 1; number <= 500; number++) rememberPrinted(`cl_${number}`);
  rememberPrinted('cl_1');
  assert.equal([wasPrinted('cl_1'), wasPrinted('cl_2')], [true, true]);
  rememberPrinted('cl_501');
  assert.equal(['cl_1', 'cl_2', 'cl_3', 'cl_501'].map(wasPrinted), [true, false, true, true]);
});
