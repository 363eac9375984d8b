// `pnpm dev`: the server, the sites and the admin from source, on the embedded database. A change restarts the server and reloads
// open pages of sites; Vite updates the admin in place.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, env, install, node, PREPARE_BLOCKS, ROOT, SOURCE } from './toolchain.mjs';

const PORT = process.env.PORT ?? '3000';
const ADMIN_PORT = process.env.ADMIN_PORT ?? '5173';

await install();

/** Bundles the script of islands for browsers, again after each change. Needs the installed packages. */
async function watchIslands() {
  const { context } = createRequire(join(ROOT, 'package.json'))('esbuild');
  const islands = await context({
    entryPoints: [join(ROOT, 'apps/site/src/client/islands.ts')],
    outfile: join(ROOT, 'apps/site/dist/client/islands.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: [...conditions, '@org/source'],
    logLevel: 'error',
  });
  await islands.rebuild();
  await islands.watch();
}

const children = [];
let stopping = false;

/** Ends everything. */
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  Promise.all(
    children.map((child) =>
      child.exitCode === null && child.signalCode === null
        ? new Promise((resolve) => child.once('exit', resolve))
        : undefined,
    ),
  ).then(() => process.exit(code));
}

/** Starts a process that lives as long as this one. */
function start(name, args, cwd, more = {}) {
  const child = spawn(node(), args, { cwd, env: { ...env, ...more }, stdio: 'inherit' });
  children.push(child);
  child.on('exit', (code) => {
    if (!stopping) console.error(`The ${name} has ended.`);
    stop(code ?? 1);
  });
}

// Encoding the pictures of the demo takes a minute; the build keeps them.
await build('@org/api');
// Written by the build when atrium.config names block packages; a change of one of them is bundled again.
const conditions = existsSync(join(ROOT, 'packages/installed-blocks/generated'))
  ? ['@org/block-packages']
  : [];
if (conditions.length > 0)
  start('watcher of block packages', [...SOURCE, PREPARE_BLOCKS, '--watch'], ROOT);
await watchIslands();
start(
  'server',
  [
    '--watch',
    '--watch-preserve-output',
    '--enable-source-maps',
    ...conditions.map((condition) => `--conditions=${condition}`),
    ...SOURCE,
    join(ROOT, 'apps/api/src/main/dev-server.ts'),
  ],
  ROOT,
  { PORT, ADMIN_PORT },
);
start(
  'admin',
  [join(ROOT, 'apps/admin/node_modules/vite/bin/vite.js'), '--port', ADMIN_PORT, '--strictPort'],
  join(ROOT, 'apps/admin'),
  { ADMIN_API: `http://localhost:${PORT}` },
);
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
