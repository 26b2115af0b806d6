import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientAddressOf } from '../../sandbox/pipeline/client-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string, trustProxy = false) =>
  clientAddressOf(
    new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }),
    { remoteAddress },
    trustProxy,
  );

test('without a trusted proxy the client address is that of the socket, whatever a header claims', () => {
  assert.is(from('203.0.113.7', '198.51.100.1'), '203.0.113.7');
  assert.is(from(undefined, '198.51.100.1'), null);
});

test('with a trusted proxy the client address is the last entry of its header, not one that the client wrote', () => {
  assert.is(from('10.0.0.2', '198.51.100.1', true), '198.51.100.1');
  assert.is(from('10.0.0.2', '1.1.1.1, 2.2.2.2,198.51.100.1 ', true), '198.51.100.1');
});

test('with a missing or invalid header the client address is that of the socket', () => {
  for (const forwarded of [undefined, '', 'unknown', '198.51.100.1, x'])
    assert.is(from('10.0.0.2', forwarded, true), '10.0.0.2');
});

test('all spellings of an IPv4 address are one client, and an IPv6 client is its /64 network', () => {
  assert.is(from('::ffff:203.0.113.7'), '203.0.113.7');
  assert.is(from('2001:db8:0:1:aaaa::1'), '2001:db8:0:1::/64');
  assert.is(from('2001:DB8::1:bbbb:0:0:2'), '2001:db8:0:1::/64');
  assert.is(from('2001:db8:0:1:1:2:3:4%eth0'), '2001:db8:0:1::/64');
  assert.is(from('2001:db8:0:2::1'), '2001:db8:0:2::/64');
  assert.is(from('::1'), '0:0:0:0::/64');
});
