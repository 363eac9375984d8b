import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** IPv4 that is not of the open internet: own, private, shared, link-local, documentation, benchmarks, multicast, reserved. */
const INNER = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(address, bits, 'ipv4');

/** IPv6 of the open internet; ULA, link-local, multicast, mapped addresses and NAT64 lie outside of it. */
const OUTER_6 = new BlockList();
OUTER_6.addSubnet('2000::', 3, 'ipv6');
/** Public ranges that lead elsewhere: Teredo and benchmarks, documentation, 6to4. */
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INNER.addSubnet(address, bits, 'ipv6');

/** True for an address that is not of the open internet, and for what is no address. */
export function isInnerAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const version = isIP(plain);
  if (version === 4) return INNER.check(plain, 'ipv4');
  return version === 0 || !OUTER_6.check(plain, 'ipv6') || INNER.check(plain, 'ipv6');
}

/**
 * Resolves a host name to IP addresses.
 * @throws rejects, or returns none, when there are none
 */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Asks the machine's own resolver. */
export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Returns the IP address to connect to for a user-provided host: never one of the installation's own network. The connection
 * uses this very address, so that a second DNS answer cannot change it. Takes name or address.
 * @returns address; undefined when there is none, or when one of several is internal
 */
export async function ssrfGuard(
  host: string,
  resolve: Resolve = systemResolve,
): Promise<string | undefined> {
  if (/(?:^|\.)localhost\.?$/i.test(host)) return undefined;
  const found = isIP(host) ? [host] : await resolve(host).catch(() => []);
  return found.some(isInnerAddress) ? undefined : found[0];
}
