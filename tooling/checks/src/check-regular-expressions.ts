import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { FoundExpression } from './find-regular-expressions.ts';
import { findRegularExpressions } from './find-regular-expressions.ts';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';
import { REGULAR_EXPRESSION_EXCEPTIONS } from './regular-expression-exceptions.ts';

/** Source that runs in the product; tests and tools read no input of strangers. */
const SOURCE = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const TEST = /\.(?:test|stories)\.tsx?$|\.d\.ts$/;
/** Bump when the way of judging changes, so that no cached judgement stays. */
const CACHE_VERSION = '3:recheck-4.5.0';
const CACHE_FILE = 'node_modules/.cache/atrium/regular-expressions.json';
/** Long enough for the longest expression on a busy machine. */
const TIMEOUT_MS = 180_000;
/** Length of the text that Node matches to confirm a guess: a linear expression takes a millisecond, a quadratic one seconds. */
const CONFIRMED_LENGTH = 100_000;
const CONFIRMED_MS = 500;

/** An expression that is not linear, or that nobody can judge. */
interface SlowExpression {
  readonly line: number;
  readonly pattern: string;
  readonly why: string;
}

/** Text that makes an expression slow: parts that are repeated, and an end that does not match. */
interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
  readonly suffix: string;
}

/** Returns whether Node takes more than linear time on an attack. */
function isSlowOn(pattern: string, flags: string, { pumps, suffix }: Attack): boolean {
  const length = pumps.reduce((sum, { pump }) => sum + pump.length, 0) || 1;
  const times = Math.ceil(CONFIRMED_LENGTH / length);
  const text = `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('')}${suffix}`;
  try {
    runInNewContext(
      'new RegExp(pattern, flags).exec(text)',
      { pattern, flags, text },
      {
        timeout: CONFIRMED_MS,
      },
    );
    return false;
  } catch {
    return true;
  }
}

/**
 * Judges one expression.
 * @returns undefined when its time is linear, else the reason in words
 */
async function judgeExpression({ pattern, flags }: FoundExpression): Promise<string | undefined> {
  if (pattern === undefined)
    return 'is put together while the program runs: use constants, or search without a regular expression';
  // The variable has to be set before recheck is loaded: its other back ends need a native program or Java.
  process.env.RECHECK_BACKEND = 'pure';
  const { check } = await import('recheck');
  const judgement = await check(pattern, flags.replace('v', 'u').replace('d', ''), {
    timeout: TIMEOUT_MS,
    randomSeed: 1,
  });
  // The fuzzer guesses from a few steps, with limits of time: Node itself has to be slow on what it found.
  if (judgement.status === 'vulnerable' && judgement.checker === 'fuzz')
    if (!isSlowOn(pattern, flags, judgement.attack)) return undefined;
  if (judgement.status === 'safe') return undefined;
  if (judgement.status === 'vulnerable')
    return `takes ${judgement.complexity.summary} time, for example on ${judgement.attack.pattern}`;
  return `cannot be judged (${judgement.error.kind})`;
}

/** Finds the expressions of one file that are not linear. */
export async function findSlowExpressions(file: string, text: string): Promise<SlowExpression[]> {
  const slow: SlowExpression[] = [];
  for (const expression of findRegularExpressions(file, text)) {
    const why = await judgeExpression(expression);
    if (why) slow.push({ line: expression.line, pattern: expression.pattern ?? '', why });
  }
  return slow;
}

function readCache(path: string): Record<string, SlowExpression[]> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, SlowExpression[]>;
  } catch {
    // A cache that is missing or damaged is written again.
    return {};
  }
}

/** Checks that every regular expression of the product takes linear time, whatever it reads. */
export async function checkRegularExpressions(root: string): Promise<Problem[]> {
  const path = join(root, CACHE_FILE);
  const before = readCache(path);
  const after: Record<string, SlowExpression[]> = {};
  const problems: Problem[] = [];
  const unused = new Set(REGULAR_EXPRESSION_EXCEPTIONS);
  for (const file of listFiles(root)) {
    if (!SOURCE.test(file) || TEST.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const key = createHash('sha256').update(`${CACHE_VERSION}\0${file}\0${text}`).digest('hex');
    const slow = before[key] ?? (await findSlowExpressions(file, text));
    // Only what is linear is remembered: a judgement that ran out of time is made again.
    if (slow.length === 0) after[key] = slow;
    for (const { line, pattern, why } of slow) {
      const exception = REGULAR_EXPRESSION_EXCEPTIONS.find(
        (one) => one.file === file && one.pattern === pattern,
      );
      if (exception) unused.delete(exception);
      else problems.push({ file: `${file}:${line}`, message: `/${pattern}/ ${why}.` });
    }
  }
  for (const { file, pattern } of unused)
    problems.push({ file, message: `The exception for /${pattern}/ is not needed: remove it.` });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(after));
  return problems;
}
