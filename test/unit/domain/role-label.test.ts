import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { roleLabel } from '../../../src/domain/role-label.ts';

test('the role from Equipo is preferred to the user’s type; an unknown type has no name', () => {
  for (const [type, roleName, label] of [
    ['admin', 'Supervisor', 'Supervisor'],
    ['admin', null, 'Administrador'],
    ['branch_admin', null, 'Administrador de sucursal'],
    ['operator', null, 'Cajero'],
    ['auditor', null, ''],
  ] as const)
    assert.is(roleLabel({ type, roleName }), label);
});
