import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressGroup, clientAddress, proxyList } from './client-address.ts';

const incoming = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  const proxies = proxyList(['10.0.0.0/8', '2001:db8::1']);

  it.each([
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['::ffff:203.0.113.5', undefined, '203.0.113.5'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '192.0.2.66, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['2001:db8::1', '192.0.2.66, 2001:db8:5::7', '2001:db8:5::7'],
    ['10.0.0.1', 'spoofed', '10.0.0.1'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '10.0.0.2', '10.0.0.1'],
  ])('returns the client address of %s with the header %s: %s', (socket, header, expected) => {
    expect(clientAddress(incoming(socket, header), proxies)).toBe(expected);
  });
});

describe('addressGroup', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['internal', 'internal'],
  ])('returns the address group of %s: %s', (address, expected) => {
    expect(addressGroup(address)).toBe(expected);
  });
});
