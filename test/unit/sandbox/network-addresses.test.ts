import { clientAddressOf } from '#sandbox/http/server/client-address.ts';
import { isPrivateHost, isPublicAddress } from '#sandbox/out/notifications/public-address.ts';
import { assert, test } from '../support/test.ts';

const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '100.63.1.1', '2606:4700:4700::1111'];
const SPECIAL = [
  ...'0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1'.split(' '),
  ...'172.31.255.255 192.0.2.1 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255'.split(' '),
  ...':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 fc00::1 fd00:ec2::254 fe80::1 ff02::1'.split(
    ' ',
  ),
];

test('public Internet addresses are allowed; loopback, private, link-local, metadata, multicast and translated ones are not', () => {
  const refused = PUBLIC.filter((address) => !isPublicAddress(address));
  assert.equal(refused, []);
  assert.equal(SPECIAL.filter(isPublicAddress), []);
  const unnoticed = SPECIAL.filter((address) => !isPrivateHost(address));
  assert.equal(unnoticed, []);
});

test('a text that is not an IP address is not public, and a host name is judged only by its ending', () => {
  assert.not.ok(isPublicAddress('example.gt'));
  assert.equal(['a.gt', 'mylocalhost.gt', 'internal.gt'].filter(isPrivateHost), []);
  assert.ok(['localhost', 'LOCALHOST.', 'x.internal'].every(isPrivateHost));
});

const from = (remoteAddress: string | undefined, forwarded?: string, trustProxy = false) =>
  clientAddressOf(
    new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }),
    { remoteAddress },
    trustProxy,
  );

test('without a trusted proxy, or with a missing or invalid header, the client address is that of the socket', () => {
  assert.is(from('203.0.113.7', '198.51.100.1'), '203.0.113.7');
  assert.is(from(undefined, '198.51.100.1'), null);
  for (const forwarded of [undefined, '', 'unknown', '198.51.100.1, x'])
    assert.is(from('10.0.0.2', forwarded, true), '10.0.0.2');
});

test('with a trusted proxy the client address is the last entry of its header, not one that the client wrote', () => {
  assert.is(from('10.0.0.2', '198.51.100.1', true), '198.51.100.1');
  assert.is(from('10.0.0.2', '1.1.1.1, 2.2.2.2,198.51.100.1 ', true), '198.51.100.1');
  // Some proxies add the client's port, without which all of their clients would share one limit.
  for (const forwarded of [
    '198.51.100.1:50123',
    'x, 198.51.100.1:1',
    '[::ffff:198.51.100.1]:50123',
    '[::ffff:198.51.100.1]',
  ])
    assert.is(from('10.0.0.2', forwarded, true), '198.51.100.1');
});

test('all spellings of an IPv4 address count as one client, as does the /64 network of an IPv6 address', () => {
  assert.is(from('::ffff:203.0.113.7'), '203.0.113.7');
  assert.is(from('2001:db8:0:1:aaaa::1'), '2001:db8:0:1::/64');
  assert.is(from('2001:DB8::1:bbbb:0:0:2'), '2001:db8:0:1::/64');
  assert.is(from('2001:db8:0:1:1:2:3:4%eth0'), '2001:db8:0:1::/64');
  assert.is(from('2001:db8:0:2::1'), '2001:db8:0:2::/64');
  assert.is(from('::1'), '0:0:0:0::/64');
});
