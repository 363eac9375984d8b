import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';

const exec = promisify(execFile);
const APP = 'projects-app';

/**
 * Proves that another team can use projects, boards and the timer of the packed `@org/projects` in an app of its own, in Chromium and
 * against a running API.
 * Shape: root, folder with our packages installed, port of a running demo. Errors: rejects with what a step printed. Needs a build.
 */
export async function proveProjects(root: string, folder: string, port: number): Promise<void> {
  const app = join(folder, APP);
  cpSync(join(root, 'fixtures', APP), app, { recursive: true });
  await exec(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: app });
  const playwright = createRequire(join(root, 'package.json')).resolve('playwright-core');
  await exec(process.execPath, [
    join(app, 'drive-projects.mjs'),
    join(app, 'dist'),
    `http://localhost:${port}`,
    playwright.replace(/index\.js$/, 'index.mjs'),
    chromiumPath() ?? '',
    ...CHROMIUM_ARGS,
  ]);
}
