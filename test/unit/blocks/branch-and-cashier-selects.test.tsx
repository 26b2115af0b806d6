import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BranchAndCashierSelects } from '../../../src/blocks/places/branch-and-cashier-selects.tsx';
import { render } from '../../support/render.tsx';

const options = (...names: string[]) =>
  ['', ...names].map((name) => ({ value: name, label: name || 'Todas' }));

function Places({ withBranches = true }: { withBranches?: boolean }) {
  const [chosen, setChosen] = useState({ branchId: 'Centro', cashierId: 'Caja 1' });
  return (
    <BranchAndCashierSelects
      {...chosen}
      places={{
        branches: withBranches ? options('Centro', 'Sur') : undefined,
        cashiers: options('Caja 1', 'Caja 2'),
        chosen,
        resolved: true,
      }}
      onChange={(change) => setChosen({ ...chosen, ...change })}
    />
  );
}

test('choosing another cashier keeps the branch; choosing another branch clears the cashier', async () => {
  const view = await render(<Places />);
  const values = () => [view.field('Sucursal').value, view.field('Caja').value];
  await view.type(view.field('Caja'), 'Caja 2');
  assert.equal(values(), ['Centro', 'Caja 2']);
  await view.type(view.field('Sucursal'), 'Sur');
  assert.equal(values(), ['Sur', '']);
});

test('users who see only one branch choose the cashier only', async () => {
  const view = await render(<Places withBranches={false} />);
  assert.throws(() => view.field('Sucursal'));
  assert.ok(view.field('Caja'));
});
