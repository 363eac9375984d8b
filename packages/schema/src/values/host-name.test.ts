import { expect, it } from 'vitest';
import { isBelow, isNobodysHost, normaliseHost } from './host-name.ts';

it.each([
  ['www.example.com', 'www.example.com'],
  [' WWW.Example.COM. ', 'www.example.com'],
  ['https://www.example.com/path?x#y', 'www.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['ｗｗｗ。example。com', 'www.example.com'],
  ['example', undefined],
  ['', undefined],
  ['127.0.0.1', undefined],
  ['0x7f.1', undefined],
  ['2130706433', undefined],
  ['[::1]', undefined],
  ['www.example.com:8080', undefined],
  ['user@example.com', undefined],
  ['a..example.com', undefined],
  ['-a.example.com', undefined],
  ['a_b.example.com', undefined],
  ['*.example.com', undefined],
  ['exa mple.com', undefined],
  ['exa%6dple.com', undefined],
  [`${'a'.repeat(64)}.example.com`, undefined],
  [`${'a.'.repeat(130)}com`, undefined],
])('parses %j as the host %j', (typed, host) => {
  expect(normaliseHost(typed)).toBe(host);
});

it('recognizes names that nobody can own, and subdomains of a name', () => {
  expect(['shop.local', 'a.localhost', 'x.onion'].map(isNobodysHost)).toEqual([true, true, true]);
  expect(['shop.example.com', 'mylocal.com'].map(isNobodysHost)).toEqual([false, false]);
  expect(isBelow('a.example.com', 'example.com')).toBe(true);
  expect(isBelow('badexample.com', 'example.com')).toBe(false);
});
