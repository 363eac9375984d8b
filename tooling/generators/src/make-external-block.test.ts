import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeExternalBlock } from './make-external-block.ts';

const ROOT = join(import.meta.dirname, '../../..');
const place = mkdtempSync(join(tmpdir(), 'atrium-external-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

it('adds a block to an existing package, and changes only its index files', () => {
  const folder = join(place, 'their-blocks');
  makeExternalBlock(ROOT, folder, { name: 'their-quote' });
  const before = readFileSync(join(folder, 'package.json'), 'utf8');
  expect(JSON.parse(before)).toMatchObject({ name: 'their-blocks' });
  const written = makeExternalBlock(ROOT, folder, { name: 'their-code', script: true });
  expect(written.filter((file) => !file.startsWith('src/blocks/their-code/'))).toEqual(
    ['views', 'definitions', 'editor', 'examples', 'css', 'islands', 'server'].map(
      (file) => `src/${file}.ts`,
    ),
  );
  expect(readFileSync(join(folder, 'src/definitions.ts'), 'utf8')).toMatch(
    /theirCodeDefinition,\n {2}theirQuoteDefinition,/,
  );
  expect(readFileSync(join(folder, 'src/server.ts'), 'utf8')).not.toContain('quote');
});

it('writes scripts that import only functions of Node 20', () => {
  const folder = join(place, 'old-node-blocks');
  const scripts = makeExternalBlock(ROOT, folder, { name: 'old-quote' }).filter((file) =>
    file.endsWith('.mjs'),
  );
  const imported = scripts.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/import \{([^}]*)\} from 'node:fs'/g),
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ).flat(),
  );
  // A name that is missing here is safe if Node 20.0 has it, which `globSync` and `import.meta.dirname` are not.
  expect([...new Set(imported)].sort()).toEqual([
    'mkdirSync',
    'readFileSync',
    'readdirSync',
    'rmSync',
    'watch',
    'writeFileSync',
  ]);
  for (const file of scripts)
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain('import.meta.dirname');
});

it.each([
  ['a folder of the workspace', join(ROOT, 'packages/theirs'), 'their-quote', 'of the workspace'],
  ['the root', ROOT, 'their-quote', 'of the workspace'],
  ['a name of ours', join(place, 'other-blocks'), 'button', 'called button already'],
  ['a name that ours go by', join(place, 'other-blocks'), 'pricing-table', 'already: packages'],
  ['a block that is there', join(place, 'their-blocks'), 'their-quote', 'quote already'],
  ['a folder that is no name', join(place, 'Their Blocks'), 'their-quote', 'gives the package'],
])('refuses %s and writes nothing', (_what, folder, name, message) => {
  const manifest = join(folder, 'package.json');
  const before = existsSync(manifest);
  expect(() => makeExternalBlock(ROOT, folder, { name })).toThrow(message);
  expect(existsSync(manifest)).toBe(before);
});
