import type { Transaction } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import type { Random } from '../../../sandbox/seed/random.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import type { Phone } from './open-phone.ts';
import type { Till } from './open-till.ts';
import type { ShopClock } from './shop-clock.ts';

export interface Shop {
  clock: ShopClock;
  random: Random;
  tills: readonly Till[];
  phones: readonly Phone[];
}

/** A customer with a phone at a till, and what they are asked to do. */
export interface Visit {
  till: Till;
  phone: Phone;
  asked: Transaction;
  kind: string;
  /** The payments that this customer has made by following the screens. */
  paid: Set<string>;
}

const AMOUNTS = [12.5, 20, 25, 50];
const FIVE_MINUTES = 300;

/** A customer arrives: the till asks for an amount, with a charge or with a request to this person. */
export async function arrive({ random, tills, phones }: Shop, kind: string): Promise<Visit> {
  const [till, phone] = [random.pick(tills), random.pick(phones)];
  const content = { amount: random.pick(AMOUNTS), timerSeconds: FIVE_MINUTES } as const;
  const { transactions } = till.api;
  const found = dataOf(await transactions.verifyUser({ search: phone.username }));
  const made = random.integer(0, 2)
    ? await transactions.charge(content)
    : await transactions.sendRequest({ ...content, friUserId: found.user.id });
  const asked = dataOf(made).transaction;
  till.open(asked);
  return { till, phone, asked, kind, paid: new Set() };
}

/** Pays if the display asks for it, and only then: with the code, or by accepting the request in the app. */
async function followDisplay({ till, phone, asked, paid }: Visit, losesAnswer = false): Promise<void> {
  const state = till.display();
  if (state.kind !== 'waiting' || state.transaction.id !== asked.id) return;
  const told = await phone.scan(state.transaction.paymentLink ?? '', losesAnswer);
  if (told !== 'lost' && 'paid' in told) paid.add(told.paid);
}

async function payAtWall({ till, phone, asked, paid }: Visit): Promise<void> {
  const told = await phone.pay(till.cashierId, asked.amount);
  if (told !== 'lost' && 'paid' in told) paid.add(told.paid);
}

/** The cashier reads the question of the dialog and answers it truthfully. */
export async function answerDialog(shop: Shop, visits: readonly Visit[]): Promise<void> {
  for (const till of shop.tills) {
    const [waiting, other] = [till.waiting, till.other()];
    if (!waiting || !other || !till.isOnline()) continue;
    const visit = visits.find(({ asked }) => asked.id === waiting.id);
    if (visit?.paid.has(other.id)) await till.cancel(waiting);
    else till.keepBoth();
  }
}

export type Behaviour = (shop: Shop, visit: Visit) => void;

const scansAfter =
  (from: number, to: number): Behaviour =>
  ({ clock, random }, visit) =>
    clock.after(random.integer(from, to), () => followDisplay(visit));

export const BEHAVIOURS: Record<string, Behaviour> = {
  'pays at once': scansAfter(5, 40),
  'answers late': scansAfter(200, 420),
  'pays at the wall, and looks at the display again': ({ clock, random }, visit) => {
    clock.after(random.integer(4, 20), () => payAtWall(visit));
    // Two ways to follow the display, early and late.
    clock.after(random.integer(21, 23), () => followDisplay(visit));
    clock.after(random.integer(24, 90), () => followDisplay(visit));
  },
  'two phones scan the same code at the same moment': ({ clock, random, phones }, visit) => {
    clock.after(random.integer(5, 40), async () => {
      const { till, asked } = visit;
      const code = asked.paymentLink ?? '';
      const told = await Promise.all(phones.map((phone) => phone.scan(code)));
      const paid = told.filter((one) => one !== 'lost' && 'paid' in one);
      assert.ok(paid.length <= 1, `${paid.length} paid ${asked.id} of ${till.cashierId}`);
    });
  },
  'pays while the cashier cancels': ({ clock, random }, visit) => {
    clock.after(random.integer(5, 60), async () => {
      await Promise.all([visit.till.cancel(visit.asked), followDisplay(visit)]);
    });
  },
  'is canceled, and scans the code that was photographed': ({ clock, random }, { till, phone, asked }) => {
    const after = random.integer(5, 60);
    clock.after(after, () => till.cancel(asked));
    clock.after(after + random.integer(1, 60), async () => {
      const told = await phone.scan(asked.paymentLink ?? '');
      assert.match(JSON.stringify(told), /refused.*(cancelad|pagad|Ya pagaste|expir)/);
    });
  },
  'walks away': () => undefined,
  'loses the network after paying, and tries again': ({ clock, random }, visit) => {
    const after = random.integer(5, 40);
    clock.after(after, () => followDisplay(visit, true));
    clock.after(after + random.integer(1, 20), async () => {
      const { asked, paid, phone } = visit;
      const told = await phone.scan(asked.paymentLink ?? '');
      if (told === 'lost') return;
      if ('paid' in told) paid.add(told.paid);
      else if (told.refused.startsWith('Ya pagaste')) {
        phone.receipts.add(asked.id);
        paid.add(asked.id);
      }
    });
  },
  'pays while the till has no network': ({ clock, random }, visit) => {
    const { till } = visit;
    const after = random.integer(2, 10);
    clock.after(after, async () => till.setOnline(false));
    clock.after(after + random.integer(1, 20), () => payAtWall(visit));
    clock.after(after + random.integer(21, 40), () => followDisplay(visit));
    clock.after(after + 60, async () => till.setOnline(true));
    clock.after(after + random.integer(62, 90), () => followDisplay(visit));
  },
  'is served after the one before was sent to the background': scansAfter(30, 120),
};
