import { type RequestRow, statusAt } from '#sandbox/money/refund-requests/read-requests.ts';
import { assert, test } from '../support/test.ts';

test('a request to refund lapses at its end, not after it, and only while it waits', () => {
  const end = new Date('2026-11-27T16:00:00.000Z');
  const at = (status: string, shift: number) =>
    statusAt({ status, expires_at: end } as RequestRow, new Date(end.getTime() + shift));
  assert.equal(
    [-1, 0, 1].map((shift) => at('pending', shift)),
    ['pending', 'lapsed', 'lapsed'],
  );
  assert.is(at('approved', 1), 'approved');
});
