// Writes what all published packages share into their manifests. With --check it only looks whether one is old.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  completeManifest,
  hasExampleAddress,
  type PublishedManifest,
} from './package-manifests.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): PublishedManifest =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

const shared = read('package.json');
const isCheck = process.argv.includes('--check');
const old: string[] = [];

// `--release`: nothing is published with an address that leads nowhere.
if (process.argv.includes('--release') && hasExampleAddress(shared)) {
  console.error(
    'Set `homepage` and `repository` in package.json to the public address, then run `pnpm gen`.',
  );
  process.exit(1);
}
for (const file of globSync('packages/*/package.json', { cwd: root }).toSorted()) {
  const manifest = read(file);
  if (manifest.private) continue;
  const text = `${JSON.stringify(completeManifest(manifest, shared, dirname(file)), undefined, 2)}\n`;
  if (text === readFileSync(join(root, file), 'utf8')) continue;
  old.push(file);
  if (!isCheck) writeFileSync(join(root, file), text);
}
if (isCheck && old.length > 0) {
  console.error(`These manifests differ from the one of the repository: ${old.join(', ')}`);
  process.exit(1);
}
