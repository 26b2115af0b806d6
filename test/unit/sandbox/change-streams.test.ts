import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DatabaseUnavailable } from '../../../sandbox/db/database.ts';
import { closeStreams, openStreams } from '../../support/open-change-streams.ts';

test.after.each(closeStreams);

test('several changes of a list before the caller reads it are reported as one', async () => {
  const { state, listen } = openStreams();
  const reader = await listen();
  assert.is((await reader.next())?.event, 'ready');
  state.notices.push(['paid'], ['paid', 'balance']);
  const first = { lists: ['paid', 'balance'], changedCount: 1 };
  assert.equal(await reader.next(), { event: 'changed', data: first });
  state.notices.push(['closings'], ['pending']);
  assert.equal(await reader.next(), { event: 'changed', data: { lists: ['pending'], changedCount: 2 } });
});

test('after the database was lost or replaced, all lists are reported', async () => {
  const { state, listen } = openStreams();
  const reader = await listen();
  const all = (await reader.next())?.data.lists;
  state.isGone = true;
  const { reads } = state;
  while (state.reads < reads + 2) await new Promise((resolve) => setTimeout(resolve, 5));
  state.isGone = false;
  assert.equal(await reader.next(), { event: 'changed', data: { lists: all, changedCount: 1 } });
  state.server = 'two';
  assert.equal(await reader.next(), { event: 'changed', data: { lists: all, changedCount: 2 } });
});

test('when a session can’t be read, the read is retried, and nothing is reported until it succeeds', async () => {
  const { state, listen, auth, live } = openStreams({ pingMs: 20 });
  const reader = await listen();
  await reader.next();
  auth.result = () => Promise.reject(new DatabaseUnavailable(new Error('gone')));
  state.notices.push(['paid', 'session']);
  setTimeout(() => {
    auth.result = async () => live;
  }, 60);
  let told = await reader.next();
  while (told?.event === 'ping') told = await reader.next();
  assert.equal(told?.data.lists, ['paid', 'session']);
});

test('a stream without changes sends pings, and each event has the number of changes sent on the stream', async () => {
  const { state, listen } = openStreams({ pingMs: 20 });
  const reader = await listen();
  assert.is((await reader.next())?.data.changedCount, 0);
  assert.equal(await reader.next(), { event: 'ping', data: { changedCount: 0 } });
  state.notices.push(['paid']);
  let event = await reader.next();
  while (event?.event === 'ping') event = await reader.next();
  assert.equal(event, { event: 'changed', data: { lists: ['paid'], changedCount: 1 } });
  assert.equal(await reader.next(), { event: 'ping', data: { changedCount: 1 } });
});
