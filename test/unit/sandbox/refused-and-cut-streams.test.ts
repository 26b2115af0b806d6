import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ApiError, noSession } from '../../../sandbox/rules/api-error.ts';
import { closeStreams, openStreams, sessionWith } from '../../support/open-change-streams.ts';

test.after.each(closeStreams);

const refusalOf = (opened: Promise<unknown>) =>
  opened.then(
    () => undefined,
    (cause: unknown) => cause as ApiError,
  );

test('without a database no stream opens', async () => {
  const { state, streams, opening } = openStreams();
  state.isGone = true;
  assert.is((await refusalOf(opening()))?.status, 503);
  assert.is(streams.figures.open(), 0);
});

test('a session that ends while its stream opens gets no stream', async () => {
  const { streams, opening, auth } = openStreams();
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

test('at shutdown every caller gets a bye, each at another moment, and no new stream opens', async () => {
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
