import * as fc from 'fast-check';
import { afterPadKey, type PadKey } from '#domain/amount-pad.ts';
import { type AmountRange, amountRangeError, plainAmount } from '#domain/amount-range.ts';
import { formatCents } from '#domain/money.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';
import { amountText, centsOfAmount, plainAmountText, readAmount } from '#domain/typed-amount.ts';
import { readSignedAmount, signedAmountError } from '#domain/typed-signed-amount.ts';
import { quetzalFormat } from '../fixtures/quetzal-format.ts';
import { writtenAmount } from '../support/amount-spellings.ts';
import { assert, test } from '../support/test.ts';

for (const [keys, amount] of [
  ['.5', '0.5'],
  ['005', '5'],
  ['12.505', '12.50'],
  ['1..5', '1.5'],
  ['1234567', '123456'],
  ['12<', '1'],
  ['<', ''],
] as const)
  test(`${keys} gives «${amount}»`, () => {
    const pressed = [...keys].map((key) => (key === '<' ? 'backspace' : key) as PadKey);
    assert.is(pressed.reduce(afterPadKey, ''), amount);
  });

const problem = (range: AmountRange) => amountRangeError(range, quetzalFormat);
const ASKED = 'Por favor, asegúrese de ingresar un monto';

for (const [what, initial, final, error] of [
  ['an initial amount that is not a number', 'mucho', '10', `${ASKED} inicial numérico`],
  ['two that are not, the initial one first', 'a', 'b', `${ASKED} inicial numérico`],
  ['an initial amount above the final one', '500', '100.50', `${ASKED} final mayor al monto inicial`],
  ['an amount above the API’s', '1,000,000,000', '', 'El monto máximo es 999,999,999.99'],
  ['an exponent', '', '1e99', `${ASKED} final numérico`],
  ['three decimals', '10.555', '', 'El monto admite dos decimales como máximo'],
  ['a negative amount', '-5', '', 'El monto no puede ser negativo'],
] as const)
  test(`reported: ${what}`, () => assert.is(problem({ initial, final }), error));

test('either end may be empty, and both may be equal', () => {
  for (const [initial = '', final = ''] of [[], ['10'], ['9', '10'], ['10', '10'], ['', '999,999,999.99']])
    assert.is(problem({ initial, final }), undefined, `${initial} ${final}`);
});

test('an amount in a range is read like the amount of a request', () => {
  for (const [typed, plain] of [
    ['Q 1,234.50', '1234.5'],
    ['12,50', '12.5'],
    [' 10 ', '10'],
    ['', ''],
    ['-5', ''],
    ['12 50', ''],
  ] as const)
    assert.is(plainAmount(typed, quetzalFormat), plain, typed);
});

test('amounts are shown with the separators and the currency sign of the configuration', () => {
  assert.is(formatCents(123450, quetzalFormat), 'Q1,234.50');
  assert.is(formatCents(0, quetzalFormat), 'Q0.00');
  assert.is(formatCents(-5, quetzalFormat), '\u2212Q0.05');
  assert.is(formatCents(1_234_560, { locale: 'es-ES', currency: 'EUR' }), '12.345,60€');
});

const FORMAT = { locale: 'es-GT', currency: 'GTQ' };

for (const [text, cents] of [
  ['50', 5000],
  ['12.50*3', 3750],
  [' 1,200.10 * 2 ', 240_020],
  ['Q0.01×9999', 9999],
  ['9999.99*100', 99_999_900],
] as const)
  test(`«${text}» is ${cents} cents`, () => {
    assert.is(productError(text, FORMAT), undefined);
    assert.is(centsOfProduct(text, FORMAT), cents);
  });

for (const [error, ...texts] of [
  ['Este campo es requerido', ''],
  ['Solo una multiplicación, como 12.50*3', '12*3*2', '12+3', '12-3', '12*', '12*1.5', '*3'],
  ['El monto debe ser mayor que cero', '-12*3', '12*0'],
  ['El monto admite dos decimales como máximo', '12.505*2'],
  ['Escribe el monto con números, como 1,234.50', 'pan*2', '20-', '20 +', '20/'],
  ['El monto máximo es 999,999.99', '999999.99*2'],
] as const)
  test(`«${texts.join('», «')}» is rejected: ${error}`, () => {
    for (const text of texts) assert.is(productError(text, FORMAT), error, text);
  });

const read = (text: string) => readAmount(text, quetzalFormat);

test('every usual spelling of an amount is read as that amount', () => {
  void fc.assert(
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

test('an amount read from any text has exactly the digits of that text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,Q -e’'), maxLength: 12 });
  const digits = (given: string) => given.replace(/\D/g, '').replace(/^0+/, '');
  void fc.assert(
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

test('in URLs and calls an amount is a plain decimal; an amount in a field is written in the configured locale', () => {
  assert.equal([123_450, 100, 5, 0].map(plainAmountText), ['1234.5', '1', '0.05', '0']);
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
    void fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const format = { locale, currency };
        assert.is(readAmount(amountText(cents, format), format), cents, amountText(cents, format));
      }),
    );
});

test('a minus sign, in any of its usual places, makes the sum negative', () => {
  for (const [text, cents] of [
    ['125.50', 12_550],
    ['0', 0],
    ['-125.50', -12_550],
    ['\u22121,234.5', -123_450],
    ['Q-5', -500],
    ['-Q5', -500],
    ['- 5', -500],
  ] as const) {
    assert.is(readSignedAmount(text, quetzalFormat), cents, text);
    assert.is(signedAmountError(text, quetzalFormat), undefined, text);
  }
});

test('a text that is not a sum has an error that says why', () => {
  for (const [error, ...texts] of [
    ['Este campo es requerido', '', '  '],
    ['Escribe el monto con números, como 1,234.50', '5-3', '--5', 'cinco'],
    ['El monto admite dos decimales como máximo', '1.255', '-1.255'],
  ] as const)
    for (const text of texts) assert.is(signedAmountError(text, quetzalFormat), error, text);
  const euros = { locale: 'es-ES', currency: 'EUR' };
  assert.is(signedAmountError('cinco', euros), 'Escribe el monto con números, como 1234,50');
});
