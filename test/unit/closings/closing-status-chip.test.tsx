import { ClosingStatusChip } from '#screens/closings/closing-status-chip.tsx';
import { assert, render, test } from '../support/render.tsx';

test('every final state of a closing has an icon of its own, so that no color is needed to tell them apart; an unknown one has none', async () => {
  const icons: (string | null | undefined)[] = [];
  for (const status of ['error', 'canceled', 'completed']) {
    const view = await render(<ClosingStatusChip status={status} />);
    icons.push(document.querySelector('use')?.getAttribute('href'));
    await view.unmount();
  }
  assert.ok(icons.every(Boolean), icons.join());
  assert.is(new Set(icons).size, icons.length, icons.join());
  const view = await render(<ClosingStatusChip status="of-another-backend" />);
  assert.equal([view.text(), view.has('use')], ['of-another-backend', false]);
});
