import { BlockList, isIP } from 'node:net';

// IPv4 addresses that webhooks may not reach: this machine, private networks, the metadata service of cloud providers, and IANA's
// special-purpose ranges.
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// In IPv6 only 2000::/3 is public, except addresses that embed an IPv4 address, and documentation ranges.
const GLOBAL_IPV6 = ['2000::/3'];
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialV4 = blockList(SPECIAL_IPV4, 'ipv4');
const globalV6 = blockList(GLOBAL_IPV6, 'ipv6');
const specialV6 = blockList(SPECIAL_IPV6, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !specialV4.check(address, 'ipv4');
  return version === 6 && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

/** True if a name or address is private by its text alone, without resolving it. */
export function isPrivateHost(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return /^(.+\.)?(localhost|local|internal)\.?$/i.test(host);
}

function blockList(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
