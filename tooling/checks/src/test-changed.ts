// `pnpm test:changed`: tests what differs from `main`, or from the commit given as an argument, in a minute or two.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { planChangedTests, type Workspace } from './plan-changed-tests.ts';

const ROOT = join(import.meta.dirname, '../../..');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** Returns the commit to compare with: where the branch left `main`; on `main` itself the latest commit. */
function findBase(): string {
  const named = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
  if (named) return git('rev-parse', named);
  for (const branch of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {}
  return git('rev-parse', 'HEAD');
}

/** Returns the packages of the workspace with their dependencies on each other. */
function readWorkspaces(): Workspace[] {
  return globSync(['{apps,packages,tooling}/*/package.json', 'e2e/package.json'], {
    cwd: ROOT,
  }).map((file) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      name: string;
      scripts?: Record<string, string>;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    };
    const { name, scripts, dependencies, devDependencies, peerDependencies } = manifest;
    const folder = dirname(file).replaceAll('\\', '/');
    return {
      name,
      folder,
      hasTests: scripts?.test?.includes('vitest') ?? false,
      dependencies: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    };
  });
}

const base = findBase();
const list = (filter: string): string[] =>
  git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base).split('\n');
const fresh = git('ls-files', '--others', '--exclude-standard').split('\n');
const changed = [...new Set([...list('d'), ...fresh])].filter(Boolean);
const plan = planChangedTests(changed, list('D').filter(Boolean), readWorkspaces());

/** Results of the suites so far, for the summary. */
const ran: string[] = [];
let failed = 0;

/** Runs a command in a folder and reports its result. */
function run(name: string, folder: string, command: string, ...args: string[]): void {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: join(ROOT, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: [
        join(ROOT, 'node_modules/node/bin'),
        join(ROOT, folder, 'node_modules/.bin'),
        join(ROOT, 'node_modules/.bin'),
        process.env.PATH,
      ].join(delimiter),
    },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (status !== 0) failed++;
  ran.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
}

const REPORT = ['--reporter=dot', '--passWithNoTests'];
if (plan.lint.length > 0)
  run(
    `lint of ${plan.lint.length} files`,
    '.',
    'biome',
    'ci',
    '--diagnostic-level=error',
    '--no-errors-on-unmatched',
    ...plan.lint,
  );
if (plan.hasTypes) run('types', '.', 'tsc', '-b', '--pretty', 'false');
if (plan.checks.length > 0)
  run('repository checks', '.', 'node', 'tooling/checks/src/run.ts', ...plan.checks);
for (const folder of plan.related)
  run(`tests of ${folder}`, folder, 'vitest', 'run', '--changed', base, ...REPORT);
if (plan.server.length > 0)
  run('server tests', 'apps/api', 'vitest', 'run', '--project=pg18', ...REPORT, ...plan.server);
if (plan.stories.length > 0)
  run(
    'stories',
    'apps/storybook',
    'vitest',
    'run',
    '--project=stories*',
    ...REPORT,
    ...plan.stories,
  );
if (plan.journeys.length > 0) {
  run('build', '.', 'turbo', 'run', 'build', '--filter=@org/api...', '--output-logs=errors-only');
  run('journeys', 'e2e', 'playwright', 'test', ...plan.journeys);
}

console.log(`\nChanges since ${base.slice(0, 10)}: ${changed.length} files`);
for (const line of ran) console.log(line);
for (const line of plan.skipped) console.log(`skipped ${line}`);
process.exit(failed === 0 ? 0 : 1);
