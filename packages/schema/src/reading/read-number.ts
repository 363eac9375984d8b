/** Decimal separator. */
export type DecimalMark = '.' | ',';

/** Maximum length of a text that is parsed as a number. */
const MAX_LENGTH = 60;

/** Currency codes and symbols before and after a number. */
const BEFORE = /^[A-Za-z\p{Sc}\s]*/u;
const BEHIND = /(?<![A-Za-z\p{Sc}\s])[A-Za-z\p{Sc}\s]*$/u;

/** Strips what does not affect a number: spaces, apostrophes, currencies of 2 or 3 letters. */
function bareNumber(text: string): string {
  const before = BEFORE.exec(text)?.[0] ?? '';
  const rest = text.slice(before.length);
  const behind = BEHIND.exec(rest)?.[0] ?? '';
  const codes = `${before} ${behind}`.match(/[A-Za-z]+/g) ?? [];
  if (codes.some(({ length }) => length < 2 || length > 3)) return text;
  return rest.slice(0, rest.length - behind.length).replaceAll(/[\s'’]|\p{Sc}/gu, '');
}

/** Returns the decimal separator of a number; undefined when it has no decimals. */
function getDecimal(bare: string, usual: DecimalMark): DecimalMark | undefined {
  const marks = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (last === undefined) return undefined;
  // With two different separators, thousands come first. A repeated separator groups thousands.
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return undefined;
  const isAmbiguous = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  return isAmbiguous && last !== usual ? undefined : last;
}

/** Matches a number without grouping, which is unambiguous. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Parses a number as people write it: 1,234.50 and 1.234,50 and $ 12.
 * @param usual - default decimal separator of the tenant
 * @returns number; undefined when it is invalid
 */
export function readNumber(text: string, usual: DecimalMark = '.'): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const bare = bareNumber(text);
  const decimal = getDecimal(bare, usual);
  const grouping = decimal === ',' ? '.' : ',';
  const groups = decimal === undefined ? /[.,]/g : grouping === ',' ? /,/g : /\./g;
  const whole = decimal === undefined ? bare : bare.slice(0, bare.lastIndexOf(decimal));
  // Groups have two digits in India and three everywhere else.
  if (groups.test(whole) && !/^[+-]?\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole))
    return undefined;
  const rest = decimal === undefined ? '' : `.${bare.slice(bare.lastIndexOf(decimal) + 1)}`;
  const plain = `${whole.replaceAll(/[.,]/g, '')}${rest}`;
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
