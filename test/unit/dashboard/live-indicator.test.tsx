import { signal } from '@preact/signals-react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LiveIndicator } from '../../../src/screens/dashboard/header/live-indicator.tsx';
import type { Dashboard } from '../../../src/screens/dashboard/use-dashboard.ts';
import { deviceNow, setServerTime } from '../../../src/stores/clock.ts';
import { heardAt } from '../../../src/stores/live/changes.ts';
import { render } from '../../support/render.tsx';

for (const [seconds, text] of [
  [0, 'Actualizado ahora'],
  [2, 'Actualizado ahora'],
  [4, 'Actualizado hace 4 s'],
  [130, 'Actualizado hace 2 min'],
] as const) {
  test(`after ${seconds} seconds the age of the data is shown`, async () => {
    const readAt = signal(deviceNow.value - seconds * 1000);
    const dashboard = { connection: signal('live'), told: signal(false), readAt } as unknown as Dashboard;
    const view = await render(<LiveIndicator dashboard={dashboard} timeZone="America/Guatemala" />);
    assert.is(view.text(), text);
  });
}

test('En vivo is shown while the stream reports changes and has sent something in the last 20 seconds', async () => {
  const told = signal(true);
  const readAt = signal(deviceNow.value - 50_000);
  heardAt.value = deviceNow.value - 19_000;
  const dashboard = { connection: signal('live'), told, readAt } as unknown as Dashboard;
  const view = await render(<LiveIndicator dashboard={dashboard} timeZone="America/Guatemala" />);
  assert.is(view.text(), 'En vivo');
  await view.act(() => {
    heardAt.value = deviceNow.value - 20_000;
  });
  assert.is(view.text(), 'Actualizado hace 50 s');
  await view.act(() => {
    heardAt.value = deviceNow.value;
    told.value = false;
  });
  assert.is(view.text(), 'Actualizado hace 50 s');
});

test('without a connection the time since when is shown, by the server’s clock', async () => {
  setServerTime(Date.parse('2026-11-20T20:30:00Z'));
  const dashboard = {
    connection: signal('lost'),
    failure: signal(undefined),
    readAt: signal(deviceNow.value - 60_000),
  } as unknown as Dashboard;
  const view = await render(<LiveIndicator dashboard={dashboard} timeZone="America/Guatemala" />);
  assert.match(view.text(), 'desde las 14:29:00');
});
