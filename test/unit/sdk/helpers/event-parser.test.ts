import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventParser } from '../../../../sdk/src/helpers/event-parser.ts';

/** The events parsed from a text whose bytes arrive in chunks of this size. */
function parsed(text: string, size = Number.POSITIVE_INFINITY): string[] {
  const parse = eventParser();
  const bytes = new TextEncoder().encode(text);
  const found: string[] = [];
  for (let from = 0; from < bytes.length; from += size)
    found.push(...parse(bytes.slice(from, from + size)).map(({ name, data }) => `${name}=${data}`));
  return found;
}

const CASES: [what: string, text: string, events: string[]][] = [
  ['several events in one chunk', 'event: a\ndata: 1\n\nevent: b\ndata: 2\n\n', ['a=1', 'b=2']],
  ['lines that end with CRLF', 'event: a\r\ndata: 1\r\n\r\nevent: b\r\ndata: 2\r\n\r\n', ['a=1', 'b=2']],
  ['lines that end with CR', 'event: a\rdata: 1\r\revent: b\rdata: 2\r\r', ['a=1', 'b=2']],
  ['comments and unknown fields', ': hi\n\nid: 7\nevent: a\n:\nretry: 5\ndata: 1\n\n: bye\n\n', ['a=1']],
  ['no space after the colon', 'event:a\ndata:  1\n\n', ['a= 1']],
  ['data of several lines', 'data: 1\ndata\ndata: 2\n\n', ['=1\n\n2']],
  ['a name without data', 'event: ping\n\n', ['ping=']],
  [
    'letters of several bytes, and a byte order mark',
    '\ufeffevent: ñ☕\ndata: a\u2028b😀\n\n',
    ['ñ☕=a\u2028b😀'],
  ],
  ['an event cut off by the end of the stream', 'event: a\ndata: 1\n\nevent: b\ndata: 2\n', ['a=1']],
];

for (const [what, text, events] of CASES) {
  test(`${what}: the same events are parsed wherever the chunks are split`, () => {
    for (const size of [1, 2, 3, 5, 7, undefined])
      assert.equal(parsed(text, size), events, `chunks of ${size}`);
  });
}

test('an event is complete at the CR that ends it, without waiting for an LF', () => {
  const parse = eventParser();
  const bytes = (text: string) => new TextEncoder().encode(text);
  assert.is(parse(bytes('data: 1\r\n\r')).length, 1);
  assert.is(parse(bytes('\ndata: 2\r\n\r\n')).length, 1);
});
