import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FoundExpression } from './find-regular-expressions.ts';
import { findRegularExpressions } from './find-regular-expressions.ts';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';
import { REGULAR_EXPRESSION_EXCEPTIONS } from './regular-expression-exceptions.ts';

/** Source that runs in the product; tests and tools read no input of strangers. */
const SOURCE = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const TEST = /\.(?:test|stories)\.tsx?$|\.d\.ts$/;
/** Bump when the way of judging changes, so that no cached judgement stays. */
const CACHE_VERSION = '2:recheck-4.5.0';
const CACHE_FILE = 'node_modules/.cache/atrium/regular-expressions.json';
const TIMEOUT_MS = 20_000;

/** An expression that is not linear, or that nobody can judge. */
interface SlowExpression {
  readonly line: number;
  readonly pattern: string;
  readonly why: string;
}

/** Judges one expression. Shape: → undefined when its time is linear, else the reason in words. */
async function judgeExpression({ pattern, flags }: FoundExpression): Promise<string | undefined> {
  if (pattern === undefined)
    return 'is put together while the program runs: use constants, or search without a regular expression';
  // The variable has to be set before recheck is loaded: its other back ends need a native program or Java.
  process.env.RECHECK_BACKEND = 'pure';
  const { check } = await import('recheck');
  const judge = (randomSeed: number) =>
    check(pattern, flags.replace('v', 'u').replace('d', ''), { timeout: TIMEOUT_MS, randomSeed });
  let judgement = await judge(1);
  // The fuzzer measures with limits of time, so that load can change its result: a second seed has to confirm it.
  if (judgement.status === 'vulnerable' && judgement.checker === 'fuzz') judgement = await judge(2);
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
    after[key] = slow;
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
