import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { appError } from '@org/schema';

const INNER = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(address, bits, 'ipv6');

/** True for an address that is not of the open internet. */
export function isInnerAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return INNER.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The address to connect to for a host name that a tenant has given: never one inside the installation's own network.
 * The connection is made to this address, so that a second answer of the name server changes nothing.
 * Errors: `mail_failed`.
 */
export async function outerAddress(host: string): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first || found.some(({ address }) => isInnerAddress(address)))
    throw appError('mail_failed', { message: `There is no mail server ${host} that can be used` });
  return first.address;
}
