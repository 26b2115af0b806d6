import { DatabaseUnavailable } from '#sandbox/ground/db/database.ts';
import { type ApiError, noSession } from '#sandbox/terms/errors/api-error.ts';
import { closeStreams, fakeDatabase, openStreams, sessionWith } from '../support/open-change-streams.ts';
import { assert, test } from '../support/test.ts';

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
  let isKnown = false;
  setTimeout(() => {
    isKnown = true;
    auth.result = async () => live;
  }, 60);
  let told = await reader.next();
  while (told?.event === 'ping') told = await reader.next();
  assert.equal([told?.data.lists, isKnown], [['paid', 'session'], true]);
});

test('a session that is found changed when it is due for a check is reported, although nothing announced it', async () => {
  const { listen, auth, live } = openStreams({ pingMs: 20 });
  auth.result = async () => ({ ...live, expiresAt: new Date(Date.now() + 40) });
  const reader = await listen();
  await reader.next();
  const { session } = live;
  auth.result = async () => ({ ...live, session: { ...session, user: { ...session.user, name: 'Ana' } } });
  let told = await reader.next();
  while (told?.event === 'ping') told = await reader.next();
  assert.equal([told?.event, told?.data.lists], ['changed', ['session']]);
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

const refusalOf = (opened: Promise<unknown>) =>
  opened.then(
    () => undefined,
    (cause: unknown) => cause as ApiError,
  );

test('no stream opens for a session that ends meanwhile, nor without a database', async () => {
  const { state, streams, opening, auth } = openStreams();
  state.isGone = true;
  assert.is((await refusalOf(opening()))?.status, 503);
  Object.assign(state, { isGone: false });
  auth.result = () => Promise.reject(noSession());
  assert.is((await refusalOf(opening()))?.status, 401);
  assert.is(streams.figures.open(), 0);
});

test('the number of streams per session, address and process is limited, and closing one makes room', async () => {
  const limits = { process: 4, address: 3, session: 2 };
  const { streams, opening, live } = openStreams({ limits });
  const of = (token: string) => ({ ...live, session: sessionWith(token) });
  const bodies = [await opening(), await opening()];
  const refused = await refusalOf(opening());
  assert.equal([refused?.status, refused?.code], [503, 'unavailable']);
  assert.ok((refused?.retryAfterSeconds ?? 0) >= 30);
  bodies.push(await opening(of('b')));
  assert.is((await refusalOf(opening(of('c'))))?.status, 503);
  bodies.push(await opening({ ...of('c'), address: '2.2.2.2' }));
  assert.is((await refusalOf(opening({ ...of('d'), address: '3.3.3.3' })))?.status, 503);
  assert.equal(Object.fromEntries(streams.figures.refusals), { session: 1, address: 1, process: 1 });
  await bodies[0]?.cancel();
  const last = await opening();
  assert.is(streams.figures.open(), 4);
  await Promise.all([...bodies.slice(1), last].map((body) => body.cancel()));
  assert.is(streams.figures.open(), 0);
});

test('a caller that leaves while its stream is being opened makes room at once', async () => {
  const { streams, opening, auth } = openStreams();
  auth.result = () => new Promise(() => {});
  const caller = new AbortController();
  void refusalOf(opening({ signal: caller.signal }));
  while (streams.figures.open() === 0) await new Promise(setImmediate);
  caller.abort();
  assert.is(streams.figures.open(), 0);
  await refusalOf(opening({ signal: caller.signal }));
  assert.is(streams.figures.open(), 0, 'one that had left before');
});

test('a backend that allows no streams opens none', async () => {
  const { opening } = openStreams({ limits: { process: 0, address: 1, session: 1 } });
  assert.is((await refusalOf(opening()))?.status, 404);
});

test('a caller that does not read is disconnected, whatever else happens', async () => {
  const { state, streams, opening } = openStreams({ pingMs: 20, slowMs: 40 });
  const cut = new Promise<void>((resolve) => void opening({ cutOff: resolve }));
  while (streams.figures.openings() === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  state.notices.push(['paid'], ['balance']);
  await cut;
  assert.equal([streams.figures.open(), streams.figures.cuts()], [0, 1]);
  // No event was ever sent to this caller.
  assert.equal(Object.fromEntries(streams.figures.events), {});
});

test('at shutdown every caller gets a bye, each at a different moment, and no new stream opens', async () => {
  const { streams, listen, opening, live } = openStreams({
    limits: { process: 50, address: 50, session: 50 },
    pingMs: 600_000,
  });
  const readers = await Promise.all(Array.from({ length: 20 }, () => listen({ ...live })));
  for (const reader of readers) await reader.next();
  const closed = streams.close(1_000);
  assert.is((await refusalOf(opening()))?.status, 503);
  const order: number[] = [];
  const byes = await Promise.all(
    readers.map(async (reader, at) => {
      const bye = await reader.next();
      order.push(at);
      assert.is(await reader.next(), undefined);
      return bye;
    }),
  );
  await closed;
  assert.equal([...new Set(byes.map((bye) => `${bye?.event} ${bye?.data.reason}`))], ['bye restart']);
  assert.ok(byes.every((bye) => (bye?.data.retryAfterSeconds ?? 0) >= 1));
  assert.is(streams.figures.open(), 0);
});
