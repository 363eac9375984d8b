import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlockPackageError } from '../scripts/block-package-error.ts';
import { checkPrepared, prepareBlocks } from '../scripts/prepare-blocks.ts';
import { type PackageSource, writePackage } from './write-package.ts';

let root = '';
let generated = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-config-'));
  // Inside the package, so that the bundles find what they import.
  generated = mkdtempSync(join(import.meta.dirname, '../generated-test-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(generated, { recursive: true, force: true });
});

const writeConfig = (text: string, file = 'atrium.config.ts'): void =>
  writeFileSync(join(root, file), text);
const nameBlocks = (...blocks: unknown[]): void =>
  writeConfig(`export default ${JSON.stringify({ blocks })};`);
const prepare = () => prepareBlocks({ root, generated });

/** Expects that the preparation stops with a sentence, and leaves nothing to build. */
async function expectRefusal(message: string | RegExp): Promise<void> {
  const failure = await prepare().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BlockPackageError);
  expect((failure as BlockPackageError).message).toMatch(message);
  expect(existsSync(generated)).toBe(false);
}

describe('prepareBlocks', () => {
  it('bundles a package from a folder into one module for each entry point', async () => {
    writePackage(join(root, 'acme'));
    nameBlocks('./acme');
    expect(await prepare()).toEqual(['./acme']);
    const load = (file: string): Promise<object> =>
      import(pathToFileURL(join(generated, file)).href);
    expect(await load('definitions.js')).toMatchObject({ definitions: [{ type: 'AcmeNote' }] });
    expect(await load('views.js')).toMatchObject({ views: { AcmeNote: expect.any(Function) } });
    expect(await load('editor.js')).toMatchObject({
      settings: { AcmeNote: [{ prop: 'text' }] },
      icons: {},
    });
    expect(await load('css.js')).toMatchObject({
      styles: { AcmeNote: '.org-acme-note{color:red}' },
    });
    expect(await load('server.js')).toMatchObject({ scripts: { 'acme-note': /undefined/ } });
    expect(await load('islands.js')).toMatchObject({ islands: {} });
    expect(readFileSync(join(generated, 'styles.css'), 'utf8')).toContain('.org-acme-note');
    // One copy of our packages: they stay imports.
    expect(readFileSync(join(generated, 'definitions.js'), 'utf8')).toMatch(
      /from "@org\/blocks\/definitions"/,
    );
  });

  it('combines packages in the order of the configuration, also installed ones', async () => {
    writePackage(join(root, 'node_modules/@acme/blocks'));
    writePackage(join(root, 'more'), { type: 'MoreNote', script: 'more-note' });
    nameBlocks('./more', '@acme/blocks');
    await prepare();
    const { definitions } = (await import(
      pathToFileURL(join(generated, 'definitions.js')).href
    )) as { definitions: { type: string }[] };
    expect(definitions.map(({ type }) => type)).toEqual(['MoreNote', 'AcmeNote']);
  });

  it('includes islands, which a package need not have', async () => {
    const islands = `export const behaviours = { 'acme-note': () => undefined };
export const islands = { 'acme-chart': { load: async () => () => undefined } };`;
    writePackage(join(root, 'acme'), { files: { 'islands.js': islands } });
    nameBlocks('./acme');
    await prepare();
    const loaded = await import(pathToFileURL(join(generated, 'islands.js')).href);
    expect(Object.keys(loaded.islands)).toEqual(['acme-chart']);
  });

  it.each([
    ['no configuration', undefined],
    ['an empty configuration', 'export default {};'],
    ['an empty list', 'export default { blocks: [] };'],
  ])('generates nothing for %s', async (_name, config) => {
    if (config !== undefined) writeConfig(config);
    expect(await prepare()).toEqual([]);
    expect(existsSync(generated)).toBe(false);
  });

  it.each([
    ['no object', 'export default 7;', 'has to contain "export default defineConfig('],
    ['no default export', 'export const blocks = [];', 'has to contain'],
    ['an unknown setting', 'export default { block: [] };', 'no other settings'],
    ['a name that is no text', 'export default { blocks: [7] };', 'names 7 in "blocks"'],
    ['an empty name', 'export default { blocks: [" "] };', 'names " " in "blocks"'],
    ['a name twice', 'export default { blocks: ["./a", "./a"] };', '"./a" twice'],
    ['a syntax error', 'export default {', 'atrium.config.ts cannot be loaded'],
  ])('refuses a configuration with %s', async (_name, config, message) => {
    writeConfig(config);
    await expectRefusal(message);
  });

  it('refuses two configurations', async () => {
    writeConfig('export default {};');
    writeConfig('export default {};', 'atrium.config.mjs');
    await expectRefusal('There are two configurations');
  });

  it.each([
    ['@acme/blocks', '"@acme/blocks" is not installed: run "npx pnpm add -w @acme/blocks"'],
    ['../nowhere', '"../nowhere" is missing'],
    ['@acme/../../acme', 'is not the name of a package'],
    ['..', 'is missing'],
  ])('refuses a missing package %s', async (name, message) => {
    nameBlocks(name);
    await expectRefusal(message);
  });

  const BAD: readonly (readonly [string, PackageSource, string | RegExp])[] = [
    ['has other entry points', { files: { 'package.json': '{"name":"left-pad"}' } }, /left|"\."/],
    ['is not built', { files: { 'css.js': undefined } }, /is not built: .*css\.js is missing/],
    ['throws', { files: { 'css.js': 'throw new Error("Boom")' } }, 'cannot be loaded: Boom'],
    ['has a syntax error', { files: { 'css.js': 'export const' } }, 'cannot be loaded'],
    ['has no list of blocks', { files: { 'definitions.js': '' } }, 'has no blocks'],
    [
      'has a block that is no definition',
      { files: { 'definitions.js': 'export const definitions = [{ type: "AcmeNote" }];' } },
      'invalid block at index 0 of "definitions": its "version"',
    ],
    [
      'has a block without a view',
      { files: { 'views.js': 'export const views = {};' } },
      'no view',
    ],
    ['has no settings', { files: { 'editor.js': '' } }, '"./editor" has to export "settings"'],
    ['has no styles', { files: { 'css.js': 'export const styles = {};' } }, 'no text in "styles"'],
    [
      'has half of an enhancement',
      { files: { 'server.js': 'export const scripts = {};' } },
      'its enhancement "acme-note" has to be in "scripts"',
    ],
    [
      'has a block of ours',
      { type: 'Button' },
      'has a block "Button", and that name belongs to Atrium: rename it, for example to "AcmeButton".',
    ],
    [
      'has an alias of ours',
      { definition: "aliases: ['Text']," },
      'and that name belongs to Atrium',
    ],
    [
      'has an enhancement of ours',
      { script: 'tabs' },
      'has an enhancement "tabs", and that name belongs to Atrium',
    ],
    ['has a block for emails', { definition: "targets: ['page', 'email']," }, 'for emails'],
  ];
  it.each(BAD)('refuses a package that %s', async (_name, source, message) => {
    writePackage(join(root, 'acme'), source);
    nameBlocks('./acme');
    await expectRefusal(message);
    await expectRefusal('"./acme"');
  });

  it('refuses two packages with a block of the same name', async () => {
    writePackage(join(root, 'one'));
    writePackage(join(root, 'two'), { script: 'two-note' });
    nameBlocks('./one', './two');
    await expectRefusal(
      '"./two" has a block "AcmeNote", and so has the package "./one": rename one of them.',
    );
  });
});

describe('checkPrepared', () => {
  it('accepts the packages of the last build and refuses others', async () => {
    writePackage(join(root, 'acme'));
    await prepare();
    await checkPrepared({ root, generated });
    nameBlocks('./acme');
    await expect(checkPrepared({ root, generated })).rejects.toThrow('Run: npm run build');
    await prepare();
    await checkPrepared({ root, generated });
  });
});
