import { useState } from 'react';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { assert, render, test } from '../support/render.tsx';

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
  assert.ok(view.field('Ninguno').disabled && !view.field('Manual').disabled);
  assert.is(view.text(), 'CierreAutomáticoTodos los díasManualRecomendadoNinguno');
  await view.click(view.field('Automático'));
  assert.equal(checked(), [true, false, false]);
  assert.match(view.text(), 'HoraManual');
  await view.click(view.field('Manual'));
  assert.equal(checked(), [false, true, false]);
  assert.not.match(view.text(), 'Hora');
});

test('an error describes the group, which can then get the focus', async () => {
  const view = await render(<Kinds error="Este campo es requerido" />);
  const group = view.find('[role=radiogroup]');
  assert.is(group.getAttribute('aria-invalid'), 'true');
  assert.is(view.description(group), 'Este campo es requerido');
  await view.focus(group);
  assert.is(document.activeElement, group);
  await view.rerender(<Kinds disabled />);
  assert.not.ok(['aria-invalid', 'aria-describedby', 'tabindex'].some((name) => group.hasAttribute(name)));
  assert.is(view.findAll('input:disabled').length, 3);
});

const tabs = [
  { value: 'pending', label: 'Pendientes' },
  { value: 'paid', label: 'Pagados' },
  { value: 'refunded', label: 'Reembolsados' },
] as const;

function Sets() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('pending');
  return <Tabs label="Transacciones" panelId="panel" value={value} onChange={setValue} tabs={tabs} />;
}

test('arrow keys, Home and End move between the tabs and wrap around', async () => {
  const view = await render(<Sets />);
  await view.focus(view.button('Pendientes'));
  for (const [key, tab] of [
    ['ArrowRight', 'Pagados'],
    ['ArrowLeft', 'Pendientes'],
    ['ArrowLeft', 'Reembolsados'],
    ['a', 'Reembolsados'],
    ['ArrowRight', 'Pendientes'],
    ['End', 'Reembolsados'],
    ['Home', 'Pendientes'],
  ] as const) {
    await view.press(key);
    assert.is(view.text('[aria-selected=true]'), tab, key);
    assert.is(document.activeElement, view.button(tab));
    assert.is(view.text('[role=tab][tabindex="0"]'), tab, 'only it is in the tab order');
    assert.is(view.findAll('[role=tab][tabindex="0"]').length, 1);
  }
});
