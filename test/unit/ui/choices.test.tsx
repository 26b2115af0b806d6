import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { CheckboxGroup } from '../../../src/ui/checkbox-group.tsx';
import { Segmented } from '../../../src/ui/segmented.tsx';
import { SelectField } from '../../../src/ui/select-field.tsx';
import { Switch } from '../../../src/ui/switch.tsx';
import { KeptValue } from '../../support/kept-value.tsx';
import { render } from '../../support/render.tsx';

for (const Control of [Checkbox, Switch]) {
  test(`a ${Control.name} is switched by clicking its label, unless disabled`, async () => {
    const seen: boolean[] = [];
    const form = (disabled: boolean) => (
      <KeptValue start={false} note={(on) => seen.push(on)}>
        {(on, onChange) => <Control label="Avisarme" value={on} disabled={disabled} onChange={onChange} />}
      </KeptValue>
    );
    const view = await render(form(false));
    await view.click(view.field('Avisarme'));
    assert.ok(view.field('Avisarme').checked);
    await view.click(view.field('Avisarme'));
    assert.equal(seen, [true, false]);
    assert.not.ok(view.field('Avisarme').disabled);
    await view.rerender(form(true));
    assert.ok(view.field('Avisarme').disabled);
  });
}

test('each box of a group is checked and unchecked without changing the others', async () => {
  const chosen: string[][] = [];
  const choices = [
    { value: 'mon', title: 'Lunes', text: 'Abierto' },
    { value: 'tue', title: 'Martes' },
    { value: 'wed', title: 'Miércoles', disabled: true },
  ];
  const view = await render(
    <KeptValue start={['mon']} note={(days) => chosen.push(days)}>
      {(days, onChange) => <CheckboxGroup label="Días" value={days} onChange={onChange} choices={choices} />}
    </KeptValue>,
  );
  const checked = () => ['Lunes', 'Martes'].map((name) => view.field(name).checked);
  assert.equal(checked(), [true, false]);
  await view.click(view.field('Martes'));
  await view.click(view.field('Lunes'));
  assert.equal(chosen, [['mon', 'tue'], ['tue']]);
  assert.equal(checked(), [false, true]);
  assert.ok(view.field('Miércoles').disabled);
});

test('the selected segment is pressed, and another can be selected', async () => {
  let chosen = '';
  const options = ['5', '15'].map((value) => ({ value, label: `${value} minutos` }));
  const view = await render(
    <Segmented label="Espera" value="15" onChange={(value) => (chosen = value)} options={options} />,
  );
  assert.is(view.text('[aria-pressed=true]'), '15 minutos');
  await view.clickButton('5 minutos');
  assert.is(chosen, '5');
});

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
  assert.is(view.description(field()), 'Este campo es requerido');
});

test('a select without a placeholder has only its options', async () => {
  const options = [{ value: 'gt', label: 'Guatemala' }];
  const view = await render(
    <SelectField label="Ciudad" value="gt" options={options} onChange={() => undefined} />,
  );
  assert.equal(view.texts('option'), ['Guatemala']);
});
