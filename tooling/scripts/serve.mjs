// `npm run serve`: runs what was built, on the Node that was installed into the repository. A role, such as `npm run serve worker`,
// runs one process of an installation of several.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env, node, prepareBlocks, ROOT } from './toolchain.mjs';

const ENTRIES = {
  all: 'all-in-one.js',
  api: 'api-server.js',
  site: 'site-server.js',
  worker: 'worker.js',
};

const role = process.argv[2] ?? 'all';
const entry = Object.hasOwn(ENTRIES, role) && join(ROOT, 'apps/api/dist', ENTRIES[role]);
if (!entry) {
  console.error(`There is no role "${role}". Use one of ${Object.keys(ENTRIES).join(', ')}.`);
  process.exit(1);
}
if (!existsSync(entry)) {
  console.error('Nothing is built yet. Run: npm run build');
  process.exit(1);
}
await prepareBlocks('--check');
const server = spawn(node(), ['--enable-source-maps', entry], { env, stdio: 'inherit' });
// Ctrl-C reaches the whole group already; what a supervisor sends reaches only this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
