import { string } from 'yup';

/** Lengths of a password, in characters. */
export const PASSWORD_LENGTH = { shortest: 10, longest: 256 } as const;

/** Passwords that everybody tries first, and what they are made of. */
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

/** How strong a password is: 0 not accepted, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** A password with what is said about it. */
export interface PasswordVerdict {
  readonly strength: PasswordStrength;
  /** Why it is not accepted; '' for one that is. */
  readonly problem: string;
}

/** Text without the words in it that are easily guessed. */
function withoutGuesses(password: string, known: readonly string[]): string {
  const guesses = [...COMMON, ...known.map((word) => word.toLowerCase())].filter(
    (word) => word.length > 2,
  );
  guesses.sort((one, other) => other.length - one.length);
  return guesses.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/** How many different signs there are, not counting a run such as `aaaa` or `1234`. */
function varied(text: string): number {
  const signs = [...text];
  const steps = signs.filter((sign, at) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[at - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  });
  return new Set(steps).size;
}

/** Problem of a password that is easy to guess. */
export const EASY_PASSWORD =
  'This password is too easy to guess. Try three or four uncommon words.';

/**
 * Says how strong a password is. Length counts most: rules about kinds of signs make passwords that are hard to remember
 * and easy to guess.
 * Shape: password, words that are known of the person → strength and problem. Source: NIST SP 800-63B.
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
  if (points < 12) return { strength: 1, problem: '' };
  if (points < 15) return { strength: 2, problem: '' };
  return { strength: points < 19 ? 3 : 4, problem: '' };
}

/** Returns the words that guesses at the password of a person begin with: from their name, email address and companies. */
export function getWords(person: {
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  /** Names of the companies that the person belongs to. */
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
