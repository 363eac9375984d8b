import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** True in `npm run test:full`, which runs every suite. `npm test` runs a sample of the long ones. */
export const IS_FULL_RUN = process.env.ATRIUM_TESTS === 'full';

const COMMANDS: ReadonlySet<string> = new Set(['run', 'list', 'watch', 'related']);

/** True if the command of this process names suites: those run, drawn or not. Values of options, as in `--project stories`, are no names. */
export const NAMES_SUITES = process.argv.slice(2).some((argument, index, all) => {
  const before = all[index - 1] ?? '';
  const isValue = before.startsWith('-') && !before.includes('=');
  return !argument.startsWith('-') && !COMMANDS.has(argument) && !isValue;
});

let commit: string | undefined;

/** Returns the hash of the checked-out commit; a constant outside of a repository. Git is asked once: forking a large process is slow. */
function readCommit(): string {
  try {
    commit ??= execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    commit = 'no commit';
  }
  return commit;
}

/** Returns the seed of the draw: that of the environment, or the checked-out commit. */
export function readSampleSeed(): string {
  return process.env.ATRIUM_SAMPLE_SEED ?? readCommit();
}

/** Returns the place of a name in the draw of this commit, as hexadecimal digits. */
function rank(name: string): string {
  return createHash('sha256').update(`${readSampleSeed()} ${name}`).digest('hex');
}

/** Returns true in a full run, otherwise for one of `among` names, drawn like those of `drawSample`. */
export function isDrawn(name: string, among: number): boolean {
  return IS_FULL_RUN || Number.parseInt(rank(name).slice(0, 8), 16) % among === 0;
}

/**
 * Returns all names in a full run, otherwise `count` of them, drawn by the hash of the commit: a run of the same commit can be
 * repeated, and over many commits every name has its turn. `ATRIUM_SAMPLE_SEED` replaces the commit.
 */
export function drawSample(names: readonly string[], count: number): readonly string[] {
  if (IS_FULL_RUN) return names;
  return names
    .map((name) => ({ name, rank: rank(name) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}
