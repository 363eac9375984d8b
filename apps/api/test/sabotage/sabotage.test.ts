import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SABOTAGES, type Sabotage } from './sabotages.ts';

const APP = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = fileURLToPath(
  new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url),
);

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs the named test with the defence taken out. Shape: → titles of the tests that failed, and of those that ran. */
async function runSabotaged({
  name,
  suite,
  test,
}: Sabotage): Promise<{ failed: string[]; ran: string[]; output: string }> {
  const folder = await mkdtemp('/tmp/atrium-sabotage-');
  const file = join(folder, 'report.json');
  const pattern = test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const child = spawn(
    process.execPath,
    [
      VITEST,
      'run',
      '--project',
      'pg18',
      suite,
      '-t',
      pattern,
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    {
      cwd: APP,
      env: {
        ...process.env,
        ATRIUM_SABOTAGE: name,
        VITEST: undefined,
        VITEST_WORKER_ID: undefined,
        VITEST_POOL_ID: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await new Promise((done) => child.once('exit', done));
  const report = await readFile(file, 'utf8').catch(() => '{"testResults":[]}');
  await rm(folder, { recursive: true, force: true });
  const results = (JSON.parse(report) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  const titles = (status: string): string[] =>
    results.filter((result) => result.status === status).map(({ fullName }) => fullName);
  return { failed: titles('failed'), ran: [...titles('passed'), ...titles('failed')], output };
}

it.concurrent.each(SABOTAGES)('notices when $name', { timeout: 120_000 }, async (sabotage) => {
  const { failed, ran, output } = await runSabotaged(sabotage);
  expect(ran.length, output).toBeGreaterThan(0);
  expect(
    failed.some((title) => title.includes(sabotage.test)),
    `${sabotage.suite} stayed green without the defence\n${output}`,
  ).toBe(true);
});
