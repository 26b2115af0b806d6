import { useSignals } from '@preact/signals-react/runtime';
import { renderHook } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryView } from '../../../src/screens/history/history-filters.ts';
import { NO_HISTORY_FILTERS } from '../../../src/screens/history/history-filters.ts';
import { useHistory } from '../../../src/screens/history/history-results.tsx';
import { today } from '../../../src/stores/today.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const PATH = 'transactions/v3/history';
const filters = { ...NO_HISTORY_FILTERS, period: 'today' } as const;
const TODAY: HistoryView = { filters, sort: 'desc', page: 1, pageSize: 10 };

/** A server at a given time, whose page shows which day was requested. */
function serverAt(moment: string) {
  return stubbedApi({
    [PATH]: ({ content }) =>
      Response.json(
        { responseContent: { data: [], asked: content.startDate } },
        { headers: { Date: new Date(moment).toUTCString() } },
      ),
  });
}

for (const [when, moment, start] of [
  ['at 19:30', '2026-11-21T01:30:00Z', '2026-11-20T06:00:00.000Z'],
  ['right before midnight', '2026-11-21T05:59:50Z', '2026-11-20T06:00:00.000Z'],
  ['right after midnight', '2026-11-21T06:00:10Z', '2026-11-21T06:00:00.000Z'],
  ['on the last evening of a month', '2026-12-01T01:30:00Z', '2026-11-30T06:00:00.000Z'],
]) {
  test(`when the history is opened directly ${when}, Hoy is the day of the business, not of this device`, async () => {
    const { callsOf } = serverAt(moment ?? '');
    const shown = new Set<unknown>();
    const { result, unmount } = renderHook(() => {
      useSignals();
      const history = useHistory(TODAY, { today: today.value, timeZone: 'America/Guatemala' });
      shown.add((history.page as { asked?: string } | undefined)?.asked);
      return history;
    });
    for (let turns = 0; turns < 50 && result.current.stale; turns++)
      await new Promise((turn) => setTimeout(turn, 1));
    assert.equal([...shown], [undefined, start]);
    assert.is(callsOf(PATH).at(-1)?.content.startDate, start);
    await unmount();
  });
}
