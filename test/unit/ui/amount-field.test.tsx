import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AmountField } from '../../../src/ui/amount-field.tsx';
import { groupedAmount, plainAmount } from '../../../src/ui/amount-text.ts';
import { render } from '../../support/render.tsx';

const test = suite('amount field');

function Form({ onChange }: { onChange?: (value: string) => void }) {
  const [amount, setAmount] = useState('');
  return (
    <AmountField
      label="Monto"
      value={amount}
      onChange={(value) => {
        setAmount(value);
        onChange?.(value);
      }}
    />
  );
}

test('it refuses a third decimal and letters', async () => {
  const view = await render(<Form />);
  const field = view.field('Monto');
  await view.focus(field);
  await view.type(field, '125.50');
  await view.type(field, '125.505');
  assert.is(field.value, '125.50');
  await view.type(field, '125.5x');
  assert.is(field.value, '125.50');
  await view.unmount();
});

test('it shows thousands when the focus leaves, and the plain amount while it is edited', async () => {
  const view = await render(<Form />);
  const field = view.field('Monto');
  await view.focus(field);
  await view.type(field, '1234.5');
  await view.blur(field);
  assert.is(field.value, '1,234.50');
  await view.focus(field);
  assert.is(field.value, '1234.5');
  await view.unmount();
});

test('what is pasted with sign and separators becomes a plain amount', async () => {
  let value = '';
  const view = await render(<Form onChange={(next) => (value = next)} />);
  await view.focus(view.field('Monto'));
  await view.type(view.field('Monto'), ' Q1,234.50 ');
  assert.is(value, '1234.50');
  await view.unmount();
});

test('a comma that separates no thousands is a decimal point, never a hundredfold amount', () => {
  assert.is(plainAmount('12,50'), '12.50');
  assert.is(plainAmount('12,'), '12.');
  assert.is(plainAmount('1,234'), '1234');
  assert.is(plainAmount('1,234,567.8'), '1234567.8');
  assert.is(plainAmount('1,23,4'), null);
  assert.is(plainAmount('-5'), null);
  assert.is(plainAmount('1e3'), null);
  assert.is(plainAmount(''), '');
});

test('an amount is grouped without a float in between', () => {
  assert.is(groupedAmount('999999.99'), '999,999.99');
  assert.is(groupedAmount('9007199254740993'), '9,007,199,254,740,993.00');
  assert.is(groupedAmount('.5'), '0.50');
  assert.is(groupedAmount('007'), '7.00');
  assert.is(groupedAmount(''), '');
  assert.is(groupedAmount('.'), '.');
});

test.run();
