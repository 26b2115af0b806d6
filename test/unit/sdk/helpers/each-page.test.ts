import type { Transaction } from '@cobros/sdk';
import { eachPage, eachTransactionPage } from '@cobros/sdk/each-page';
import { transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';
import { assert, test } from '../../support/test.ts';

const START = Date.parse('2026-11-20T06:00:00Z');
const at = (minute: number) => new Date(START + minute * 60_000).toISOString();

const MOMENTS = {
  creation: ['creationDate'],
  received: ['receivedDate'],
  refunded: ['resolutionDate'],
  movement: ['receivedDate', 'resolutionDate'],
} as const;

interface Content {
  endDate?: string;
  startDate?: string;
  sort?: 'asc' | 'desc';
  dateOf?: keyof typeof MOMENTS;
  pageProperties: { currentPage: number; pageSize: number };
}

/** The moments by which a transaction is listed: refunds in parts have one each. */
function movesOf(row: Transaction, dateOf: keyof typeof MOMENTS): string[] {
  if (!row.refunds || dateOf === 'creation' || dateOf === 'received')
    return MOMENTS[dateOf].map((field) => row[field] ?? '');
  const refunds = row.refunds.map(({ creationDate }) => creationDate);
  return dateOf === 'movement' ? [row.receivedDate ?? '', ...refunds] : refunds;
}

/** A server with a history, which `change` may alter after each page. */
function historyOf(
  rows: Transaction[],
  change: (rows: Transaction[], page: number) => void = () => undefined,
) {
  let pages = 0;
  return recordedClient(async (request) => {
    const { requestContent } = (await request.json()) as { requestContent: Content };
    const { endDate = '9', startDate = '0', sort, dateOf = 'creation', pageProperties } = requestContent;
    const { currentPage, pageSize } = pageProperties;
    const momentOf = (row: Transaction) =>
      movesOf(row, dateOf)
        .filter((moment) => moment >= startDate && moment <= endDate)
        .sort()
        .at(-1);
    const found = rows
      .filter(momentOf)
      .sort(
        (a, b) => (`${momentOf(a)}${a.id}` < `${momentOf(b)}${b.id}` ? -1 : 1) * (sort === 'asc' ? 1 : -1),
      );
    const data = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
    const totalPages = Math.ceil(found.length / pageSize);
    const response = successResponse({
      data,
      pageProperties: {
        ...pageProperties,
        totalPages,
        nextPage: currentPage < totalPages ? currentPage + 1 : null,
      },
    });
    pages += 1;
    change(rows, pages);
    return response;
  }).api;
}

const rowsOf = (count: number, minuteOf = (index: number) => index) =>
  Array.from({ length: count }, (_, index) =>
    transaction({ id: `tx_${String(index).padStart(4, '0')}`, creationDate: at(minuteOf(index)) }),
  );

async function idsOf(pages: AsyncIterable<{ ok: boolean; data?: { id: string }[] }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pages) ids.push(...(page.data ?? []).map(({ id }) => id));
  return ids;
}

const sorted = (ids: string[]) => [...ids].sort();

for (const sort of ['asc', 'desc'] as const)
  test(`every transaction is returned once, ${sort}, even when many have the same date`, async () => {
    const rows = rowsOf(530, (index) => Math.floor(index / 250));
    const ids = await idsOf(eachTransactionPage(historyOf(rows), { sort }));
    const found = sorted(ids);
    assert.equal(
      found,
      rows.map(({ id }) => id),
    );
  });

for (const sort of ['asc', 'desc'] as const)
  for (const dateOf of ['received', 'refunded', 'movement'] as const)
    test(`by the moment of ${dateOf}, too, every transaction is returned once, ${sort}`, async () => {
      const rows = rowsOf(350, (index) => (index * 37) % 350).map((row, index) => {
        const received = { receivedDate: at(350 + index), resolutionDate: at(350 + index) };
        const refunded = { status: 'refunded', resolutionDate: at(400 + ((index * 53) % 900)) } as const;
        return { ...row, ...received, ...(index % 3 === 0 || dateOf === 'refunded' ? refunded : {}) };
      });
      const ids = await idsOf(eachTransactionPage(historyOf([...rows]), { sort, dateOf }));
      assert.equal(
        sorted(ids),
        rows.map(({ id }) => id),
      );
    });

