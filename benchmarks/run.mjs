// `pnpm bench`: installs the peers in a folder outside of the repository, measures, and prints a table beside the targets.
// Arguments: names of suites (codec, merge, page, render, visit, work, editor); --sizes=1000,5000; --runs=3; --editors=craft,atrium.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { codecSuite } from './suites/codec.mjs';
import { editorSuite } from './suites/editor.mjs';
import { mergeSuite } from './suites/merge.mjs';
import { pageSuite } from './suites/page.mjs';
import { renderSuite } from './suites/render.mjs';
import { visitSuite } from './suites/visit.mjs';
import { workSuite } from './suites/work.mjs';

const root = import.meta.dirname;
const peers = process.env.PEERS_DIR ?? join(tmpdir(), 'atrium-peers');
const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

function installPeers() {
  mkdirSync(peers, { recursive: true });
  const manifest = join(root, 'peers/package.json');
  const stamp = join(peers, '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(manifest, 'utf8')) return;
  console.log(`Installing the peers in ${peers} …`);
  copyFileSync(manifest, join(peers, 'package.json'));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: peers,
    stdio: 'inherit',
  });
  writeFileSync(stamp, readFileSync(manifest));
}

// React's development build is many times slower and would flatter nobody equally.
process.env.NODE_ENV = 'production';
// Boards and merges have no peer that could be installed.
if (wanted.length === 0 || wanted.some((name) => !['merge', 'work'].includes(name))) installPeers();
const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (candidate) => candidate && existsSync(candidate),
);
const browser = await chromium.launch({
  ...(path ? { executablePath: path } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const suites = {
  codec: codecSuite,
  merge: mergeSuite,
  page: pageSuite,
  render: renderSuite,
  visit: visitSuite,
  work: workSuite,
  editor: editorSuite,
};
const lines = [];
try {
  for (const [name, suite] of Object.entries(suites))
    if (wanted.length === 0 || wanted.includes(name))
      lines.push(
        ...(await suite({
          root,
          peers,
          browser,
          sizes: option('sizes', '1000,5000').split(',').map(Number),
          runs: Number(option('runs', '3')),
          editors: option('editors', '').split(',').filter(Boolean),
        })),
      );
} finally {
  await browser.close();
}
console.log('\nFigures and targets');
console.table(lines);
process.exit(0);
