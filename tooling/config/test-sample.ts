import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** True in `npm run test:full`, which runs every suite. `npm test` runs a sample of the long ones. */
export const IS_FULL_RUN = process.env.ATRIUM_TESTS === 'full';

const COMMANDS: ReadonlySet<string> = new Set(['run', 'list', 'watch', 'related']);

/** True if the command of this process names suites: those run, drawn or not. Values of options, as in `--project stories`, are no names. */
export const NAMES_SUITES = process.argv.slice(2).some((argument, index, all) => {
  const before = all[index - 1] ?? '';
  const isValue = before.startsWith('-') && !before.includes('=');
  return !argument.startsWith('-') && !COMMANDS.has(argument) && !isValue;
});

/** Returns what Git says of this repository; nothing outside of a repository. */
function askGit(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch {
    return '';
  }
}

let commit: string | undefined;

/** Returns the hash of the checked-out commit; a constant outside of a repository. Git is asked once: forking a large process is slow. */
function readCommit(): string {
  commit ??= askGit('rev-parse', 'HEAD') || 'no commit';
  return commit;
}

/** Number of newest commits that make the files they changed recent. */
const RECENT_COMMITS = 20;

let recent: ReadonlySet<string> | undefined;

/** Returns the folders with files that the newest commits changed, relative to the repository. */
function readRecentFolders(): ReadonlySet<string> {
  recent ??= new Set(
    askGit('log', `-${RECENT_COMMITS}`, '--name-only', '--format=').split('\n').map(dirname),
  );
  return recent;
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

/**
 * Returns all suites in a full run, otherwise `count` of them: first those in folders that the newest commits changed, then others,
 * each drawn as by `drawSample`.
 * @param suites - files, relative to `folder`
 * @param folder - folder of the package, relative to the repository
 */
export function drawSuites(
  suites: readonly string[],
  count: number,
  folder: string,
): readonly string[] {
  if (IS_FULL_RUN) return suites;
  const changed = readRecentFolders();
  const isRecent = (suite: string): boolean => changed.has(join(folder, dirname(suite)));
  const first = drawSample(suites.filter(isRecent), count);
  const rest = suites.filter((suite) => !isRecent(suite));
  return [...first, ...drawSample(rest, count - first.length)];
}

/** The two ways in which other teams use the packages. */
export type UseByOthers = 'an app on the packed packages' | 'what a generator wrote';

/** Returns true if a run tries this use by other teams: a usual run tries one of them, a full run both. */
export function isUseDrawn(use: UseByOthers): boolean {
  const uses: readonly UseByOthers[] = ['an app on the packed packages', 'what a generator wrote'];
  return drawSample(uses, 1).includes(use);
}
