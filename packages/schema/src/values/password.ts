import { string } from 'yup';

/** Minimum and maximum length of a password, in characters. */
export const PASSWORD_LENGTH = { shortest: 10, longest: 256 } as const;

/** Common passwords and their usual parts. */
const COMMON = [
  'password',
  'passwort',
  'motdepasse',
  'qwerty',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'abc123',
  '123456',
];

/** Strength of a password: 0 rejected, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Strength and problem of a password. */
export interface PasswordVerdict {
  readonly strength: PasswordStrength;
  /** Why it is rejected; '' when it is accepted. */
  readonly problem: string;
}

/** Removes easily guessed words from a text. */
function withoutGuesses(password: string, known: readonly string[]): string {
  const guesses = [...COMMON, ...known.map((word) => word.toLowerCase())].filter(
    (word) => word.length > 2,
  );
  guesses.sort((one, other) => other.length - one.length);
  return guesses.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/** Returns the number of different characters, without runs such as `aaaa` or `1234`. */
function varied(text: string): number {
  const signs = [...text];
  const steps = signs.filter((sign, at) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[at - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  });
  return new Set(steps).size;
}

/** A single word between digits and punctuation, which is at most weak: only the server has a dictionary that may refuse it. */
const ONE_WORD = /^\P{L}{0,8}\p{L}{1,20}\P{L}{0,8}$/u;

/** Message for a password that is easy to guess. */
export const EASY_PASSWORD =
  'This password is too easy to guess. Try three or four uncommon words.';

/**
 * Rates the strength of a password. Length counts most: rules about kinds of characters make passwords that are hard to
 * remember and easy to guess.
 * @param known - known words about the user
 * @returns strength and problem
 * @see NIST SP 800-63B
 */
export function judgePassword(password: string, known: readonly string[] = []): PasswordVerdict {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.shortest)
    return { strength: 0, problem: `Use at least ${PASSWORD_LENGTH.shortest} characters` };
  if (length > PASSWORD_LENGTH.longest)
    return { strength: 0, problem: `Use at most ${PASSWORD_LENGTH.longest} characters` };
  const different = varied(withoutGuesses(password, known));
  if (different < 5) return { strength: 0, problem: EASY_PASSWORD };
  const points = Math.min(length, 2 * different);
  if (points < 12 || ONE_WORD.test(password)) return { strength: 1, problem: '' };
  if (points < 15) return { strength: 2, problem: '' };
  return { strength: points < 19 ? 3 : 4, problem: '' };
}

/** Returns words that an attacker would guess from a user's name, email address and companies. */
export function getWords(person: {
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  /** Names of the companies that the user belongs to. */
  readonly companies?: readonly string[];
}): string[] {
  const { email = '', firstname = '', lastname = '', companies = [] } = person;
  const ofCompanies = companies.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  return [...email.split(/[@.+_-]/), firstname, lastname, 'Atrium', ...ofCompanies].filter(Boolean);
}

/** A new password. */
export const newPasswordField = () =>
  string()
    .required('Please enter a password')
    .test('password', (text, context) => {
      if (text === undefined) return true;
      const { problem } = judgePassword(text);
      return problem === '' || context.createError({ message: problem });
    });
