import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { expireRequests } from '../../sandbox/rules/transactions/expire-requests.ts';
import { openSite } from '../support/in-process-site.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { runs } from '../support/property-runs.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { agree } from './shop/agree.ts';
import { openPhone } from './shop/open-phone.ts';
import { openTill } from './shop/open-till.ts';
import { randomOf } from './shop/random-of.ts';
import { readLedger } from './shop/read-ledger.ts';
import { shopClock } from './shop/shop-clock.ts';
import { answerDialog, arrive, BEHAVIOURS, type Shop, type Visit } from './shop/visits.ts';

/** Half an hour with 40 customers an hour. */
const CUSTOMERS = 20;
const SECONDS = 30 * 60;
/** After every event the screens have been told, and the cashier reads a question for some seconds. */
const ANSWER_SECONDS = 3;
/** When the time of what was asked is over, and when the display is idle again. */
const LOOKS_AFTER = [301, 320];
/** The last one comes when everybody else is served. */
const LAST_SECOND = SECONDS + 500;

const FIRST_SEED = Number(process.env.SHOP_SEED ?? Date.now() % 1_000_000);

const site = await openSite();
test.after(() => site.close());
const { sandbox } = site;
const admin = await sandbox.api('tiendaluna');
const tills = [
  { api: await sandbox.api('tiendaluna-centro-caja1'), cashierId: 'us_caja1' },
  { api: await sandbox.api('tiendaluna-centro-caja2'), cashierId: 'us_caja2' },
];
/** What the displays have shown, in all half hours. */
const seen = new Set<string>();
const openCents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);

for (let seed = FIRST_SEED; seed < FIRST_SEED + runs(12); seed++) {
  test(`two tills, two phones and twenty customers agree for half an hour, SHOP_SEED=${seed}`, async () => {
    const clock = shopClock(sandbox);
    const random = randomOf(seed);
    const shop: Shop = {
      clock,
      random,
      tills: tills.map(({ api, cashierId }) => openTill(api, cashierId)),
      phones: ['maria.lopez', 'jose.perez'].map((username) => openPhone(site, username)),
    };
    const visits: Visit[] = [];
    const since = new Date(await clock.now());
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
    for (const kind of random.shuffled(kinds)) comes(kind, random.between(0, SECONDS));
    comes('walks away', LAST_SECOND);

    await clock.play(async () => {
      await expireRequests(sandbox.database, new Date(await clock.now()));
      for (const till of shop.tills) {
        await till.refresh(await clock.now());
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

test('the displays have shown everything that they can', () => {
  assert.equal([...seen].sort(), ['expired', 'paid', 'ready', 'twice', 'unknown', 'waiting']);
});

test.run();