for (const sort of ['asc', 'desc'] as const)
  for (const dateOf of ['refunded', 'movement'] as const)
    test(`refunded in parts, by the moment of ${dateOf}, every transaction is returned once, ${sort}`, async () => {
      const rows = rowsOf(350, (index) => (index * 37) % 350).map((row, index) => {
        const moments = [at(400 + ((index * 53) % 900)), at(1_400 + ((index * 71) % 900))];
        const parts = index % 3 === 0 ? moments.slice(0, 1) : moments;
        const refunds = parts.map((creationDate) => ({ creationDate })) as Transaction['refunds'];
        return {
          ...row,
          receivedDate: at(350 + index),
          resolutionDate: at(350 + index),
          ...(refunds && { refunds }),
        };
      });
      const ids = await idsOf(
        eachTransactionPage(historyOf([...rows]), { sort, dateOf, endDate: at(2_000) }),
      );
      const isFound = ({ refunds, receivedDate }: Transaction) =>
        refunds?.some(({ creationDate }) => creationDate <= at(2_000)) || (receivedDate ?? '') <= at(2_000);
      assert.equal(
        sorted(ids),
        rows.filter(isFound).map(({ id }) => id),
      );
    });

/** A payment that arrives after a page was read. */
const arrives = (list: Transaction[], page: number) =>
  list.push(transaction({ id: `tx_new${page}`, creationDate: at(1_000 + page) }));

test('payments that arrive between two pages make no transaction appear twice', async () => {
  for (const read of [
    eachTransactionPage,
    (api: ReturnType<typeof historyOf>) => eachPage(api.transactions.history, {}),
  ]) {
    const rows = rowsOf(250);
    const before = rows.map(({ id }) => id);
    assert.equal(sorted(await idsOf(read(historyOf(rows, arrives)))), before);
    assert.is(rows.length, 253, 'one payment arrived after each of the three pages');
  }
});

for (const sort of ['asc', 'desc'] as const)
  test(`transactions that leave the filter between two pages cause no other to be skipped, ${sort}`, async () => {
    const rows = rowsOf(250);
    const before = rows.map(({ id }) => id);
    // The first that was returned, and then one of the second page.
    const gone = [sort === 'asc' ? 'tx_0000' : 'tx_0249', 'tx_0120'];
    const history = historyOf(rows, (list, page) => {
      const at = list.findIndex(({ id }) => id === gone[page - 1]);
      if (at >= 0) list.splice(at, 1);
    });
    assert.equal(sorted(await idsOf(eachTransactionPage(history, { sort }))), before);
  });

test('the iteration ends with the first page that fails', async () => {
  const { api, requests } = recordedClient(() => failureResponse(403, { title: 'Permiso', message: 'No' }));
  for (const read of [
    eachTransactionPage(api),
    eachPage(api.transactions.history, { statuses: ['completed'] }),
  ]) {
    const pages: (string | false)[] = [];
    for await (const page of read) pages.push(!page.ok && page.failure.message);
    assert.equal(pages, ['No']);
  }
  assert.is(requests.length, 2);
});

test('the iteration ends although a server never says that there is no next page', async () => {
  for (const nextPage of [undefined, 2]) {
    const { api, requests } = recordedClient(() => {
      const isFirst = requests.length === 1;
      return successResponse({ data: isFirst ? rowsOf(2) : [], pageProperties: { nextPage } });
    });
    assert.is((await idsOf(eachPage(api.transactions.history, {}))).length, 2);
    assert.is(requests.length, nextPage ?? 1);
  }
});
