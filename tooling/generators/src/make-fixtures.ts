import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ExternalBlock } from './external-block-files.ts';
import { makeExternalBlock } from './make-external-block.ts';

/** The package that stands for those of other teams, as the generator writes it. */
const FIXTURE = 'fixtures/acme-blocks';
const BLOCKS: readonly ExternalBlock[] = [
  { name: 'acme-opening-hours', title: 'Opening hours of Acme', list: true },
  { name: 'acme-promo-code', title: 'Promotion code of Acme', category: 'commerce', script: true },
];

/**
 * Files of a package, without what is installed or built.
 * @returns path → text
 */
function getFiles(folder: string): Map<string, string> {
  const paths = globSync('{*.*,.gitignore,src/**/*.*}', {
    cwd: folder,
    exclude: ['dist', 'node_modules'],
  });
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

const root = join(import.meta.dirname, '../../..');
const place = join(root, FIXTURE);
if (process.argv.includes('--check')) {
  const made = join(mkdtempSync(join(tmpdir(), 'atrium-fixture-')), basename(FIXTURE));
  for (const block of BLOCKS) makeExternalBlock(root, made, block);
  const [now, then] = [getFiles(made), existsSync(place) ? getFiles(place) : new Map()];
  for (const path of new Set([...now.keys(), ...then.keys()]))
    if (now.get(path) !== then.get(path)) {
      process.stderr.write(`${FIXTURE}/${path} is stale: run gen\n`);
      process.exitCode = 1;
    }
  rmSync(join(made, '..'), { recursive: true, force: true });
} else {
  rmSync(place, { recursive: true, force: true });
  for (const block of BLOCKS) makeExternalBlock(root, place, block);
}
