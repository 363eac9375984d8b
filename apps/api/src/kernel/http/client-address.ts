import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** IPv4 addresses as such, also where the socket writes them as IPv6. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function isListed(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Makes the list of proxies.
 * @param ranges - checked addresses and ranges
 * @returns list
 */
export function proxyList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Address of the client: the socket's, or, behind trusted proxies, the last one of `X-Forwarded-For` that is none of them.
 * What a client writes into the header itself is never believed.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: BlockList,
): string {
  const socket = plain(incoming.socket.remoteAddress ?? '');
  if (!isListed(proxies, socket)) return socket;
  const header = incoming.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => plain(hop.trim()));
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return socket;
    if (!isListed(proxies, hop)) return hop;
  }
  return socket;
}

/**
 * Returns the address that attempts are counted by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * client.
 */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const filled = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
