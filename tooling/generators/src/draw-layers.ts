// Draws the packages into ARCHITECTURE.md, from their manifests. With --check it only looks whether the drawing is old.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layersPicture, type PackageEdges } from './layers-picture.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'ARCHITECTURE.md');
const SCOPE = '@org/';
const PLACE = /(<!-- layers, drawn by `pnpm gen` -->\n)[\s\S]*?(\n<!-- end of layers -->)/;

function read(path: string): PackageEdges {
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  return {
    folder: path.startsWith('apps') ? 'apps' : 'packages',
    name: manifest.name.slice(SCOPE.length),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((name) => name.startsWith(SCOPE))
      .map((name) => name.slice(SCOPE.length)),
  };
}

const text = readFileSync(file, 'utf8');
const paths = globSync('{apps,packages}/*/package.json', { cwd: root }).toSorted();
const next = text.replace(
  PLACE,
  (_all, start: string, end: string) => start + layersPicture(paths.map(read)) + end,
);
if (!PLACE.test(text))
  throw new Error('ARCHITECTURE.md has no place for the drawing of the layers');
if (!process.argv.includes('--check')) writeFileSync(file, next);
else if (next !== text) {
  console.error('The drawing of the layers in ARCHITECTURE.md is old.');
  process.exit(1);
}
