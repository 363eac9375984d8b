// Runs on the Node that a newcomer has: no dependency, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const STAMP = join(ROOT, 'node_modules/.atrium-install');
const BIN = join(ROOT, 'node_modules/.bin');

/** Environment in which the repository's own Node and tools come first. */
export const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${join(ROOT, 'node_modules/node/bin')}${delimiter}${BIN}${delimiter}${process.env.PATH}`,
};

/** The Node that everything runs on: version 24 from the registry, whatever the machine has. */
export const node = () =>
  [join(ROOT, 'node_modules/node/bin/node'), join(ROOT, 'node_modules/node/bin/node.exe')].find(
    existsSync,
  ) ?? process.execPath;

/** Returns a key of everything an install depends on: the lockfile, every manifest it was made from, and the platform. */
function installKey() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Runs a command to its end. `quiet` keeps the output and prints it only when the command fails; `onSaid` is given all of it,
 * which is printed too.
 * @returns exit code
 */
export function run(command, args, { quiet = false, cwd = ROOT, more = {}, onSaid } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...more },
      stdio: quiet || onSaid ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const kept = [];
    const hear = (chunk) => {
      if (quiet) kept.push(chunk);
      else process.stdout.write(chunk);
      onSaid?.(String(chunk));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/**
 * Installs what the lockfile names, unless that was done already.
 * @throws exits with the installer's code
 */
export async function install() {
  const key = installKey();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === key) return;
  console.log('Installing packages (once, about a minute) …');
  const pnpm = MANIFEST.packageManager.replace(/\+.*/, '');
  const code = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { quiet: true });
  if (code !== 0) {
    console.error(
      'The packages could not be installed. Check the network and run the command again.',
    );
    process.exit(code);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, key);
}

/** Arguments of Node that run the source of our packages. */
export const SOURCE = [
  '--conditions=@org/source',
  '--import',
  pathToFileURL(join(ROOT, 'tooling/config/tsx-hook.ts')).href,
];

/** Script that prepares the block packages of atrium.config for a build. */
export const PREPARE_BLOCKS = join(ROOT, 'packages/installed-blocks/scripts/main.ts');

/**
 * Prepares the block packages that atrium.config names; with `--check`, only checks that the last build had the same ones.
 * @throws exits 1 with one sentence, which the script prints
 */
export async function prepareBlocks(...args) {
  const code = await run(node(), [...SOURCE, PREPARE_BLOCKS, ...args]);
  if (code !== 0) process.exit(code);
}

/**
 * Builds what an app needs; what is built already is taken from the cache.
 * @throws exits with the builder's code
 */
export async function build(filter) {
  await prepareBlocks();
  const code = await run(
    'turbo',
    ['run', 'build', `--filter=${filter}...`, '--output-logs=errors-only', '--ui=stream'],
    { quiet: true },
  );
  if (code === 0) return;
  console.error('The build failed; its messages are above.');
  process.exit(code);
}

/**
 * Path of a Chromium that tests can drive, installing one where the machine lets us.
 * @throws exits 1 with what to do
 */
export async function chromium() {
  const known = () =>
    [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
      (path) => path && existsSync(path),
    );
  if (known()) return known();
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests …');
    await run('apt-get', ['update', '-q'], { quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      quiet: true,
      more: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (known()) return known();
  }
  const playwright = await run('playwright-core', ['install', 'chromium'], { quiet: true });
  if (playwright === 0) {
    const found = spawnSync(
      node(),
      ['-e', "console.log(require('playwright-core').chromium.executablePath())"],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const path = found.stdout.trim();
    if (path && existsSync(path)) return path;
  }
  console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
