import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DatabaseUnavailable } from '../../../sandbox/db/database.ts';
import { closeStreams, fakeDatabase, openStreams } from '../../support/open-change-streams.ts';

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

test('the database is not polled while no stream is open', async () => {
  const { state, streams, listen } = openStreams();
  const reader = await listen();
  await reader.next();
  await reader.close();
  const { reads } = state;
  streams.wake();
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.is(state.reads, reads);
  const again = await listen();
  await again.next();
  state.notices.push(['paid']);
  assert.equal((await again.next())?.data.lists, ['paid']);
});

test('a database that can wait is read after each wait and each own call, not in between', async () => {
  const { state, database } = fakeDatabase();
  const waits: { end(): void; fail(cause: Error): void }[] = [];
  const wait = () => new Promise<void>((end, fail) => waits.push({ end, fail }));
  const { streams, listen } = openStreams({ database: { ...database, wait } });
  const reader = await listen();
  await reader.next();
  const next = async () => (await reader.next())?.data.lists;
  state.notices.push(['paid']);
  streams.wake();
  assert.equal(await next(), ['paid']);
  state.notices.push(['pending']);
  waits[0]?.end();
  assert.equal(await next(), ['pending']);
  while (waits.length < 2) await new Promise(setImmediate);
  assert.is(state.reads, 3);
  state.notices.push(['balance']);
  waits[1]?.fail(new DatabaseUnavailable(new Error('gone')));
  assert.equal(await next(), ['balance']);
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
