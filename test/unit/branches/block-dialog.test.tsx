import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIALOGS_BY_STEP } from '../../../src/screens/branches/branch-dialogs.tsx';
import { branch } from '../../fixtures/branch.ts';
import { render } from '../../support/render.tsx';

for (const [cashierCount, told] of [
  [0, []],
  [1, ['Se bloquea 1 caja. Al desbloquear la sucursal se desbloquea también.']],
  [3, ['Se bloquean 3 cajas. Al desbloquear la sucursal se desbloquean también.']],
] as const) {
  test(`with ${cashierCount} cashiers`, async () => {
    const view = await render(<DIALOGS_BY_STEP.block step="block" branch={branch({ cashierCount })} />);
    assert.equal(view.texts('[role=status]'), told);
  });
}
