import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { getImports } from './check-layers.ts';
import { findCycles } from './find-cycles.ts';
import { SERVER_LAYERS } from './layers.ts';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';

const SERVER = 'apps/api/src/';
/** Files that others load alone, without the domain: tasks of worker threads, and migrations for the commands of backups. */
const LOADED_ALONE = /\.(?:tasks|migrations)\.ts$/;
/** Folder of a domain that is no module. */
const MIGRATIONS = 'migrations';

/** Returns the layer of a file below the server's sources: `kernel`, a domain, or `main`. */
function getLayer(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'modules' ? second : first;
}

/** Returns the folder that has no cycle with others: a part of the kernel, or a module of a domain. */
function getFolder(file: string): string {
  const parts = file.split('/');
  if (parts[0] === 'modules') return parts.length > 3 ? parts.slice(0, 3).join('/') : file;
  return parts[0] === 'kernel' ? parts.slice(0, 2).join('/') : 'main';
}

/** Returns the folders of modules. */
const getModules = (files: ReadonlyMap<string, string>): Set<string> =>
  new Set(
    [...files.keys()]
      .map(getFolder)
      .filter(
        (folder) => /^modules\/[^/]+\/[^/.]+$/.test(folder) && !folder.endsWith(`/${MIGRATIONS}`),
      ),
  );

const getRank = (layer: string): number => (SERVER_LAYERS as readonly string[]).indexOf(layer);

/** Returns the problem of one import; undefined for an allowed one. Takes paths below the server's sources. */
function importProblem(from: string, to: string): string | undefined {
  const [layer, needed] = [getLayer(from), getLayer(to)];
  if (getRank(layer) < 0 || layer === needed) return undefined;
  if (getRank(needed) > getRank(layer))
    return `imports ${to}: ${layer} is below ${needed}. Let ${needed} extend it (kernel/module/extension-point.ts), or move what both need down.`;
  const isDomain = to.startsWith('modules/');
  if (isDomain && !LOADED_ALONE.test(to) && to !== `modules/${needed}/index.ts`)
    return `imports ${to}: export what it needs from modules/${needed}/index.ts.`;
  return undefined;
}

/**
 * Returns the problems of the server's imports.
 * @param files - paths below the server's sources
 * @returns texts
 */
export function serverProblems(files: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  const folders = new Map<string, Set<string>>();
  for (const [from, text] of files) {
    if (getRank(getLayer(from)) < 0)
      problems.push({
        file: SERVER + from,
        message: `is in no layer: put it into one of ${SERVER_LAYERS.join(', ')}.`,
      });
    for (const specifier of getImports(text)) {
      if (!specifier.startsWith('.')) continue;
      const to = normalize(join(dirname(from), specifier));
      const message = importProblem(from, to);
      if (message) problems.push({ file: SERVER + from, message });
      const [one, other] = [getFolder(from), getFolder(to)];
      if (one !== other) folders.set(one, (folders.get(one) ?? new Set()).add(other));
    }
  }
  for (const folder of getModules(files))
    if (!files.has(`${folder}/${folder.split('/').at(-1)}.module.ts`))
      problems.push({
        file: SERVER + folder,
        message: 'has no <name>.module.ts: declare what the module adds with defineModule.',
      });
  for (const cycle of findCycles(folders))
    problems.push({
      file: SERVER + (cycle[0] ?? ''),
      message: `is in a cycle: ${cycle.join(', ')}. Move what they share into a folder below them; types count.`,
    });
  return problems;
}

/** Checks the layers of the server, that no folders import each other in a cycle, and that modules declare themselves. */
export function checkServerLayers(root: string): Problem[] {
  const files = listFiles(root).filter(
    (file) => file.startsWith(SERVER) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return serverProblems(
    new Map(
      files.map((file) => [file.slice(SERVER.length), readFileSync(join(root, file), 'utf8')]),
    ),
  );
}
