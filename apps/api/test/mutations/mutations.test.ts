import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawSample } from '@org/config/test-sample';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { IS_LONG } from '../support/chaos.ts';
import { SHARED_CLUSTER, type SharedCluster } from '../support/cluster-setup.ts';
import type { Mutation } from './mutation.types.ts';
import { MUTATIONS } from './mutations.ts';

const APP = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = fileURLToPath(
  new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url),
);

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

let folder: string;
/** File with the connection of this run's cluster, for the started runs. */
let cluster: string;
beforeAll(async () => {
  folder = await mkdtemp('/tmp/atrium-mutation-');
  cluster = join(folder, 'cluster.json');
  const shared: SharedCluster = {
    clusterUrl: inject('clusterUrl'),
    binaries: inject('binaries'),
    world: inject('world'),
  };
  await writeFile(cluster, JSON.stringify(shared), { mode: 0o600 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs the given test with the defence removed.
 * @returns titles of the tests that failed, and of those that ran
 */
async function runMutated({
  name,
  suite,
  test,
  changesTables = false,
}: Mutation): Promise<{ failed: string[]; ran: string[]; output: string }> {
  const file = join(folder, `${randomUUID()}.json`);
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
      // Some tests wait in vain for the effect of the defence.
      '--testTimeout=15000',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    {
      cwd: APP,
      env: {
        ...process.env,
        ATRIUM_MUTATION: name,
        [SHARED_CLUSTER]: changesTables ? undefined : cluster,
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
  const results = (JSON.parse(report) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  const titles = (status: string): string[] =>
    results.filter((result) => result.status === status).map(({ fullName }) => fullName);
  return { failed: titles('failed'), ran: [...titles('passed'), ...titles('failed')], output };
}

/** Pattern of mutation names to run, while one of them is being written. */
const ONLY = process.env.ATRIUM_ONLY_MUTATION;
/** Each mutation is a separate Vitest run: a normal run draws one, a full run and the long form take all. */
const NAMES = MUTATIONS.map(({ name }) => name);
const DRAWN = new Set(IS_LONG ? NAMES : drawSample(NAMES, 1));
const CHOSEN = MUTATIONS.filter(({ name }) =>
  ONLY ? new RegExp(ONLY).test(name) : DRAWN.has(name),
);

it('finds the code of each defence exactly once in its file, and the suite that tests it', async () => {
  const faults: string[] = [];
  for (const { name, file, find, suite } of MUTATIONS) {
    const code = await readFile(join(APP, '../..', file), 'utf8');
    if (code.split(find).length !== 2) faults.push(`${name}: not once in ${file}`);
    if (!existsSync(join(APP, suite))) faults.push(`${name}: there is no ${suite}`);
  }
  expect(faults).toEqual([]);
});

it.concurrent.each(CHOSEN)('notices when $name', { timeout: 480_000 }, async (mutation) => {
  const { failed, ran, output } = await runMutated(mutation);
  expect(ran.length, output).toBeGreaterThan(0);
  expect(
    failed.some((title) => title.includes(mutation.test)),
    `${mutation.suite} stayed green without the defence\n${output}`,
  ).toBe(true);
});
