export const HISTORY = '/api/transactions/v3/history';
const SIGN_IN = '/api/auth/v3/credentials';

const content = (json: string) => `{"requestContent":${json}}`;
const distinct = (count: number, entry: (turn: number) => string) =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, turn) => entry(turn)).join(',');
const FIELDS = ['username', 'statuses', 'kinds', 'emails', 'businessUserChildren', 'data'];
const inEveryField = (json: string) => content(`{${FIELDS.map((field) => `"${field}":${json}`).join(',')}}`);

/** Bodies of roughly the given number of bytes, each invalid in its own way. */
export const COSTLY_BODIES: Record<string, (bytes: number) => string> = {
  'lists of distinct entries': (bytes) => inEveryField(`[${distinct(bytes / 54, (turn) => `"s${turn}"`)}]`),
  'lists of equal entries': (bytes) => inEveryField(`[${distinct(bytes / 60, () => '"pending"')}]`),
  'lists of objects': (bytes) => inEveryField(`[${distinct(bytes / 72, (turn) => `{"k":${turn}}`)}]`),
  'unknown keys': (bytes) => content(`{${distinct(bytes / 10, (turn) => `"k${turn}":0`)}}`),
  'the same key': (bytes) => content(`{${distinct(bytes / 13, () => '"username":0')}}`),
  'nested lists': (bytes) => content('['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  'nested objects': (bytes) => content(`${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`),
  'long texts': (bytes) => inEveryField(`"${'a'.repeat(bytes / 6)}"`),
  'almost addresses': (bytes) => inEveryField(`"a@${'a.'.repeat(bytes / 12)}"`),
  'escaped characters': (bytes) => inEveryField(`"${'\\ud83d\\ude00'.repeat(bytes / 72)}"`),
  'escaped quotes': (bytes) => inEveryField(`"${'\\"'.repeat(bytes / 12)}"`),
  'long numbers': (bytes) => inEveryField('9'.repeat(bytes / 6)),
  'no JSON at all': (bytes) => '{"requestContent":{"a"'.repeat(bytes / 22),
};

const statuses = (count: number) => content(`{"statuses":[${distinct(count, (turn) => `"s${turn}"`)}]}`);

/** Bodies that once kept a process busy for seconds, and the call that they are sent to. */
export const KNOWN_BODIES = [
  ['10,000 distinct statuses', HISTORY, statuses(10_000)],
  ['40,000 distinct statuses', HISTORY, statuses(40_000)],
  ['100,000 distinct statuses', HISTORY, statuses(100_000)],
  ['88,000 unknown keys', SIGN_IN, content(`{${distinct(88_000, (turn) => `"k${turn}":0`)}}`)],
] as const;
