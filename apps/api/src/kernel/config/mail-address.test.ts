import { describe, expect, it } from 'vitest';
import { headerText, mailAddress } from './mail-address.ts';

describe('mailAddress', () => {
  it.each([
    ['ada@kiln.example', 'ada@kiln.example'],
    ["o'hara+list@KILN.example", "o'hara+list@kiln.example"],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['root@localhost', 'root@localhost'],
  ])('parses the email address of %s', (text, address) => {
    expect(mailAddress(text)).toBe(address);
  });

  it.each([
    'ada@kiln.example, eve@evil.example',
    'ada@kiln.example\r\nBcc: eve@evil.example',
    'Ada <ada@kiln.example>',
    'group: ada@kiln.example;',
    '"ada eve"@kiln.example',
    '"ada@evil.example"@kiln.example',
    'ada(comment)@kiln.example',
    'ada@[127.0.0.1]',
    'ada@kiln..example',
    'ada@-kiln.example',
    '.ada@kiln.example',
    'ada@@kiln.example',
    'ada@',
    '@kiln.example',
    '',
    `${'a'.repeat(65)}@kiln.example`,
    `ada@${'k'.repeat(250)}.example`,
  ])('rejects the email address %j', (text) => {
    expect(mailAddress(text)).toBeUndefined();
  });
});

it('keeps header text on one line', () => {
  expect(headerText(' Hello\r\nBcc: eve@evil.example\u2028 you ')).toBe(
    'Hello Bcc: eve@evil.example  you',
  );
});
