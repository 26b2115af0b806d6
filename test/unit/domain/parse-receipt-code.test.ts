import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseReceiptCode } from '../../../src/domain/parse-receipt-code.ts';

test('a code is recognized as printed, without hyphens, in lower case and with look-alike characters', () => {
  for (const typed of ['7K2M-9Q4D-X101', '7k2m9q4dx101', ' 7K2M-9Q4D-XIOL '])
    assert.is(parseReceiptCode(typed), '7K2M-9Q4D-X101');
});

test('names, references and parts of a code are not receipt codes', () => {
  const others = '|Carmen Ortega|202611220001|7K2M-9Q4D|7K2M9Q4D-X101|FACTURA-2026|7K2M-9Q4D-XU01';
  for (const typed of others.split('|')) assert.is(parseReceiptCode(typed), undefined, typed);
});
