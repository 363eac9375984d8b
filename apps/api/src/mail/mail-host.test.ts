import { expect, it } from 'vitest';
import { isInnerAddress, outerAddress } from './mail-host.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '100.64.0.1',
  '255.255.255.255',
])('takes %s for an inner address', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
  'takes %s for an outer address',
  (address) => {
    expect(isInnerAddress(address)).toBe(false);
  },
);

it('gives no address for a name of the own machine, nor for one that is not there', async () => {
  for (const host of ['localhost', '127.0.0.1', 'no-such-host.invalid'])
    await expect(outerAddress(host)).rejects.toMatchObject({ code: 'mail_failed' });
});
