// `npm start`: installs, builds and runs everything on the embedded database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, env, install, node, ROOT } from './toolchain.mjs';

await install();
console.log('Building (about a minute at first, a moment later on) …');
await build('@org/api');

const server = spawn(node(), ['--enable-source-maps', join(ROOT, 'apps/api/dist/all-in-one.js')], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
// Ctrl-C reaches the whole group already; what a supervisor sends reaches only this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
