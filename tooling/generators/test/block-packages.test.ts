import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeExternalBlock } from '../src/make-external-block.ts';
import { copyWorkspace, type WorkspaceCopy } from './copy-workspace.ts';
import { LONG_TESTS } from './long-tests.ts';
import { passedTests, runTool } from './run-tool.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Packages that the preparation needs, and those that the server and its sites need as well. */
const PACKAGES = ['schema', 'content', 'device-settings', 'ui', 'blocks', 'installed-blocks'];
const OF_APPS = ['packages/starter-kits', 'packages/api-client', 'apps/api', 'apps/site'];
const IS_DRAWN = LONG_TESTS.includes('block package');

let copy: WorkspaceCopy;
beforeAll(() => {
  const packages = PACKAGES.map((name) => `packages/${name}`);
  copy = copyWorkspace([...packages, ...(IS_DRAWN ? OF_APPS : [])]);
});
afterAll(() => copy.remove());

const prepare = (): Promise<number> =>
  runTool(copy.root, 'node', [
    '--conditions=@org/source',
    '--import',
    pathToFileURL(join(copy.root, 'tooling/config/tsx-hook.ts')).href,
    'packages/installed-blocks/scripts/main.ts',
  ]);
const nameBlocks = (...blocks: string[]): void =>
  writeFileSync(
    join(copy.root, 'atrium.config.ts'),
    `import { defineConfig } from '@org/config';\n\nexport default defineConfig(${JSON.stringify({ blocks })});\n`,
  );

it('stops with one sentence for a package that is not there', async () => {
  nameBlocks('./acme-blocks');
  await expect(prepare()).rejects.toThrow('The block package "./acme-blocks" is missing');
});

const buildIn = async (): Promise<void> => {
  const folder = join(copy.root, 'acme-blocks');
  makeExternalBlock(ROOT, folder, { name: 'acme-hours', list: true });
  makeExternalBlock(ROOT, folder, { name: 'acme-code', script: true });
  // The bundler is all that its build needs; our packages stay imports.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/esbuild'), join(folder, 'node_modules/esbuild'));
  nameBlocks('./acme-blocks');
  await expect(prepare()).rejects.toThrow('"./acme-blocks" is not built');
  await runTool(folder, 'node', ['build.mjs']);
  await prepare();
  expect(existsSync(join(copy.root, 'packages/installed-blocks/generated/styles.css'))).toBe(true);

  const api = join(copy.root, 'apps/api');
  const seconds = await runTool(api, 'vitest', ['run', '--project', 'block-packages'], {
    ATRIUM_BLOCK_PACKAGES: '1',
  });
  expect(passedTests(api)).toHaveLength(4);
  process.stdout.write(`a block package in the product: tested in ${seconds.toFixed(1)} s\n`);
};

if (IS_DRAWN)
  it('builds a generated package in: the API stores its blocks, and sites render them', buildIn);
