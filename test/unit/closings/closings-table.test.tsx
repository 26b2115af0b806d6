import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ClosingsTable } from '../../../src/screens/closings/closings-table.tsx';
import { closingRow } from '../../fixtures/closing.ts';
import { session } from '../../fixtures/session.ts';
import { onNarrowScreen } from '../../support/narrow-screen.ts';
import { render } from '../../support/render.tsx';

const test = suite('list of closings');
const { user, ...of } = session().userData;
const person = { ...user, ...of };

test('on a phone each row has its place, amount and status', async () => {
  const rows = [closingRow({ status: 'error' })];
  const view = await onNarrowScreen(() =>
    render(<ClosingsTable rows={rows} sort="desc" stale={false} person={person} />),
  );
  const text = view.text('li');
  for (const part of ['Centro', 'Q2,754.25', '12 pagos, 1 reembolso', 'Error']) assert.match(text, part);
});

test.run();
