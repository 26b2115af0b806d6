import * as assert from 'uvu/assert';
import { reportedLists } from '#stores/live/changes.ts';
import { shareChanges } from '#stores/live/share-changes.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { changeStreamServer } from './change-stream-server.ts';
import { showPage } from './show-page.ts';
import { stubbedApi } from './stubbed-api.ts';

export const LISTS = ['pending', 'paid'];

/** Simulated time, and a server whose stream of changes a visible page reads and shares until `end`. */
export function sharedStream() {
  const timers = fakeTimers();
  const server = changeStreamServer('open');
  showPage('visible');
  stubbedApi({ 'changes/v3/stream': server.respond });
  let stop = () => {};
  const untilReported = async (lists: readonly string[]) => {
    for (let turn = 0; turn < 1000 && String(reportedLists.value) !== String(lists); turn += 1)
      await timers.settle();
    assert.equal(reportedLists.value, lists);
  };
  return {
    timers,
    server,
    untilReported,
    share() {
      stop = shareChanges();
    },
    /** The stream with this number, once it reports changes. */
    async live(number = 0, ready: object = LISTS) {
      const stream = await server.stream(number);
      stream.tell('ready', ready);
      await untilReported(LISTS);
      return stream;
    },
    stop: () => stop(),
    async end() {
      stop();
      await timers.settle();
      timers.restore();
    },
  };
}
