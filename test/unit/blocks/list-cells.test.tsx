import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AdministrativeUsersActivitySwitch } from '../../../src/blocks/administrative-users-activity-switch.tsx';
import { ActiveOrBlockedChip } from '../../../src/blocks/list/active-or-blocked-chip.tsx';
import { labelOf } from '../../../src/blocks/list/applied-filter-chips.tsx';
import { NameWithTags } from '../../../src/blocks/list/name-with-tags.tsx';
import { NoteAndReference } from '../../../src/blocks/list/note-and-reference.tsx';
import { DashboardHistorySwitch } from '../../../src/features/transaction/dashboard-history-switch.tsx';
import { TransactionStatusChip } from '../../../src/features/transaction/transaction-status-chip.tsx';
import { render } from '../../support/render.tsx';

test('status, note and name are shown, or a dash if they are missing', async () => {
  for (const [cell, text] of [
    [<ActiveOrBlockedChip key="1" status="active" />, 'Activo'],
    [<ActiveOrBlockedChip key="2" status="blocked" />, 'Bloqueado'],
    [<TransactionStatusChip key="3" status="refunded" />, 'Reembolsado'],
    [<TransactionStatusChip key="4" status="disputed" />, 'disputed'],
    [<NoteAndReference key="5" note="" reference="" />, '—'],
    [<NoteAndReference key="6" note="Pan" reference="" />, 'Pan—'],
    [<NoteAndReference key="7" note="" reference="C10" />, '—C10'],
    [
      <NameWithTags key="8" name="Caja 1" tags={['Predeterminada', 'Titular']} />,
      'Caja 1PredeterminadaTitular',
    ],
  ] as const) {
    assert.is((await render(cell)).text(), text);
  }
});

test('a filter whose value is not in its list shows the id', () => {
  const options = [{ value: 'br_centro', label: 'Centro' }];
  assert.equal(
    [labelOf(options, 'br_centro'), labelOf(options, 'br_9'), labelOf(undefined, 'br_9')],
    ['Centro', 'br_9', 'br_9'],
  );
});

test('of two views the current one is marked', async () => {
  for (const [path, Switch, current] of [
    ['/transaction/dashboard', DashboardHistorySwitch, 'En vivo'],
    ['/transaction/history', DashboardHistorySwitch, 'Historial'],
    ['/user-administration', AdministrativeUsersActivitySwitch, 'Personas'],
    ['/user-administration/activity', AdministrativeUsersActivitySwitch, 'Registro de actividad'],
  ] as const) {
    history.replaceState(null, '', path);
    const view = await render(<Switch />);
    assert.equal(view.texts('[aria-current=page]'), [current]);
    assert.is(view.find('[aria-current=page]').getAttribute('href'), path);
    await view.unmount();
  }
});
