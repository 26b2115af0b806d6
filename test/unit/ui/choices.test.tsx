import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { CheckboxGroup } from '../../../src/ui/checkbox-group.tsx';
import { RadioGroup } from '../../../src/ui/radio-group.tsx';
import { Segmented } from '../../../src/ui/segmented.tsx';
import { SelectField } from '../../../src/ui/select-field.tsx';
import { Switch } from '../../../src/ui/switch.tsx';
import { Tabs } from '../../../src/ui/tabs.tsx';
import { ControlledField } from '../../support/controlled-field.tsx';
import { render } from '../../support/render.tsx';

for (const Control of [Checkbox, Switch]) {
  test(`a ${Control.name} is switched by clicking its label, unless disabled`, async () => {
    const seen: boolean[] = [];
    const form = (disabled: boolean) => (
      <ControlledField start={false} note={(on) => seen.push(on)}>
        {(on, onChange) => <Control label="Avisarme" value={on} disabled={disabled} onChange={onChange} />}
      </ControlledField>
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
    <ControlledField start={['mon']} note={(days) => chosen.push(days)}>
      {(days, onChange) => <CheckboxGroup label="Días" value={days} onChange={onChange} choices={choices} />}
    </ControlledField>,
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

type Kind = 'manual' | 'automatic' | 'none';

function Kinds({ disabled = false, error }: { disabled?: boolean; error?: string }) {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <RadioGroup<Kind>
      label="Cierre"
      labeled
      value={kind}
      onChange={setKind}
      disabled={disabled}
      error={error}
      choices={[
        { value: 'automatic', title: 'Automático', text: 'Todos los días', below: <p>Hora</p> },
        { value: 'manual', title: 'Manual', extra: <em>Recomendado</em> },
        { value: 'none', title: 'Ninguno', disabled: true },
      ]}
    />
  );
}

test('at most one option is selected, and only that one shows its content', async () => {
  const view = await render(<Kinds />);
  const checked = () => ['Automático', 'Manual', 'Ninguno'].map((name) => view.field(name).checked);
  assert.equal(checked(), [false, false, false]);
  assert.is(view.text(), 'CierreAutomáticoTodos los díasManualRecomendadoNinguno');
  await view.click(view.field('Automático'));
  assert.equal(checked(), [true, false, false]);
  assert.match(view.text(), 'HoraManual');
  await view.click(view.field('Manual'));
  assert.equal(checked(), [false, true, false]);
  assert.not.match(view.text(), 'Hora');
});

test('single options or the whole group can be disabled', async () => {
  const disabled = async (all: boolean) => {
    const view = await render(<Kinds disabled={all} />);
    return ['Automático', 'Manual', 'Ninguno'].map((name) => view.field(name).disabled);
  };
  assert.equal(await disabled(false), [false, false, true]);
  assert.equal(await disabled(true), [true, true, true]);
});

test('an error describes the group, which can then get the focus', async () => {
  const view = await render(<Kinds error="Este campo es requerido" />);
  const group = view.find('[role=radiogroup]');
  assert.is(group.getAttribute('aria-invalid'), 'true');
  assert.is(view.description(group), 'Este campo es requerido');
  await view.focus(group);
  assert.is(document.activeElement, group);
  await view.rerender(<Kinds />);
  assert.not.ok(['aria-invalid', 'aria-describedby', 'tabindex'].some((name) => group.hasAttribute(name)));
});

const tabs = [
  { value: 'pending', label: 'Pendientes' },
  { value: 'paid', label: 'Pagados' },
] as const;

function Sets() {
  const [value, setValue] = useState<'pending' | 'paid'>('pending');
  return <Tabs label="Transacciones" panelId="panel" value={value} onChange={setValue} tabs={tabs} />;
}

test('arrow keys, Home and End move between the tabs and wrap around', async () => {
  const view = await render(<Sets />);
  await view.focus(view.button('Pendientes'));
  for (const [key, tab] of [
    ['ArrowRight', 'Pagados'],
    ['ArrowRight', 'Pendientes'],
    ['ArrowLeft', 'Pagados'],
    ['Home', 'Pendientes'],
    ['End', 'Pagados'],
  ] as const) {
    await view.press(key);
    assert.is(view.text('[aria-selected=true]'), tab, key);
    assert.is(document.activeElement, view.button(tab));
    assert.is(view.text('[role=tab][tabindex="0"]'), tab, 'only it is in the tab order');
    assert.is(view.findAll('[role=tab][tabindex="0"]').length, 1);
  }
});
