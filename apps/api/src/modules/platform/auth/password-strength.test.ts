import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-strength.ts';

describe('passwordProblem', () => {
  it.each(['q1w2e3r4t5', 'football1234', 'summer2024!', 'qazwsxedc123'])(
    'rejects the commonly used password %s',
    (password) => {
      expect(passwordProblem(password, [])).not.toBe('');
    },
  );

  it.each(['a blue kiln by the river', 'correct horse battery', 'kxvbqzmwtr'])(
    'accepts the uncommon password %s',
    (password) => {
      expect(passwordProblem(password, [])).toBe('');
    },
  );

  it('rejects a password made of the user’s own name and email address', () => {
    expect(passwordProblem('AdaMoreau-kiln', ['ada', 'moreau', 'kiln'])).not.toBe('');
  });
});
