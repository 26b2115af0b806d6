import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CheckboxGroup } from '../../../src/ui/checkbox-group.tsx';
import { render } from '../../support/render.tsx';

function Days({ start, onChange }: { start: string[]; onChange: (days: string[]) => void }) {
  const [days, setDays] = useState(start);
  return (
    <CheckboxGroup
      label="Días"
      value={days}
      onChange={(next) => {
        setDays(next);
        onChange(next);
      }}
      choices={[
        { value: 'mon', title: 'Lunes', text: 'Abierto' },
        { value: 'tue', title: 'Martes' },
        { value: 'wed', title: 'Miércoles', disabled: true },
      ]}
    />
  );
}

test('each box is checked and unchecked without changing the others', async () => {
  const chosen: string[][] = [];
  const view = await render(<Days start={['mon']} onChange={(days) => chosen.push(days)} />);
  assert.equal([view.field('Lunes').checked, view.field('Martes').checked], [true, false]);
  await view.click(view.field('Martes'));
  await view.click(view.field('Lunes'));
  assert.equal(chosen, [['mon', 'tue'], ['tue']]);
  assert.equal([view.field('Lunes').checked, view.field('Martes').checked], [false, true]);
  assert.ok(view.field('Miércoles').disabled);
});
