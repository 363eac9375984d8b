import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const BUILD = join(ROOT, 'tooling/checks/.results/readme');

/** Declarations around the example of a package, of values that its reader has already. */
const READER_HAS: Readonly<Record<string, string>> = {
  'admin-kit': '',
  'api-client': '',
  blocks: `declare const tree: Parameters<typeof renderTree>[0];
declare const context: Parameters<typeof renderTree>[1]['context'];`,
  content: 'declare const storedText: string;',
  'device-settings': '',
  'editor-core': '',
  projects: '',
  schema: '',
  storefront: '',
  ui: '',
};
/** Packages whose example does something that can be seen without a browser or a server. */
const RUN = ['schema', 'device-settings'];
/** Folder whose dependencies the example has, where they are not those of its package. */
const FOLDERS: Readonly<Record<string, string>> = { content: 'blocks' };

const getFolder = (name: string): string =>
  join(ROOT, 'packages', FOLDERS[name] ?? name, '.results');
const getFile = (name: string): string => join(getFolder(name), `readme-${name}.tsx`);

function getExample(name: string): string {
  const readme = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  return /```tsx?\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
}

it('gives each package a README whose example typechecks', async () => {
  for (const [name, prelude] of Object.entries(READER_HAS)) {
    const example = getExample(name);
    expect(example.split('\n').length, name).toBeGreaterThan(5);
    mkdirSync(getFolder(name), { recursive: true });
    writeFileSync(getFile(name), `${example}\n${prelude}\nexport {};\n`);
  }
  mkdirSync(BUILD, { recursive: true });
  const config = {
    extends: relative(BUILD, join(ROOT, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: 'readme.tsbuildinfo',
      // Style sheets are the bundler's.
      noUncheckedSideEffectImports: false,
      jsx: 'react-jsx',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    },
    files: Object.keys(READER_HAS).map((name) => relative(BUILD, getFile(name))),
    references: Object.keys(READER_HAS).map((name) => ({
      path: relative(BUILD, join(ROOT, 'packages', name)),
    })),
  };
  writeFileSync(join(BUILD, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const printed = await promisify(execFile)(tsc, ['-b', BUILD], { cwd: ROOT }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(printed).toBe('');
});

it.each(RUN)('runs the example of %s', async (name) => {
  const cwd = join(ROOT, 'packages', name);
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@org/source', '--input-type=module', '--eval', getExample(name)],
    { cwd },
  );
});
