import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Tabs } from '../../../src/ui/tabs.tsx';
import { render } from '../../support/render.tsx';

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
