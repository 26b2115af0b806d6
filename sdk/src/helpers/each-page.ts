import type { TransactionsApi } from '../../generated/areas/transactions.ts';
import type {
  PageProperties,
  PageRequest,
  SearchTransactionHistoryContent,
  Transaction,
} from '../../generated/entities.ts';
import type { CallOptions } from '../options.ts';
import type { Result } from '../result.ts';

const PAGE_SIZE = 100;

type Filters = Omit<SearchTransactionHistoryContent, 'pageProperties'>;

type Paged = { pageProperties: PageRequest };

/** A call that returns pages. */
type PagedCall<Content extends Paged, Item> = (
  content: Content,
  options?: CallOptions,
) => Promise<Result<{ data: Item[]; pageProperties: PageProperties }>>;

/**
 * The pages of any paged call, one after the other, as in `for await (const page of eachPage(api.closings.history, {}))`. It
 * ends after a failed page. Entries that newer ones have pushed onto the next page are not returned twice.
 */
export async function* eachPage<Content extends Paged, Item extends { id: string }>(
  call: PagedCall<Content, Item>,
  content: Omit<Content, keyof Paged>,
  options?: CallOptions,
): AsyncGenerator<Result<Item[]>, void> {
  const seen = new Set<string>();
  for (let currentPage = 1; ; currentPage += 1) {
    const pageProperties = { currentPage, pageSize: PAGE_SIZE };
    const page = await call({ ...content, pageProperties } as Content, options);
    if (!page.ok) return yield page;
    yield { ok: true, data: page.data.data.filter(({ id }) => !seen.has(id)) };
    for (const { id } of page.data.data) seen.add(id);
    // Also the end for a server that leaves `nextPage` out, or never says null.
    if (!page.data.pageProperties.nextPage || page.data.data.length === 0) return;
  }
}

/**
 * The transaction history in pages of up to a hundred. It ends after a failed page.
 *
 * Nothing is repeated or skipped while payments arrive and statuses change: each page begins at the moment of the last
 * transaction, its creation or that of `dateOf`, not at a row number, and these moments do not change.
 */
export async function* eachTransactionPage(
  api: { transactions: Pick<TransactionsApi, 'history'> },
  filters: Filters = {},
  options?: CallOptions,
): AsyncGenerator<Result<Transaction[]>, void> {
  const bound = filters.sort === 'asc' ? 'startDate' : 'endDate';
  let date = filters[bound];
  let returned = new Set<string>();
  let currentPage = 1;
  for (;;) {
    const page = await api.transactions.history(
      {
        ...filters,
        ...(date ? { [bound]: date } : {}),
        pageProperties: { currentPage, pageSize: PAGE_SIZE },
      },
      options,
    );
    if (!page.ok) return yield page;
    const { data, pageProperties } = page.data;
    yield { ok: true, data: data.filter(({ id }) => !returned.has(id)) };
    const last = data.at(-1);
    if (!last || pageProperties.nextPage === null) return;
    const next = momentOf(last, filters, date);
    if (next && isBeyond(next, date, filters)) {
      currentPage = 1;
      date = next;
      if (!movesOften(filters)) returned = new Set();
    } else {
      // More than a page of transactions have the same moment.
      currentPage += 1;
    }
    for (const row of data) if (isFoundAgain(row, filters, date)) returned.add(row.id);
  }
}

/** True if a transaction has several moments, and is found again by its payment or by an earlier refund. */
const movesOften = ({ dateOf }: Filters) => dateOf === 'movement' || dateOf === 'refunded';

const isFoundAgain = (row: Transaction, filters: Filters, date: string | undefined) =>
  movesOften(filters) || momentOf(row, filters, date) === date;

/**
 * The moment that a history is sorted by: of several, the last one within the filters, the later of which is `bound` when sorted
 * from the last to the first. Without `refunds`, as from a server that refunds all at once, the filters decide which of the moments
 * of a refunded transaction counts: the bound that leaves out neither.
 */
function momentOf(row: Transaction, filters: Filters, bound: string | undefined): string | null | undefined {
  const { dateOf = 'creation', sort } = filters;
  if (dateOf === 'creation') return row.creationDate;
  if (dateOf !== 'received' && row.refunds?.length) return lastMovement(row, filters, bound);
  const isReceipt = dateOf === 'received' || (dateOf === 'movement' && sort === 'asc');
  return isReceipt ? row.receivedDate : row.resolutionDate;
}

function lastMovement(
  { refunds = [], receivedDate }: Transaction,
  { dateOf, sort, endDate }: Filters,
  bound: string | undefined,
): string | undefined {
  const end = Date.parse((sort === 'asc' ? endDate : bound) ?? '9999-12-31T00:00:00Z');
  const moments = refunds.map(({ creationDate }) => creationDate);
  if (dateOf === 'movement' && receivedDate) moments.unshift(receivedDate);
  return moments.filter((moment) => Date.parse(moment) <= end).at(-1);
}

function isBeyond(next: string, date: string | undefined, { sort }: Filters): boolean {
  if (!date) return true;
  const distance = Date.parse(next) - Date.parse(date);
  return sort === 'asc' ? distance > 0 : distance < 0;
}
