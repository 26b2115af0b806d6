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
  const moment = momentOf(filters);
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
    const next = last[moment];
    if (next && isBeyond(next, date, filters)) {
      currentPage = 1;
      date = next;
      // A refunded transaction is found again by its payment.
      if (filters.dateOf !== 'movement') returned = new Set();
    } else {
      // More than a page of transactions have the same moment.
      currentPage += 1;
    }
    for (const row of data) if (row[moment] === date || filters.dateOf === 'movement') returned.add(row.id);
  }
}

/**
 * The field with the moment that a history is sorted by. With `movement` a refunded transaction has two, and the filters decide
 * which one counts: the bound that leaves out neither.
 */
function momentOf({ dateOf = 'creation', sort }: Filters) {
  if (dateOf === 'creation') return 'creationDate';
  const isReceipt = dateOf === 'received' || (dateOf === 'movement' && sort === 'asc');
  return isReceipt ? 'receivedDate' : 'resolutionDate';
}

function isBeyond(next: string, date: string | undefined, { sort }: Filters): boolean {
  if (!date) return true;
  const distance = Date.parse(next) - Date.parse(date);
  return sort === 'asc' ? distance > 0 : distance < 0;
}
