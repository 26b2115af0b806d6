import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CLOSING_STATUS_LABEL, parseClosingStatus } from '../../../src/domain/closing-status.ts';
import type { Permission, Role } from '../../../src/domain/permissions.ts';
import { closingActions, mayClose } from '../../../src/screens/closings/closing-actions.ts';
import { makerText, refundedText, refundsText } from '../../../src/screens/closings/closing-texts.ts';
import { closingsAddress, searchContent } from '../../../src/screens/closings/closings-address.ts';
import { closingRow, closingTotals } from '../../fixtures/closing.ts';

const person = (type: Role, ...permissions: Permission[]) => ({ type, permissions });
const cashier = person('operator', 'closing_history');
const reader = person('admin', 'closing_history');

test('cashiers, branches and the business can close; blocked users and those who only read cannot', () => {
  const titular = person('operator', 'closing_for_master_cashier', 'closing_blocked');
  const manager = person('admin', 'closing_history', 'cashier_manage');
  for (const someone of [cashier, titular, person('branch_admin', 'closing_history'), manager])
    assert.is(mayClose(someone), true, `${someone.type} ${someone.permissions}`);
  for (const someone of [reader, person('operator', 'closing_blocked')]) assert.is(mayClose(someone), false);
});

test('a completed closing has a slip, and a failed one can be retried by users who can close', () => {
  assert.equal(closingActions({ status: 'completed' }, reader), ['export', 'slip']);
  assert.equal(closingActions({ status: 'error' }, cashier), ['retry']);
  assert.equal(closingActions({ status: 'error' }, reader), []);
  for (const status of ['processing', 'canceled'] as const)
    assert.equal(closingActions({ status }, cashier), [], status);
});

test('each status has its label, and a status from a newer server is unknown', () => {
  assert.equal(Object.values(CLOSING_STATUS_LABEL), ['Procesando', 'Error', 'Cancelado', 'Completado']);
  assert.is(parseClosingStatus('reopened'), 'unknown');
});

test('a manual closing by nobody known has no author; refunds are written in the plural, and none is not negative', () => {
  assert.is(makerText(closingRow({ closingType: 'manual', createdByName: null })), '');
  assert.is(refundedText(closingTotals({ refundedAmount: 0, formattedRefundedAmount: 'Q0.00' })), 'Q0.00');
  assert.is(refundsText(2), '2 reembolsos');
});

const { format: formatClosingsAddress, parse: parseClosingsAddress } = closingsAddress;

const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };
const ADDRESS =
  '?from=2026-11-01&to=2026-11-20&branch=br_1&cashier=us_1&status=error&sort=asc&page=3&size=25';

test('writing an address and reading it back gives the same filters; invalid values of an address are ignored', () => {
  assert.is(formatClosingsAddress(parseClosingsAddress(ADDRESS)), ADDRESS);
  assert.is(formatClosingsAddress(parseClosingsAddress('')), '');
  const wrong = '?from=2026-11-20&to=2026-11-01&status=gone&sort=up&page=-1&size=7';
  assert.is(formatClosingsAddress(parseClosingsAddress(wrong)), '');
  assert.is(parseClosingsAddress('?from=2026-02-31').filters.from, '');
});

test('days are in UTC, a period follows the business’s calendar, and without filters the request has no conditions', () => {
  assert.equal(searchContent(parseClosingsAddress(ADDRESS), DAY), {
    businessBranchId: 'br_1',
    businessUserId: 'us_1',
    statuses: ['error'],
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
    sort: 'asc',
    pageProperties: { currentPage: 3, pageSize: 25 },
  });
  assert.equal(searchContent(parseClosingsAddress(''), DAY), {
    sort: 'desc',
    pageProperties: { currentPage: 1, pageSize: 10 },
  });
  const content = (search: string) => {
    const { startDate, endDate } = searchContent(parseClosingsAddress(search), DAY);
    return [startDate, endDate];
  };
  assert.equal(content('?period=today'), ['2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z']);
  assert.equal(content('?period=2026-11-02&from=2026-01-01'), [
    '2026-11-02T06:00:00.000Z',
    '2026-11-03T05:59:59.999Z',
  ]);
  assert.equal(content('?period=2026-02-30'), [undefined, undefined]);
});
