import { join } from 'node:path';
import { checkConsumer } from './check-consumer.ts';
import { checkDocs } from './check-docs.ts';
import { checkFiles } from './check-files.ts';
import { checkFolderLayers } from './check-folder-layers.ts';
import { checkGenerated } from './check-generated.ts';
import { checkLayers } from './check-layers.ts';
import { checkPack } from './check-pack.ts';
import { checkReferences } from './check-references.ts';
import { checkRegularExpressions } from './check-regular-expressions.ts';
import { checkServerLayers } from './check-server-layers.ts';
import { checkSurfaces } from './check-surfaces.ts';
import { checkWording } from './check-wording.ts';
import type { Check } from './problem.ts';

const CHECKS: Readonly<Record<string, Check>> = {
  files: checkFiles,
  layers: checkLayers,
  folders: checkFolderLayers,
  'server-layers': checkServerLayers,
  references: checkReferences,
  'regular-expressions': checkRegularExpressions,
  docs: checkDocs,
  wording: checkWording,
  generated: checkGenerated,
  surfaces: checkSurfaces,
  pack: checkPack,
  consumer: checkConsumer,
};

const root = join(import.meta.dirname, '../../..');
const named = process.argv.slice(2);
/** Checks named as `-consumer` are left out. */
const unwanted = named.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
const wanted = named.filter((name) => !name.startsWith('-'));
let failed = false;
for (const [name, check] of Object.entries(CHECKS)) {
  if (unwanted.includes(name) || (wanted.length > 0 && !wanted.includes(name))) continue;
  const problems = await check(root);
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const { file, message } of problems) console.log(`  ${file}: ${message}`);
  failed ||= problems.length > 0;
}
process.exit(failed ? 1 : 0);
