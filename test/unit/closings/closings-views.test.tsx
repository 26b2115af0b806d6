import { paths } from '../../../src/domain/paths.ts';
import { ClosingsViews } from '../../../src/screens/closings/closings-views.tsx';
import { assert, render, test } from '../support/render.tsx';

const CAPABILITIES = ['statement', 'reconciliation'];
const person = (type: string, capabilities = CAPABILITIES, permissions = ['closing_history']) => ({
  type,
  capabilities,
  permissions,
});

const offered = async (someone: ReturnType<typeof person>) => {
  const view = await render(<ClosingsViews person={someone} current={paths.closing.history} />);
  const labels = view.texts('a');
  await view.unmount();
  return labels;
};

test('Conciliar is offered to whoever sees the closings of the whole business, where the backend has it', async () => {
  assert.equal(await offered(person('admin')), ['Cierres', 'Estado de cuenta', 'Conciliar']);
  assert.equal(await offered(person('admin', ['statement'])), ['Cierres', 'Estado de cuenta']);
  assert.equal(await offered(person('admin', ['reconciliation'])), ['Cierres', 'Conciliar']);
  assert.equal(await offered(person('branch_admin')), ['Cierres', 'Estado de cuenta']);
});

test('who has one view only gets no links', async () => {
  assert.equal(await offered(person('operator')), []);
  assert.equal(await offered(person('admin', [])), []);
  assert.equal(await offered(person('admin', CAPABILITIES, ['view_payments'])), []);
});
