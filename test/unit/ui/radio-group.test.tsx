import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RadioGroup } from '../../../src/ui/radio-group.tsx';
import { render } from '../../support/render.tsx';

type Kind = 'manual' | 'automatic' | 'none';

function Kinds({ disabled = false, error }: { disabled?: boolean; error?: string }) {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <RadioGroup<Kind>
      label="Cierre"
      labelled
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
