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
    if (page.data.pageProperties.nextPage === null) return;
  }
}

/**
 * The transaction history in pages of up to a hundred. It ends after a failed page.
 *
 * Nothing is repeated or skipped while payments arrive and statuses change: each page begins at the creation date of the last
 * transaction, not at a row number, and creation dates do not change.
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
    if (last.creationDate === date) {
      // More than a page of transactions were created in the same millisecond.
      currentPage += 1;
    } else {
      currentPage = 1;
      returned = new Set();
    }
    date = last.creationDate;
    for (const { id, creationDate } of data) if (creationDate === date) returned.add(id);
  }
}
