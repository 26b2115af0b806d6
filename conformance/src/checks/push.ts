import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { area } from '../check.ts';
import { type CheckContext, type SignedIn, signIn } from '../check-context.ts';
import { accepted, expect, expectPart, expectSame, rejected } from '../expect.ts';

const PUSH = '/users/v3/profile/push';
/** So that no payment of the run is told. */
const MOST = 999_999.99;

const requirePush = ({ admin }: CheckContext) =>
  expectPart(admin.userData.capabilities?.includes('push'), 'push messages');

/** A subscription as a browser makes one, at a push service that does not exist. */
const newSubscription = () => ({
  endpoint: `https://push.example/conformance/${randomUUID()}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

const read = async ({ backend }: CheckContext, { token }: SignedIn, endpoint?: string) =>
  accepted(await backend.post(`${PUSH}/get`, endpoint === undefined ? {} : { endpoint }, { token }));

const call = (
  { backend }: CheckContext,
  how: 'subscribe' | 'update' | 'unsubscribe',
  { token }: SignedIn,
  content: object,
) => backend.post(`${PUSH}/${how}`, content, { token });

export const pushChecks = area('push', [
  {
    rule: 'A server may send no push messages; if it does, a device is told only what its person may read, keeps what is not changed, belongs to that person alone, and is forgotten when they say so.',
    async run(context) {
      requirePush(context);
      const { cashier, branchAdmin } = context;
      const { kinds } = await read(context, cashier);
      const subscription = newSubscription();
      const content = { ...subscription, leastAmount: MOST, ...(kinds[0] && { kinds: [kinds[0]] }) };
      for (const kind of ['payments', 'failed-closings', 'returned-deposits', 'refund-requests'] as const) {
        if (kinds.includes(kind)) continue;
        const more = { ...content, kinds: [kind] };
        rejected(
          await call(context, 'subscribe', cashier, more),
          403,
          `for ${kind}, which the person may not read`,
        );
      }
      const subscribed = await call(context, 'subscribe', cashier, content);
      const { id } = (accepted(subscribed) as { device: { id: string } }).device;
      const found = (await read(context, cashier, subscription.endpoint)).devices.find(
        (one) => one.id === id,
      );
      expectSame(
        [found?.current, found?.kinds, found?.leastAmount, found?.showsText],
        [true, content.kinds ?? kinds, MOST, false],
        'The new device, as it finds itself',
      );
      accepted(await call(context, 'update', cashier, { id, leastAmount: MOST - 1 }));
      const changed = (await read(context, cashier)).devices.find((one) => one.id === id);
      expectSame(
        [changed?.current, changed?.kinds, changed?.leastAmount, changed?.showsText],
        [false, content.kinds ?? kinds, MOST - 1, false],
        'The device after another least amount',
      );
      const others = (await read(context, branchAdmin)).devices.map((one) => one.id);
      expect(!others.includes(id), 'Somebody else sees the device');
      for (const how of ['update', 'unsubscribe'] as const) {
        const change = how === 'update' ? { id, showsText: true } : { id };
        rejected(await call(context, how, branchAdmin, change), 404, 'for the device of somebody else');
      }
      accepted(await call(context, 'unsubscribe', cashier, { id }));
      const left = (await read(context, cashier)).devices.map((one) => one.id);
      expect(!left.includes(id), 'A device that was unsubscribed is still listed');
      rejected(await call(context, 'unsubscribe', cashier, { id }), 404, 'for a device that is forgotten');
    },
  },
  {
    rule: 'Everybody gets the same public key, and an address that is not https, or a key that is no point of the curve, is 400.',
    async run(context) {
      requirePush(context);
      const { admin, cashier } = context;
      const keys = [await read(context, admin), await read(context, cashier)].map((one) => one.publicKey);
      expectSame(keys[1], keys[0], 'The public key of another person');
      const subscription = { ...newSubscription(), leastAmount: MOST };
      const [endpoint, p256dh] = [subscription.endpoint.replace('https', 'http'), `B${'A'.repeat(86)}`];
      for (const [wrong, what] of [
        [{ endpoint }, 'an address without https'],
        [{ p256dh }, 'a key that is no point of the curve'],
      ] as const)
        rejected(
          await call(context, 'subscribe', cashier, { ...subscription, ...wrong }),
          400,
          `for ${what}`,
        );
    },
  },
  {
    rule: 'Whoever signs out is told nothing more on that device.',
    async run(context) {
      requirePush(context);
      const { backend, given } = context;
      const [first, again] = [await signIn(backend, given.cashier), await signIn(backend, given.cashier)];
      const subscription = newSubscription();
      const subscribed = await call(context, 'subscribe', first, { ...subscription, leastAmount: MOST });
      const { id } = (accepted(subscribed) as { device: { id: string } }).device;
      accepted(await backend.post('/auth/v3/logout', {}, { token: first.token }));
      const left = (await read(context, again, subscription.endpoint)).devices.map((one) => one.id);
      accepted(await backend.post('/auth/v3/logout', {}, { token: again.token }));
      expect(!left.includes(id), 'The device is still told after its person signed out');
    },
  },
]);
