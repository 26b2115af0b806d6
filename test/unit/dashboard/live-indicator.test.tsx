import { signal } from '@preact/signals-react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LiveIndicator } from '../../../src/screens/dashboard/header/live-indicator.tsx';
import type { Dashboard } from '../../../src/screens/dashboard/use-dashboard.ts';
import { deviceNow } from '../../../src/stores/clock.ts';
import { render } from '../../support/render.tsx';

const test = suite('how fresh the dashboard is');

for (const [seconds, text] of [
  [0, 'Actualizado ahora'],
  [2, 'Actualizado ahora'],
  [4, 'Actualizado hace 4 s'],
  [130, 'Actualizado hace 2 min'],
] as const) {
  test(`after ${seconds} seconds`, async () => {
    const readAt = signal(deviceNow.value - seconds * 1000);
    const dashboard = { connection: signal('live'), readAt } as unknown as Dashboard;
    const view = await render(<LiveIndicator dashboard={dashboard} timeZone="America/Guatemala" />);
    assert.is(view.container.textContent, text);
    await view.unmount();
  });
}

test.run();
