import { RE2JS } from 're2js';

/** White space and line ends of JavaScript's expressions, as ranges of a character class; RE2 knows those of ASCII alone. */
const SPACES =
  '\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACES =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
const ANY_OF_LINE = '[^\\n\\r\\x{2028}\\x{2029}]';

const TOKEN =
  /\\[pP]\{(?:Script|sc|General_Category|gc)=(\w{1,40})\}|\\[\s\S]|\(\?<[\w$]{1,60}>|[[\].]/gu;

/** Rewrites what JavaScript (with the flag `u`) and RE2 understand differently. */
function toRe2(pattern: string): string {
  let isInClass = false;
  const rewritten = pattern.replace(TOKEN, (token, property: string | undefined) => {
    if (property !== undefined) return `${token.slice(0, 2)}{${property}}`;
    if (token === '\\s') return isInClass ? SPACES : `[${SPACES}]`;
    if (token === '\\S') return isInClass ? NO_SPACES : `[${NO_SPACES}]`;
    if (token === '\\b') return isInClass ? '\\x{8}' : token;
    // Names of groups may be repeated in alternatives, and nothing here reads them.
    if (token.startsWith('(')) return isInClass ? token : '(';
    if (token === '.') return isInClass ? token : ANY_OF_LINE;
    // A bracket in a class would begin the name of a class, such as `[:alpha:]`.
    if (token === '[' && isInClass) return '\\[';
    if (token === '[' || token === ']') isInClass = token === '[';
    return token;
  });
  return RE2JS.translateRegExp(rewritten);
}

/** An expression that takes linear time for any text. */
export interface LinearPattern {
  /** Upper limit of the steps for one character. */
  readonly size: number;
  /** Returns true when the whole text matches. */
  matches(text: string): boolean;
}

/**
 * Compiles an expression as browsers read it in `pattern`.
 * @returns undefined for an invalid expression, and for one that no linear engine can run: with lookarounds, back references or
 * more than 1000 repetitions
 */
export function compileLinearPattern(pattern: string): LinearPattern | undefined {
  try {
    // RE2 also accepts some expressions that are invalid here; creating one runs nothing.
    new RegExp(pattern, 'u');
    const compiled = RE2JS.compile(toRe2(pattern));
    return { size: compiled.programSize(), matches: (text) => compiled.matches(text) };
  } catch {
    return undefined;
  }
}
