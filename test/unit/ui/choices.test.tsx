import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { SelectField } from '../../../src/ui/select-field.tsx';
import { Switch } from '../../../src/ui/switch.tsx';
import { render } from '../../support/render.tsx';

for (const [name, Control] of [
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const) {
  test(`a ${name} is switched by clicking its label, unless disabled`, async () => {
    const seen: boolean[] = [];
    function Form({ disabled }: { disabled: boolean }) {
      const [on, setOn] = useState(false);
      return (
        <Control
          label="Avisarme"
          value={on}
          disabled={disabled}
          onChange={(value) => {
            setOn(value);
            seen.push(value);
          }}
        />
      );
    }
    const view = await render(<Form disabled={false} />);
    await view.click(view.field('Avisarme'));
    assert.ok(view.field('Avisarme').checked);
    await view.click(view.field('Avisarme'));
    assert.equal(seen, [true, false]);
    assert.not.ok(view.field('Avisarme').disabled);
    await view.rerender(<Form disabled />);
    assert.ok(view.field('Avisarme').disabled);
  });
}

test('a select has its placeholder first, and reports what is chosen', async () => {
  const chosen: string[] = [];
  const select = (disabled: boolean, error?: string) => (
    <SelectField
      label="Ciudad"
      value=""
      placeholder="Elige una ciudad"
      options={[
        { value: 'gt', label: 'Guatemala' },
        { value: 'xe', label: 'Xela', disabled: true },
      ]}
      disabled={disabled}
      error={error}
      onChange={(value) => chosen.push(value)}
    />
  );
  const view = await render(select(false));
  const field = () => view.field<HTMLSelectElement>('Ciudad');
  assert.not.ok(field().disabled);
  assert.equal(
    [...field().options].map(({ value, textContent, disabled }) => [value, textContent, disabled]),
    [
      ['', 'Elige una ciudad', false],
      ['gt', 'Guatemala', false],
      ['xe', 'Xela', true],
    ],
  );
  await view.type(field(), 'gt');
  assert.equal(chosen, ['gt']);
  await view.rerender(select(true, 'Este campo es requerido'));
  assert.ok(field().disabled);
  assert.is(
    document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent,
    'Este campo es requerido',
  );
});

test('a select without a placeholder has only its options', async () => {
  const view = await render(
    <SelectField
      label="Ciudad"
      value="gt"
      options={[{ value: 'gt', label: 'Guatemala' }]}
      onChange={() => undefined}
    />,
  );
  assert.equal(view.texts('option'), ['Guatemala']);
});
