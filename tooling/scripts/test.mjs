// `npm test`: installs what tests need and runs the suites, with a sample of the long ones; `npm run test:full` runs all of them.
// The last line is `N passed, N failed`.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, install, prepareBlocks, ROOT, run } from './toolchain.mjs';

/** True if all suites run, and not a sample of the long ones. */
const IS_FULL = process.argv.includes('--full');

const TURBO = ['--output-logs=errors-only', '--ui=stream', '--continue=dependencies-successful'];

/** Maximum number of trailing characters printed for a failed suite without counts. */
const LAST_WORDS = 6000;

/**
 * Suites in the order in which they fail fastest; those of a group run beside each other. `counts` says that the suite leaves counts;
 * the others count as one. Without what is `needed` no later suite can tell anything.
 */
const GROUPS = [
  [{ name: 'lint', command: ['biome', 'ci', '.', '--diagnostic-level=error'] }],
  [{ name: 'types', command: ['tsc', '-b', '--pretty', 'false'] }],
  [
    {
      name: 'build',
      // Stories run from their sources: a usual run needs no built Storybook.
      command: [
        'turbo',
        'run',
        'build',
        '--concurrency=2',
        ...(IS_FULL ? [] : ['--filter=!@org/storybook']),
        ...TURBO,
      ],
      needed: true,
    },
  ],
  [
    { name: 'repository checks', command: ['node', 'tooling/checks/src/run.ts', '-consumer'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'docstrings', command: ['pnpm', '--filter', '@org/docs', 'check:docs'] },
  ],
  [
    {
      name: 'unit, contract and API tests',
      command: ['turbo', 'run', 'test', '--concurrency=2', ...TURBO],
      counts: true,
    },
    // Mostly waits for npm.
    {
      name: 'apps of other teams',
      command: ['node', 'tooling/checks/src/run.ts', 'consumer'],
    },
  ],
  [
    {
      name: 'stories in Chromium',
      command: ['turbo', 'run', 'test:browser', '--concurrency=1', ...TURBO],
      counts: true,
    },
  ],
  [
    {
      name: 'journeys in Chromium',
      command: ['pnpm', '--filter', '@org/e2e', 'test:e2e'],
      counts: true,
    },
  ],
];

/** Passed and failed of one result file, of vitest or of Playwright. */
function readCounts(file) {
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (result.stats)
    return { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numPendingTests };
}

/** First lines of what a failed test said, without colours. */
function inShort(message) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
  const plain = (message ?? '').replaceAll(/\u001b\[[0-9;]*m/g, '');
  return plain.split('\n').slice(0, 12).join('\n    ');
}

/** Failed tests of one suite of a file of Playwright, with those of the suites in it. */
function failuresOfSuite(suite) {
  return [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => ({
        name: `${spec.file} › ${spec.title}`,
        message: spec.tests.flatMap((test) => test.results.map((one) => one.error?.message))[0],
      })),
    ...(suite.suites ?? []).flatMap(failuresOfSuite),
  ];
}

/** Failed tests of one result file with what they said. */
function getFailures(file) {
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (result.stats) return result.suites.flatMap(failuresOfSuite);
  return result.testResults.flatMap((one) => {
    const failures = one.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: test.fullName, message: test.failureMessages[0] }));
    // A file that could not be loaded has no tests to fail.
    if (one.status === 'failed' && failures.length === 0)
      failures.push({ name: 'the file', message: one.message });
    return failures.map(({ name, message }) => ({
      name: `${one.name.replace(`${ROOT}/`, '')} › ${name}`,
      message,
    }));
  });
}

/** Files in which suites leave their counts: `.results/*.json` of each package. */
function resultFiles() {
  const folders = ['apps', 'packages', 'tooling']
    .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`))
    .concat('e2e');
  return folders.flatMap((folder) => {
    const results = join(ROOT, folder, '.results');
    return existsSync(results)
      ? readdirSync(results)
          .filter((file) => file.endsWith('.json'))
          .map((file) => join(results, file))
      : [];
  });
}

/** Sum of all counts that are there by now. */
function counted() {
  const sum = { passed: 0, failed: 0 };
  for (const file of resultFiles()) {
    const counts = readCounts(file);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
  }
  return sum;
}

await install();
await prepareBlocks();
const environment = {
  CHROMIUM_PATH: await chromium(),
  ...(IS_FULL && { ATRIUM_TESTS: 'full' }),
};
for (const file of resultFiles()) rmSync(file);

/** Tells each failed test of these files. */
function tellFailures(files) {
  for (const { name, message } of files.flatMap(getFailures))
    console.log(`\n✗ ${name}\n    ${inShort(message)}`);
}

let passed = 0;
let failed = 0;
/** Result files with failures that are already printed. */
const told = new Set();
/** Failed counts of the suites so far. */
let seen = 0;
/** Last output of failed suites without counts. */
const lastWords = [];

/**
 * Runs a suite to its end.
 * @returns exit code
 */
async function runSuite({ name, command, counts }) {
  console.log(`\n— ${name}`);
  const [tool, ...args] = command;
  const started = Date.now();
  let said = '';
  const onSaid = (text) => {
    said = (said + text).slice(-LAST_WORDS);
  };
  const code = await run(tool, args, { more: environment, ...(!counts && { onSaid }) });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (!counts && code !== 0) lastWords.push(`\n— ${name} said\n${said}`);
  return code;
}

for (const group of GROUPS) {
  const codes = await Promise.all(group.map(runSuite));
  // Printed now, because a run may be cut short before its end.
  const fresh = resultFiles().filter((file) => !told.has(file));
  for (const file of fresh) told.add(file);
  tellFailures(fresh);
  const after = counted();
  for (const [index, { counts }] of group.entries()) {
    // A suite that died before it wrote its counts has failed all the same.
    if (!counts && codes[index] === 0) passed++;
    else if (codes[index] !== 0 && after.failed === seen) failed++;
  }
  seen = after.failed;
  if (group.some(({ needed }, index) => needed && codes[index] !== 0)) break;
}
const total = counted();
passed += total.passed;
failed += total.failed;
// Once more at the end, where they are found: the output above is long.
tellFailures(resultFiles());
for (const words of lastWords) console.log(words);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
