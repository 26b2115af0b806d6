import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { childCashierOption } from '../../../src/screens/cashiers/child-cashiers-dialog.tsx';

const test = suite('children to choose for a titular cashier');

test('children of another titular, and titulars, cannot be chosen; the list gives the reason', () => {
  const titular = { childrenUser: ['c2'] };
  const cashier = {
    id: 'c2',
    name: 'Caja 2',
    username: 'luna-c2',
    childrenUser: null as string[] | null,
    isChildCashier: true,
  };
  const choice = (change: Partial<typeof cashier>) => {
    const { disabled, text } = childCashierOption({ ...cashier, ...change }, titular);
    return [disabled, text];
  };
  assert.equal(choice({}), [false, '@luna-c2']);
  assert.equal(choice({ id: 'c3' }), [true, 'Ya pertenece a otra caja titular']);
  assert.equal(choice({ id: 'c4', isChildCashier: false, childrenUser: ['c5'] }), [
    true,
    'Es titular de otras cajas',
  ]);
  assert.equal(choice({ id: 'c6', isChildCashier: false, childrenUser: [] }), [false, '@luna-c2']);
});

test.run();
