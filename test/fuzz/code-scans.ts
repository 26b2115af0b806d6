import fc from 'fast-check';
import { readClock } from '../../sandbox/rules/clock.ts';
import type { TestSandbox } from '../support/in-process-sandbox.ts';
import { objectionToFailure } from './judge.ts';

/** A phone or browser that reads the code of a charge or request, either intact or damaged. */
export interface CodeScan {
  phone: (typeof PHONES)[number];
  way: 'scan' | 'scan/pay' | 'page';
  /** The position of the code, counted from the newest. */
  pick: number;
  damage: keyof typeof DAMAGES;
}

const PHONES = ['maria.lopez', 'jose.perez'] as const;

/** The code as a phone reads it or a caller sends it. */
const DAMAGES = {
  none: (code: string) => code,
  'another address': (code: string) => `https://example.gt/x/${code}`,
  'small letters': (code: string) => ` ${code.toLowerCase()} `,
  'another letter': (code: string) => code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'),
  'a letter less': (code: string) => code.slice(1),
  twice: (code: string) => code + code,
  'an amount': (code: string) => `${code}?amount=0.01`,
  quotes: (code: string) => `${code}' or '1'='1`,
  zero: (code: string) => `${code}\u0000`,
  long: (code: string) => code.repeat(500),
  'a list': (code: string) => [code],
  'an object': (code: string) => ({ $ne: code }),
  nothing: () => '',
};
/** Kinds of damage that leave the code valid. */
const WHOLE: readonly string[] = ['none', 'another address', 'small letters'];

export const codeScan: fc.Arbitrary<CodeScan> = fc.record({
  phone: fc.constantFrom(...PHONES),
  way: fc.constantFrom('scan', 'scan/pay', 'scan/pay', 'page'),
  pick: fc.nat(40),
  damage: fc.oneof(
    { arbitrary: fc.constant('none' as const), weight: 6 },
    { arbitrary: fc.constantFrom(...(Object.keys(DAMAGES) as (keyof typeof DAMAGES)[])), weight: 5 },
  ),
});

type Handle = (request: Request) => Promise<Response>;

interface Coded {
  id: string;
  code: string;
  origin: string;
  status: string;
  phone: string | null;
  /** Whether the cashier and its branch may receive money. */
  isActive: boolean;
  isEnding: boolean;
}

const SELECT = `select t.id, t.payment_code as code, t.origin, a.username as phone,
    case when t.status = 'pending' and t.expires_at <= $1 then 'expired' else t.status end as status,
    c.status = 'active' and b.status = 'active' as "isActive",
    t.status = 'pending' and t.expires_at between $1 and $1 + interval '5 seconds' as "isEnding"
  from transactions t join users c on c.id = t.cashier_id join branches b on b.id = t.branch_id
    left join app_users a on a.id = t.app_user_id
  where t.payment_code is not null order by t.created_at desc, t.id`;

/**
 * Reads a code, and compares the response and what has changed with what the code's state permits.
 * @returns what is wrong; undefined if nothing is
 */
export async function objectionToScan(
  sandbox: TestSandbox,
  world: Handle,
  scan: CodeScan,
): Promise<string | undefined> {
  const { database } = sandbox;
  const now = await readClock(database);
  const rows = () => database.query<Coded>(SELECT, [now]);
  const before = await rows();
  const coded = before[scan.pick % (before.length || 1)];
  // A code that expires within seconds may count as valid or as expired.
  if (!coded || coded.isEnding) return undefined;
  // Guessing is rate-limited, which the contract tests show.
  await database.query(`delete from rate_limits where name = 'payment codes'`);
  const { status, text } = await read(
    scan.way === 'page' ? sandbox.handle : world,
    scan,
    DAMAGES[scan.damage](coded.code),
  );
  const after = await rows();
  const tale = `${JSON.stringify(scan)} of ${JSON.stringify(coded)} got ${status}: ${text.slice(0, 500)}`;
  const expected = statusesOf(scan, coded);
  if (!expected.includes(status)) return `not ${expected.join(' or ')}: ${tale}`;
  if (scan.way !== 'page' && status >= 400) {
    const objection = objectionToFailure({ text });
    if (objection) return `${objection}: ${tale}`;
  }
  const isPaid = scan.way === 'scan/pay' && status === 200;
  const changed = isPaid ? { ...coded, status: 'completed', phone: scan.phone } : coded;
  const wanted = before.map((row) => (row === coded ? changed : row));
  return JSON.stringify(after) === JSON.stringify(wanted) ? undefined : `another change: ${tale}`;
}

function statusesOf({ way, damage, phone }: CodeScan, coded: Coded): number[] {
  if (way === 'page') return WHOLE.includes(damage) ? [200] : [404];
  if (['a list', 'an object', 'nothing'].includes(damage)) return [400];
  if (!WHOLE.includes(damage)) return [422];
  if (coded.origin === 'request' && coded.phone !== phone) return [403];
  if (coded.status !== 'pending') return [409];
  return way === 'scan/pay' && coded.origin === 'charge' && !coded.isActive ? [404, 422] : [200];
}

async function read(handle: Handle, { way, phone }: CodeScan, code: unknown) {
  const isPage = way === 'page';
  const address = isPage
    ? `api/pay/${encodeURIComponent(typeof code === 'string' ? code.trim() || 'x' : JSON.stringify(code))}`
    : `sandbox/v1/users/${phone}/${way}`;
  const body = isPage ? null : JSON.stringify({ code });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`http://sandbox/${address}`, isPage ? {} : { method: 'POST', headers, body });
  const response = await handle(request);
  return { status: response.status, text: await response.text() };
}
