import { describe, expect, it } from 'vitest';
import { resolveMailHost } from '../mail/resolve-mail-host.ts';
import { isInnerAddress, ssrfGuard } from './ssrf-guard.ts';

const INNER = [
  '127.0.0.1',
  '127.255.0.3',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '198.18.0.1',
  '198.19.255.255',
  '192.88.99.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::1',
  '2001:0:a00:1::1',
  '2001:db8::1',
  '2001:2::1',
  '3fff::1',
  '100::1',
  'no address',
];
const OUTER = [
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '198.20.0.1',
  '2606:2800:220:1::1',
  '2a00:1450::1',
  '::ffff:93.184.216.34',
];

describe('an address', () => {
  it.each(INNER)('treats %s as a private address', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each(OUTER)('treats %s as a public address', (address) => {
    expect(isInnerAddress(address)).toBe(false);
  });
});

describe('a host name', () => {
  const of = (...addresses: string[]) =>
    ssrfGuard('shop.example', () => Promise.resolve(addresses));

  it('resolves a host to its first address, unless one of them is private', async () => {
    expect(await of('93.184.216.34', '2606:2800:220:1::1')).toBe('93.184.216.34');
    for (const address of INNER) expect(await of('93.184.216.34', address)).toBeUndefined();
    expect(await of()).toBeUndefined();
    expect(await ssrfGuard('x.example', () => Promise.reject(new Error('gone')))).toBeUndefined();
  });

  it('never resolves names of the local machine', async () => {
    let asked = 0;
    const resolve = () => {
      asked++;
      return Promise.resolve(['93.184.216.34']);
    };
    for (const host of ['localhost', 'LOCALHOST.', 'shop.localhost', '127.0.0.1', '::1'])
      expect(await ssrfGuard(host, resolve)).toBeUndefined();
    expect(asked).toBe(0);
    expect(await ssrfGuard('notlocalhost', resolve)).toBe('93.184.216.34');
  });

  it('rejects a mail server in the private network by name', async () => {
    for (const host of ['localhost', '127.0.0.1', 'no-such-host.invalid'])
      await expect(resolveMailHost(host)).rejects.toMatchObject({ code: 'mail_failed' });
  });
});
