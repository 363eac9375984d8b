import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `pnpm chaos` runs the long form of the tests of kills, faults, races, clocks and shutdowns on every PostgreSQL of the machine,
// and every mutation test.
const APP = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = fileURLToPath(
  new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url),
);
const SUITES = [
  'kills',
  'import-kills',
  'worker-kills',
  'database-faults',
  'races',
  'shop-races',
  'order-kills',
  'clock',
  'drain',
  'backup',
  'processes',
  'generated-input',
  'mutations/mutations',
];

const child = spawn(
  process.execPath,
  [
    VITEST,
    'run',
    '--project',
    'pg*',
    '--project',
    'mutations',
    '--testTimeout=3600000',
    '--hookTimeout=600000',
    'src/events',
    ...SUITES.map((name) => `test/${name}.test.ts`),
    ...process.argv.slice(2),
  ],
  {
    cwd: APP,
    env: { ATRIUM_FUZZ_RUNS: '10000', ...process.env, ATRIUM_CHAOS: 'long' },
    stdio: 'inherit',
  },
);
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
