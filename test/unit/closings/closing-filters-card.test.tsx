import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ClosingFiltersCard } from '../../../src/screens/closings/closing-filters-card.tsx';
import { render } from '../../support/render.tsx';

const test = suite('filters of the closings');

test('the filter shows the status that it applies', async () => {
  const filters = {
    period: '',
    from: '',
    to: '',
    completedFrom: '',
    completedTo: '',
    branchId: '',
    cashierId: '',
    status: 'error',
    depositStatus: '',
    depositReference: '',
  } as const;
  const places = {
    branches: undefined,
    cashiers: undefined,
    chosen: { branchId: '', cashierId: '' },
    resolved: true,
  };
  const view = await render(
    <ClosingFiltersCard filters={filters} places={places} count={1} hasDeposits={false} />,
  );
  assert.is(view.field('Estado').value, 'error');
});

test.run();
