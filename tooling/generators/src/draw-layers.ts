// Draws the packages and the layers of the server into ARCHITECTURE.md. With --check it only looks whether the drawing is old.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_LAYERS } from '../../checks/src/layers.ts';
import { layersPicture, type PackageEdges, serverPicture } from './layers-picture.ts';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'ARCHITECTURE.md');
const SCOPE = '@org/';
const SERVER_PLACE =
  /(<!-- server layers, drawn by `pnpm gen` -->\n)[\s\S]*?(<!-- end of server layers -->)/;
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

/** Returns the folders of a layer of the server. */
function getFolders(layer: string): string[] {
  const parent = join(root, 'apps/api/src', layer === 'kernel' ? layer : `modules/${layer}`);
  if (layer === 'main') return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

const text = readFileSync(file, 'utf8');
const paths = globSync('{apps,packages}/*/package.json', { cwd: root }).toSorted();
const server = SERVER_LAYERS.map((name) => ({ name, folders: getFolders(name) }));
const next = text
  .replace(
    PLACE,
    (_all, start: string, end: string) => start + layersPicture(paths.map(read)) + end,
  )
  .replace(
    SERVER_PLACE,
    (_all, start: string, end: string) => `${start}${serverPicture(server)}\n${end}`,
  );
if (!PLACE.test(text) || !SERVER_PLACE.test(text))
  throw new Error('ARCHITECTURE.md has no place for the drawing of the layers');
if (!process.argv.includes('--check')) writeFileSync(file, next);
else if (next !== text) {
  console.error('The drawing of the layers in ARCHITECTURE.md is old.');
  process.exit(1);
}
