import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawSample, isUseDrawn } from '@org/config/test-sample';
import { packAll } from './check-pack.ts';
import { startDemo } from './demo-server.ts';
import { proveExternalBlocks } from './external-blocks.ts';
import type { Problem } from './problem.ts';
import { proveProjects } from './projects-app.ts';
import { proveStorefront } from './storefront-app.ts';

const exec = promisify(execFile);
const FIXTURE = 'fixtures/node-esm';

/** Proves that an app works on the product with its demo data. */
async function proveOnDemo(
  prove: (root: string, folder: string, port: number) => Promise<void>,
  root: string,
  folder: string,
): Promise<void> {
  const { port, stop } = await startDemo(root);
  try {
    await prove(root, folder, port);
  } finally {
    await stop();
  }
}

/** Apps of other teams on the installed packages: blocks of a package, a shop, and projects with a board and the timer. */
const APPS: Readonly<Record<string, (root: string, folder: string) => Promise<void>>> = {
  blocks: proveExternalBlocks,
  storefront: (root, folder) => proveOnDemo(proveStorefront, root, folder),
  projects: (root, folder) => proveOnDemo(proveProjects, root, folder),
};

/**
 * Installs the packed packages with npm in an empty folder and renders a page with them there, as another team does first. Then it
 * builds and drives one of `APPS` if the commit draws that; a full run takes all. Needs a build.
 */
export async function checkConsumer(root: string): Promise<Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-consumer-'));
  try {
    cpSync(join(root, FIXTURE), folder, { recursive: true });
    const tarballs = await packAll(root, folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      overrides?: Record<string, string>;
    };
    const files = Object.fromEntries(
      tarballs.map(({ file, tarball }) => [
        (JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name,
        `file:${tarball}`,
      ]),
    );
    // The packages name each other by version; in this folder those versions are the tarballs.
    const wanted = Object.keys(manifest.dependencies).filter((name) => name in files);
    const dependencies = { ...manifest.dependencies, ...Object.fromEntries(Object.entries(files)) };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        ...manifest,
        dependencies,
        overrides: Object.fromEntries(
          Object.keys(files)
            .filter((name) => !wanted.includes(name))
            .map((name) => [name, `$${name}`]),
        ),
      }),
    );
    await exec(
      'npm',
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--legacy-peer-deps',
        '--prefer-offline',
      ],
      { cwd: folder, maxBuffer: 16 * 1024 * 1024 },
    );
    await exec(process.execPath, ['render.mjs'], { cwd: folder });
    const count = isUseDrawn('an app on the packed packages') ? 1 : 0;
    for (const name of drawSample(Object.keys(APPS), count)) await APPS[name]?.(root, folder);
    return [];
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message = '',
    } = error as { stdout?: string; stderr?: string; message?: string };
    return [
      {
        file: FIXTURE,
        message:
          `the packed packages could not be used: ${`${stdout}\n${stderr}`.trim() || message}`.slice(
            0,
            2000,
          ),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
