import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { permissionsSummary } from '../../../src/screens/administrative-users/role-choice.tsx';
import { ADMIN, SUPERVISOR } from '../../fixtures/role-permissions.ts';

const test = suite('permissions in words');

test('the permissions of a role are explained in plain words', () => {
  assert.is(
    permissionsSummary(ADMIN),
    'Ve y cambia pagos, cierres, sucursales, cajas y equipo; solo ve pagos por liquidar.',
  );
  assert.is(
    permissionsSummary(SUPERVISOR),
    'Ve pagos, pagos por liquidar, cierres, sucursales, cajas y equipo, sin cambiar nada.',
  );
  assert.is(
    permissionsSummary(['view_balance', 'view_payments', 'closing_history']),
    'Ve pagos, pagos por liquidar y cierres, sin cambiar nada.',
  );
  assert.is(permissionsSummary(['view_payments', 'cashier_manage']), 'Ve y cambia pagos.');
  assert.is(permissionsSummary([]), 'No ve nada.');
});

test.run();
