import type { Queryable } from '../../db/database.ts';

/** Matches of a search text outside the transactions: ids of branches, cashiers and app users by name. */
export interface SearchTargets {
  branchIds: readonly string[];
  cashierIds: readonly string[];
  appUserIds: readonly string[];
  /** Pattern for `like`, for texts of the transaction itself. */
  pattern: string;
  /** Set if the text can be a complete receipt code, in its stored form. */
  receiptCode: string | null;
  /** Set if the text can be a complete authorization number. */
  authorizationNumber: string | null;
}

/** Finds branches and cashiers of the business, including deleted ones, and app users by name. */
export async function findSearchTargets(
  database: Queryable,
  businessId: string,
  typed: string,
): Promise<SearchTargets> {
  const text = typed.trim().replace(/ +/g, ' ');
  const [found] = await database.query<Omit<SearchTargets, 'receiptCode' | 'authorizationNumber'>>(
    `select pattern,
       array(select id from branches where business_id = $1 and search_text(name) like pattern) as "branchIds",
       array(select id from users where business_id = $1 and type = 'operator' and search_text(name) like pattern)
         as "cashierIds",
       array(select id from app_users where search_text like pattern) as "appUserIds"
     from (select '%' || search_text($2) || '%' as pattern) as term`,
    [businessId, escapeLike(withoutThousands(text))],
  );
  if (!found) throw new Error('A search always has a pattern');
  return {
    ...found,
    receiptCode: asReceiptCode(text),
    authorizationNumber: /^\d{6}$/.test(text) ? text : null,
  };
}

/** The app users whose name or username contains a text. */
export async function findAppUserIds(database: Queryable, typed: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from app_users where search_text like '%' || search_text($1) || '%'`,
    [escapeLike(typed.trim().replace(/ +/g, ' '))],
  );
  return rows.map(({ id }) => id);
}

/** Amounts are stored for search as `q1234.50`; this also finds `Q1,234.50`, as the portal shows it. */
function withoutThousands(text: string): string {
  return /^q?\d{1,3}(,\d{3})+(\.\d{0,2})?$/i.test(text) ? text.replaceAll(',', '') : text;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Normalizes a typed code: any case, with or without hyphens or spaces, O as 0, I or L as 1. */
function asReceiptCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(signs)) return null;
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
}
