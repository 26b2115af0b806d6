import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CashiersTable } from '../../../src/screens/cashiers/cashiers-table.tsx';
import { branchOf, type ShownBranch } from '../../../src/screens/cashiers/use-shown-branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { render } from '../../support/render.tsx';

const test = suite('table of cashiers');
const person = {
  type: 'branch_admin',
  branchId: 'br_centro',
  branchName: 'Centro',
  username: 'tiendaluna-centro',
} as const;
const branch = branchOf(person, undefined) as ShownBranch;

test('titulars, their cashiers and the default are marked', async () => {
  const rows = [
    cashier({ childrenUser: ['us_2', 'us_3'] }),
    cashier({ id: 'us_2', name: 'Caja 2', isChildCashier: true }),
    cashier({ id: 'us_4', name: 'Caja 4' }),
  ];
  const view = await render(
    <CashiersTable
      rows={rows}
      all={rows}
      defaultCashierId="us_4"
      branch={branch}
      person={{ type: 'branch_admin', permissions: [] }}
    />,
  );
  assert.equal(view.texts('tbody th'), ['Caja 1Titular de 2', 'Caja 2De Caja 1', 'Caja 4Predeterminada']);
});

test.run();
