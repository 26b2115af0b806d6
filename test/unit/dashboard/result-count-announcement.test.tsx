import { signal } from '@preact/signals-react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setFilters } from '../../../src/screens/dashboard/dashboard-filters.ts';
import { ResultCountAnnouncement } from '../../../src/screens/dashboard/header/result-count-announcement.tsx';
import type { Dashboard } from '../../../src/screens/dashboard/use-dashboard.ts';
import { paid } from '../../fixtures/transaction.ts';
import { rowsOf } from '../../fixtures/transaction-rows.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { render } from '../../support/render.tsx';

for (const [pending, received, said] of [
  [1, 0, '1 pendiente, 0 pagados'],
  [0, 1, '0 pendientes, 1 pagado'],
  [2, 3, '2 pendientes, 3 pagados'],
  [0, 0, 'No se encontraron registros coincidentes'],
] as const) {
  test(`${pending} pending and ${received} paid are announced as «${said}», after a pause`, async () => {
    const list = (count: number) => ({
      shown: signal(rowsOf(...Array.from({ length: count }, () => paid({})))),
    });
    const dashboard = { pending: list(pending), paid: list(received) } as unknown as Dashboard;
    setFilters({ search: 'maria' });
    const timers = fakeTimers();
    const view = await render(<ResultCountAnnouncement dashboard={dashboard} />);
    const spoken = () => view.text('[role=status]');
    await view.act(() => timers.advance(599));
    assert.is(spoken(), '');
    await view.act(() => timers.advance(1));
    assert.is(spoken(), said);
  });
}
