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
  const chosen = () => view.text('[aria-selected=true]');

  await view.press('ArrowRight');
  assert.is(chosen(), 'Pagados');
  assert.is(document.activeElement, view.button('Pagados'));
  await view.press('ArrowRight');
  assert.is(chosen(), 'Pendientes');
  await view.press('ArrowLeft');
  assert.is(chosen(), 'Pagados');
  await view.press('Home');
  assert.is(chosen(), 'Pendientes');
  await view.press('End');
  assert.is(chosen(), 'Pagados');
});

test('only the selected tab is in the tab order', async () => {
  const view = await render(<Sets />);
  assert.equal(
    view.findAll('[role=tab]').map((tab) => tab.tabIndex),
    [0, -1],
  );
});
