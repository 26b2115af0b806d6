import type { Queryable } from '#ground/db/database.ts';
import { paymentCodeIn } from '#money/transactions/payment-link.ts';
import { NOBODY, NOBODY_YET } from '#money/transactions/read-transactions.ts';
import { broughtBack, withoutSeparators } from '../../../words/brought-back.ts';

/** A word of a search, or words that belong together, with the ids of branches, cashiers and app users whose names contain it. */
export interface SearchTerm {
  branchIds: readonly string[];
  cashierIds: readonly string[];
  /** Null for a short word beside others, which half of all names contain: it is compared with each payer's name instead. */
  appUserIds: readonly string[] | null;
  /** True if the term occurs in the text shown instead of the payer of a pending charge; the next field is for an unpaid one. */
  isNobodyYet: boolean;
  isNobody: boolean;
  /** Pattern for `like`, for texts of the transaction itself. */
  pattern: string;
  /** The text in stored form, if it can be a complete receipt code. */
  receiptCode: string | null;
  /** The text, if it can be a complete authorization number. */
  authorizationNumber: string | null;
  /** The text, if it can be the end of one, as the customer display shows it. */
  authorizationEnd: string | null;
  /** The code in the text, if it can be that of a payment link. */
  paymentCode: string | null;
  /** The text, if it can be the id of a transaction, its request or its transfer. */
  identifier: string | null;
}

type ExactTexts = Pick<
  SearchTerm,
  'receiptCode' | 'authorizationNumber' | 'authorizationEnd' | 'paymentCode' | 'identifier'
>;

/** Maximum number of terms, so that a search has few conditions: from this word on, all words form a single term. */
const MOST_TERMS = 8;
/** Minimum number of letters for which a trigram index can be used. */
const SHORTEST_INDEXED = 3;

/**
 * Splits a search into its terms. A match contains every term, each in any of its texts. The longest term, which matches the
 * fewest rows, comes first. Finds branches and cashiers of the business, including deleted ones, and app users by name.
 */
export async function findSearchTerms(
  database: Queryable,
  businessId: string,
  typed: string,
): Promise<SearchTerm[]> {
  const texts = await splitIntoTerms(database, businessId, broughtBack(typed));
  texts.sort((one, other) => other.length - one.length);
  const rows = await database.query<Omit<SearchTerm, keyof ExactTexts>>(
    `select pattern,
       array(select id from branches where business_id = $1 and search_text(name) like pattern) as "branchIds",
       array(select id from users where business_id = $1 and type = 'operator' and search_text(name) like pattern)
         as "cashierIds",
       search_text('${NOBODY_YET}') like pattern as "isNobodyYet", search_text('${NOBODY}') like pattern as "isNobody",
       case when indexed then array(select id from app_users where search_text like pattern) end as "appUserIds"
     from (
       select '%' || search_text(text) || '%' as pattern, indexed, place
       from unnest($2::text[], $3::boolean[]) with ordinality as terms (text, indexed, place)
     ) as terms order by place`,
    [
      businessId,
      texts.map((text) => escapeLike(withoutThousands(text))),
      texts.map(({ length }) => length >= SHORTEST_INDEXED || texts.length === 1),
    ],
  );
  return rows.map((row, place) => ({ ...row, ...exactTexts(texts[place] ?? '') }));
}

const exactTexts = (text: string): ExactTexts => ({
  receiptCode: asReceiptCode(text),
  authorizationNumber: /^\d{3}\D?\d{3}$/.test(text) ? asDigits(text) : null,
  authorizationEnd: /^\d{4}$/.test(text) ? text : null,
  paymentCode: paymentCodeIn(text) ?? null,
  identifier: /^(tx|pr|tr)_\w+$/.test(text) ? text : null,
});

/**
 * The words of a search. Words that are adjacent in the name of a branch or cashier form one term: `Caja 2` does not match every
 * 2.
 */
async function splitIntoTerms(database: Queryable, businessId: string, typed: string): Promise<string[]> {
  const words = typed.split(/\s+/);
  if (isSpacedAuthorization(typed)) return [words.join('')];
  if (words.length === 1 || isSpacedReceiptCode(typed)) return [words.join(' ')];
  const [found] = await database.query<{ text: string; names: string }>(
    `select search_text($2) as text, coalesce(string_agg(search_text(name), E'\n'), '') as names from (
       select name from branches where business_id = $1
       union select name from users where business_id = $1 and type = 'operator'
     ) as places`,
    [businessId, words.join(' ')],
  );
  const terms: string[] = [];
  for (const word of found?.text.split(' ') ?? []) {
    const joined = [...terms.slice(-1), word].join(' ');
    if (found?.names.includes(joined) || terms.length === MOST_TERMS) terms.splice(-1, 1, joined);
    else terms.push(word);
  }
  return terms;
}

/** The app users whose name or username contains a text. */
export async function findAppUserIds(database: Queryable, typed: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from app_users where search_text like '%' || search_text($1) || '%'`,
    [escapeLike(broughtBack(typed))],
  );
  return rows.map(({ id }) => id);
}

/**
 * Amounts are stored for the search as `q1234.50`; without its thousands separator, `Q1,234.50` is found too, as the portal
 * shows it.
 */
function withoutThousands(text: string): string {
  return /^q?\d{1,3}(,\d{3})+(\.\d{0,2})?$/i.test(text) ? text.replaceAll(',', '') : text;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** True for a receipt code in its three printed groups; three words without a digit are just words. */
function isSpacedReceiptCode(text: string): boolean {
  return /\d/.test(text) && /^\w{4} \w{4} \w{4}$/.test(text) && asReceiptCode(text) !== null;
}

/** An authorization number as it is shown: `123 456`. */
const isSpacedAuthorization = (text: string): boolean => /^\d{3} \d{3}$/.test(text);

/** The six digits of an authorization in two groups, unless what separates them is that of an amount. */
const asDigits = (text: string): string | null => /^\d{6}$/.exec(withoutSeparators(text))?.[0] ?? null;

/** Normalizes a typed code: in any case, with or without separators, O as 0, I or L as 1. */
function asReceiptCode(text: string): string | null {
  const signs = withoutSeparators(text).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(signs)) return null;
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
}
