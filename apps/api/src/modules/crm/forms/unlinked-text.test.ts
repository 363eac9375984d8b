import { describe, expect, it } from 'vitest';
import { toSafeName, withoutLinks } from './unlinked-text.ts';

/** Finds what email clients make clickable: URLs, bare domains and email addresses. */
const CLICKABLE =
  /https?:\/\/\S|www\.[^\s\u200B]|[\p{L}\p{N}-]+[.．。｡][\p{L}]{2,}|[^\s@]+[@＠][^\s@\u200B]+/u;

describe('texts of visitors in emails', () => {
  it.each([
    'Win at https://evil.example/now?x=1',
    'Go to evil.example',
    'www.evil.example',
    'http://1.2.3.4/login',
    'mail me@evil.example please',
    'evil。example',
    'shop1.example:8080',
    'javascript:alert(1)',
  ])('breaks the link in “%s” and changes no visible character', (text) => {
    const broken = withoutLinks(text);
    expect(broken).not.toMatch(CLICKABLE);
    expect(broken.replaceAll('\u200B', '')).toBe(text);
  });

  it.each(['At 10:30 for 24.50, please. Thanks: all of us.', 'Name: Ada', 'Really?.. yes'])(
    'leaves “%s” readable',
    (text) => {
      expect(withoutLinks(text).replaceAll('\u200B', '')).toBe(text);
      expect(withoutLinks('At 10:30 for 24.50')).toBe('At 10:30 for 24.50');
    },
  );

  it('greets people by names only', () => {
    expect(toSafeName(' Zoë van der Berg ')).toBe('Zoë van der Berg');
    expect(toSafeName("O'Neill")).toBe("O'Neill");
    expect(toSafeName('Claim your prize at evil.example')).toBe('');
    expect(toSafeName('see http //evil')).toBe('');
    expect(toSafeName('x'.repeat(61))).toBe('');
  });
});
