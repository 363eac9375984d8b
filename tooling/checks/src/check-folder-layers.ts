import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { getImports } from './check-layers.ts';
import { findCycles } from './find-cycles.ts';
import { FOLDER_LAYERS } from './layers.ts';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';

/** Layers of folders, lowest first; `*` stands for any one name. */
export type FolderLayers = readonly (readonly string[])[];

interface Located {
  /** Folder as the layers name it, with its own name in place of `*`. */
  readonly folder: string;
  readonly layer: number;
}

function getFolder(pattern: string, path: string): string | undefined {
  const names = path.split('/');
  if (pattern === '') return names.length === 1 ? '' : undefined;
  const parts = pattern.split('/');
  const fits = parts.every((part, at) => part === '*' || part === names[at]);
  return fits && names.length > parts.length ? names.slice(0, parts.length).join('/') : undefined;
}

/** Finds the layer of a file by the longest pattern. */
function locate(layers: FolderLayers, path: string): Located | undefined {
  return layers
    .flatMap((patterns, layer) =>
      patterns.flatMap((pattern) => {
        const folder = getFolder(pattern, path);
        return folder === undefined ? [] : [{ folder, layer }];
      }),
    )
    .toSorted((one, other) => other.folder.length - one.folder.length)[0];
}

/**
 * Returns the problems of a file in a folder with layers: imports of a higher layer, or of another folder of its own.
 * @param path - path below the folder that has the layers
 * @param text - source of the file
 */
export function folderProblems(layers: FolderLayers, path: string, text: string): string[] {
  const own = locate(layers, path);
  if (!own) return [`${path} is in no layer: add its folder to tooling/checks/src/layers.ts.`];
  return getImports(text).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return [];
    const target = posix.normalize(posix.join(posix.dirname(path), specifier));
    if (target.startsWith('..')) return [];
    const other = locate(layers, target);
    return other && (other.folder === own.folder || other.layer < own.layer)
      ? []
      : [
          `imports ${specifier}: ${own.folder || 'this folder'} may not use ${other?.folder ?? target}.`,
        ];
  });
}

/**
 * Returns the files that import each other in a cycle, types included.
 * @param texts - sources by their paths
 */
export function fileCycles(texts: ReadonlyMap<string, string>): string[][] {
  const resolve = (path: string, specifier: string): string =>
    posix.normalize(posix.join(posix.dirname(path), specifier));
  return findCycles(
    new Map(
      [...texts].map(([path, text]) => [
        path,
        new Set(
          getImports(text)
            .filter((specifier) => specifier.startsWith('.'))
            .map((specifier) => resolve(path, specifier)),
        ),
      ]),
    ),
  );
}

/**
 * Returns the sources of each package and app below a folder that are neither tests nor stories.
 * @returns path → text
 */
function readSources(root: string): Map<string, Map<string, string>> {
  const sources = new Map<string, Map<string, string>>();
  for (const file of listFiles(root)) {
    const base = /^(?:apps|packages)\/[^/]+\/src(?=\/)/.exec(file)?.[0];
    if (!base || !/\.tsx?$/.test(file) || /\.(?:test|stories)\.tsx?$/.test(file)) continue;
    const texts = sources.get(base) ?? new Map<string, string>();
    sources.set(base, texts.set(file, readFileSync(join(root, file), 'utf8')));
  }
  return sources;
}

/** Checks that no files import each other in a cycle, and the folders of packages that are divided into layers. */
export function checkFolderLayers(root: string): Problem[] {
  return [...readSources(root)].flatMap(([base, texts]) => {
    const cycles = fileCycles(texts).map((cycle) => ({
      file: cycle[0] ?? base,
      message: `is in a cycle: ${cycle.join(', ')}. Move what they share into a file below them; types count.`,
    }));
    const layers = FOLDER_LAYERS[base];
    const edges = [...(layers ? texts : [])].flatMap(([file, text]) =>
      folderProblems(layers ?? [], file.slice(base.length + 1), text).map((message) => ({
        file,
        message,
      })),
    );
    return [...cycles, ...edges];
  });
}
