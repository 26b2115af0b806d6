import { useState } from 'react';
import { AmountField } from '#blocks/form/amount-field.tsx';
import { readAmount } from '#domain/typed-amount.ts';
import { quetzalFormat } from '../fixtures/quetzal-format.ts';
import { assert, render, test } from '../support/render.tsx';

function Form({ onChange }: { onChange: (value: string) => void }) {
  const [amount, setAmount] = useState('');
  const change = (value: string) => {
    setAmount(value);
    onChange(value);
  };
  return (
    <>
      <AmountField label="Monto" value={amount} onChange={change} />
      <button type="button" aria-label="Otro" onClick={() => setAmount('77')} />
    </>
  );
}

async function openForm() {
  let value = '';
  const view = await render(<Form onChange={(next) => (value = next)} />);
  const field = view.field('Monto');
  return {
    view,
    field,
    meaning: () => readAmount(value, quetzalFormat),
    /** Focuses the field, presses keys, and leaves the field. */
    async visit(...keys: string[]) {
      await view.focus(field);
      await view.keys(...keys);
      await view.blur(field);
    },
  };
}

test('when the field gets the focus again, by keyboard or pointer, the amount is selected without thousands separators, and typing replaces it', async () => {
  const { view, field, meaning, visit } = await openForm();
  await visit(...'1234.5');
  assert.is(field.value, '1,234.50');
  await view.focus(field);
  assert.equal([field.value, field.selectionStart, field.selectionEnd], ['1234.50', 0, 7]);
  await view.keys(...'50');
  assert.is(meaning(), 5_000);
  await view.blur(field);
  await view.click(field);
  await view.keys(...'7,5');
  assert.is(meaning(), 750);
  await view.clickButton('Otro');
  assert.is(field.value, '77.00', 'an amount set by the program replaces the typed one');
  await view.focus(field);
  assert.is(field.value, '77', 'a whole amount is edited without cents');
});

test('the first click selects the amount, the next one places the caret, and the browser’s menu works', async () => {
  const { view, field } = await openForm();
  const press = async (button: number) => {
    let taken = false;
    await view.act(() => {
      taken = !field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button }));
    });
    return taken;
  };
  assert.equal([await press(2), document.activeElement === field], [false, false]);
  assert.equal([await press(0), document.activeElement === field], [true, true]);
  assert.is(await press(0), false);
});

test('while another window has the focus, the typed text does not change', async () => {
  const { view, field, meaning } = await openForm();
  await view.focus(field);
  await view.keys(...'12');
  await view.act(() => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await view.keys(...'50');
  assert.is(meaning(), 125_000);
});

test('an invalid amount shows an error after the field loses the focus, until it is valid', async () => {
  const { view, field, visit } = await openForm();
  await visit();
  assert.not.ok(view.has('[aria-invalid]'));
  for (const [text, words] of [
    ['1e9', 'Escribe el monto con números, como 1,234.50'],
    ['125.555', 'El monto admite dos decimales como máximo'],
  ] as const) {
    await visit(...text);
    assert.equal(readAmount(field.value, quetzalFormat), readAmount(text, quetzalFormat));
    assert.is(view.description(field), words, text);
  }
  await visit(...'5');
  assert.not.ok(view.has('[aria-invalid]'));
});
