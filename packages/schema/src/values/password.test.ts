import { describe, expect, it } from 'vitest';
import { getWords, judgePassword } from './password.ts';

describe('judgePassword', () => {
  it.each([
    ['short', 'Use at least 10 characters'],
    ['x'.repeat(257), 'Use at most 256 characters'],
    ['aaaaaaaaaaaa', 'This password is too easy to guess. Try three or four uncommon words.'],
    ['1234567890', 'This password is too easy to guess. Try three or four uncommon words.'],
    ['password123456', 'This password is too easy to guess. Try three or four uncommon words.'],
  ])('rejects %s', (password, problem) => {
    expect(judgePassword(password)).toEqual({ strength: 0, problem });
  });

  it('ignores known words about the user', () => {
    const known = getWords({
      email: 'ada.moreau@kiln.example',
      firstname: 'Ada',
      lastname: 'Moreau',
    });
    expect(judgePassword('AdaMoreau-kiln', known).strength).toBe(0);
    expect(judgePassword('AdaMoreau-kiln').strength).toBeGreaterThan(0);
  });

  it('rates longer passwords as stronger', () => {
    const strengths = [
      'kxvbqzmwtr',
      'blue kiln 42',
      'blue kiln by river',
      'a blue kiln stands by the river',
    ].map((password) => judgePassword(password).strength);
    expect(strengths).toEqual([...strengths].sort());
    expect(strengths.at(-1)).toBe(4);
  });

  it('rates a single word with digits and punctuation as weak', () => {
    for (const password of ['football1234', 'Sunshine2024!', '!!2024sunshine', 'extraordinary'])
      expect(judgePassword(password), password).toEqual({ strength: 1, problem: '' });
    expect(judgePassword('football 1234 kiln').strength).toBeGreaterThan(1);
  });

  it('counts characters beyond the basic plane as one', () => {
    expect(judgePassword('🦊🐻🐼🐨🐯').problem).toBe('Use at least 10 characters');
  });
});
