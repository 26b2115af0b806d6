import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { amountText, centsOfAmount, plainAmountText, readAmount } from '../../../src/domain/typed-amount.ts';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';
import { writtenAmount } from '../../support/amount-spellings.ts';

const read = (text: string) => readAmount(text, quetzalFormat);

test('every usual spelling of an amount is read as that amount', () => {
  fc.assert(
    fc.property(writtenAmount, ({ cents, text }) => assert.is(read(text), cents, text)),
    { numRuns: 1000 },
  );
});

test('a comma separates thousands before three digits, and decimals if it cannot be a thousands separator', () => {
  for (const [text, cents] of [
    ['1,234', 123_400],
    ['1,234.5', 123_450],
    ['1,234,567.8', 123_456_780],
    ['12,50', 1_250],
    ['12,5', 1_250],
    ['12,', 1_200],
    [',5', 50],
    ['1.234,50', 123_450],
    ['1.234.567,89', 123_456_789],
  ] as const)
    assert.is(read(text), cents, text);
});

test('an ambiguous or meaningless text is not an amount', () => {
  const malformed =
    '.|,|Q|1e9|12 50|1,23,4|1.2.3|1.234.567|1,234,|12a|abc5|$5|Q.50|Q5Q|QQ5|5-3|--5|+5|1 2|1,000 000|１２|٣|0x10|Infinity|1.234,567';
  for (const text of malformed.split('|')) assert.is(read(text), 'malformed', text);
  for (const text of ['0,500', '0.001', '125.555', '1.234', '1234,567', '1,234.500'])
    assert.is(read(text), 'too-many-decimals', text);
  for (const text of ['-5', '−0.50', 'Q-5', '-Q5', 'Q -5', '-0']) assert.is(read(text), 'negative', text);
  for (const text of ['', '   ']) assert.is(read(text), 'empty');
});

test('no text is read as an amount with other digits', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,Q -e’'), maxLength: 12 });
  const digits = (given: string) => given.replace(/\D/g, '').replace(/^0+/, '');
  fc.assert(
    fc.property(text, (given) => {
      const cents = read(given);
      if (typeof cents !== 'number') return;
      const own = digits(given);
      assert.ok([own, `${own}0`, `${own}00`].map(Number).includes(cents), `“${given}” is ${cents}`);
    }),
    { numRuns: 1000 },
  );
});

test('a text that was not validated is never used as an amount', () => {
  assert.is(centsOfAmount('1,234.50', quetzalFormat), 123_450);
  for (const text of ['', '12a', '-5', '0.001'])
    assert.throws(() => centsOfAmount(text, quetzalFormat), /is no amount/, text);
});

test('addresses and calls have plain decimals', () => {
  assert.equal([123_450, 100, 5, 0].map(plainAmountText), ['1234.5', '1', '0.05', '0']);
});

test('an amount in a field is written in the configured locale', () => {
  assert.is(amountText(1_234_560, quetzalFormat), '12,345.60');
  assert.is(amountText(1_234_560, { locale: 'es-ES', currency: 'EUR' }), '12.345,60');
});

test('a displayed amount is read as the same amount in every configured notation', () => {
  for (const [locale, currency] of [
    ['es-GT', 'GTQ'],
    ['es-ES', 'EUR'],
    ['es-CR', 'CRC'],
    ['fr-FR', 'EUR'],
    ['de-CH', 'CHF'],
    ['pt-BR', 'BRL'],
  ] as const)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const format = { locale, currency };
        assert.is(readAmount(amountText(cents, format), format), cents, amountText(cents, format));
      }),
    );
});
