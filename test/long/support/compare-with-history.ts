import type { BusinessApi, Schemas } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import { dataOf } from '../../support/unwrap-result.ts';

/** Asserts that each number of a summary equals the total of the list that it links to. */
export async function compareWithHistory(
  api: BusinessApi,
  found: Schemas['Summary'],
  branch: string | undefined,
) {
  const list = async (
    content: Omit<Parameters<BusinessApi['transactions']['history']>[0], 'pageProperties'>,
  ) => {
    const scope = branch ? { businessBranchId: branch } : {};
    const pageProperties = { currentPage: 1, pageSize: 10 };
    return dataOf(await api.transactions.history({ ...scope, ...content, pageProperties })).summary;
  };
  const { startDate, endDate } = found.period;
  const received = await list({ startDate, endDate, dateOf: 'received' });
  assert.is(received.receivedAmount, found.total.receivedAmount);
  assert.is(received.count, found.total.receivedCount);
  const refunded = await list({ startDate, endDate, dateOf: 'refunded' });
  assert.is(refunded.refundedAmount, found.total.refundedAmount);
  assert.is(refunded.count, found.total.refundedCount);
  assert.is((await list({ startDate, endDate, dateOf: 'movement' })).netAmount, found.total.netAmount);
  const [hour] = found.hours;
  if (hour) {
    const { weekday, hour: of } = hour;
    const inHour = await list({ startDate, endDate, dateOf: 'received', weekday, hour: of });
    assert.is(inHour.count, hour.receivedCount);
  }
  const [place] = found.places;
  const span = found.spans.find(({ isAhead }) => !isAhead);
  if (place && span) {
    const at = found.placeLevel === 'branch' ? { businessBranchId: place.id } : { businessUserId: place.id };
    const dates = { startDate: span.startDate, endDate: span.endDate };
    const inSpan = await list({ ...dates, ...at, dateOf: 'movement' });
    assert.is(inSpan.netAmount, place.spans[found.spans.indexOf(span)]?.netAmount);
  }
}
