import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Segmented } from '../../../src/ui/segmented.tsx';
import { render } from '../../support/render.tsx';

test('the selected segment is pressed, and another can be selected', async () => {
  let chosen = '';
  const view = await render(
    <Segmented
      label="Tiempo de espera"
      value="15"
      onChange={(value) => (chosen = value)}
      options={[
        { value: '5', label: '5 minutos' },
        { value: '15', label: '15 minutos' },
      ]}
    />,
  );
  assert.is(view.text('[aria-pressed=true]'), '15 minutos');
  await view.clickButton('5 minutos');
  assert.is(chosen, '5');
});
