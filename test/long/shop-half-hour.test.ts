import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { expireRequests } from '../../sandbox/rules/transactions/expire-requests.ts';
import { createRandom } from '../../sandbox/seed/random.ts';
import { openSite } from '../support/in-process-site.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { runs } from '../support/property-runs.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { agree } from './shop/agree.ts';
import { openPhone } from './shop/open-phone.ts';
import { openTill, type Till } from './shop/open-till.ts';
import { readLedger } from './shop/read-ledger.ts';
import { shopClock } from './shop/shop-clock.ts';
import { answerDialog, arrive, BEHAVIOURS, type Shop, type Visit } from './shop/visits.ts';

/** Half an hour with customers arriving at a rate of 40 per hour. */
const CUSTOMERS = 20;
const SECONDS = 30 * 60;
/** Lets the screens learn of each event, and the cashier read a question for some seconds. */
const ANSWER_SECONDS = 3;
/** Long enough for a request to expire and the display to become idle again. */
const LOOKS_AFTER = [301, 320];
/** The last customer arrives when everybody else has been served. */
const LAST_SECOND = SECONDS + 500;

const FIRST_SEED = Number(process.env.SHOP_SEED ?? Date.now() % 1_000_000);

const site = await openSite();
test.after(() => site.close());
const { sandbox } = site;
const TILLS = { us_caja1: 'tiendaluna-centro-caja1', us_caja2: 'tiendaluna-centro-caja2' };
/** Everything that the displays have shown in all half hours. */
const seen = new Set<string>();

/**
 * The start of every half hour, each on its own day. Every third one continues past midnight in Guatemala, where the lists of a
 * day start again.
 */
const DAY_MS = 24 * 60 * 60_000;
const MORNING_MS = 15 * 60 * 60_000;
const BEFORE_MIDNIGHT_MS = (24 + 5) * 60 * 60_000 + 40 * 60_000;
const firstDay = Math.ceil(Date.now() / DAY_MS);
const opening = (seed: number) =>
  new Date(
    (firstDay + 2 * (seed - FIRST_SEED)) * DAY_MS + (seed % 3 === 0 ? BEFORE_MIDNIGHT_MS : MORNING_MS),
  );

let restore = () => {};
test.after.each(() => restore());

for (let seed = FIRST_SEED; seed < FIRST_SEED + runs(12); seed++) {
  test(`two tills, two phones and twenty customers agree on every payment of half an hour, SHOP_SEED=${seed}`, async () => {
    const since = opening(seed);
    const clock = shopClock(since, seed);
    restore = clock.close;
    const random = createRandom(seed);
    const tills: Till[] = [];
    for (const [cashierId, username] of Object.entries(TILLS))
      tills.push(openTill(await sandbox.api(username), cashierId));
    const phones = ['maria.lopez', 'jose.perez'].map((username) => openPhone(site, username));
    const shop: Shop = { clock, random, tills, phones };
    const visits: Visit[] = [];
    const admin = await sandbox.api('tiendaluna');
    const openCents = async () =>
      Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);
    const cents = await openCents();

    const behaviours = Object.keys(BEHAVIOURS);
    const kinds = Array.from(
      { length: CUSTOMERS },
      (_, index) => behaviours[index % behaviours.length] ?? '',
    );
    const comes = (kind: string, second: number) =>
      clock.after(second, async () => {
        const visit = await arrive(shop, kind);
        visits.push(visit);
        BEHAVIOURS[kind]?.(shop, visit);
        for (const after of LOOKS_AFTER) clock.after(after, async () => undefined);
      });
    for (const kind of kinds) comes(kind, random.integer(0, SECONDS));
    comes('walks away', LAST_SECOND);

    await clock.play(async () => {
      await expireRequests(sandbox.database, new Date(clock.now()));
      for (const till of shop.tills) {
        await till.refresh(clock.now());
        seen.add(till.display().kind);
        if (till.other()) clock.after(ANSWER_SECONDS, () => answerDialog(shop, visits));
      }
      const rows = await readLedger(sandbox.database, since);
      await agree(shop, visits, rows);
      const expected = rows.reduce((sum, row) => sum + (row.status === 'completed' ? row.cents : 0), 0);
      assert.is(await openCents(), cents + expected);
    });

    await assertLedgerHolds(sandbox.database);
    const rows = await readLedger(sandbox.database, since);
    assert.equal(
      rows.filter(({ status }) => status === 'pending'),
      [],
    );
  });
}

test('the displays have shown everything that they can show', () => {
  assert.equal([...seen].sort(), ['expired', 'paid', 'ready', 'twice', 'unknown', 'waiting']);
});
