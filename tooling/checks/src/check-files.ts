import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';

/** Lines that a source file may have at most. */
const LIMIT = 400;
const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const GENERATED = /\.gen\.ts$|pnpm-lock\.yaml$/;
const KEBAB = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const TOOL_NAMES = /^(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|SPEC|LICENSE)(?:\.md)?$/;
const ENTRY_POINT =
  /^(?:(?:packages|apps)\/[^/]+\/src|apps\/api\/src\/modules\/[^/]+)\/index\.tsx?$/;
/** Files that a package can open as an entry point: those beside its folders. */
const PACKAGE_ENTRY =
  /^(?:packages\/[^/]+\/src\/[^/]+|apps\/[^/]+\/src\/(?:modules\/[^/]+\/)?index)\.tsx?$/;
/** Everything an index file may contain: named exports of other files, and comments. */
const ENTRY_POINT_PARTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|export (?:type )?\{[^}]*\} from '[^']+';/g;
const BARRED_FOLDERS = new Set(['utils', 'helpers', 'common', 'util', 'misc']);

/**
 * Problems of one file.
 * @returns problems
 */
export function fileProblems(file: string, text: () => string): Problem[] {
  const problems: Problem[] = [];
  const say = (message: string): void => void problems.push({ file, message });
  const name = basename(file);
  const folders = file.split('/').slice(0, -1);
  const barred = folders.find((folder) => BARRED_FOLDERS.has(folder));
  if (barred) say(`No folder is called "${barred}": name it after what is in it.`);
  if (!KEBAB.test(name) && !TOOL_NAMES.test(name)) say('Names of files are kebab-case.');
  const isEntryPoint = ENTRY_POINT.test(file);
  if (/^index\.tsx?$/.test(name) && !isEntryPoint)
    say(
      'index.ts is only for an entry point of a package, or of a domain of the server: name the file after its concept.',
    );
  if (SOURCE.test(name) && !GENERATED.test(name)) {
    const lines = text().split('\n').length - 1;
    // An entry point is a list of exports of any length and contains nothing else.
    const isList =
      PACKAGE_ENTRY.test(file) && text().replaceAll(ENTRY_POINT_PARTS, '').trim() === '';
    if (lines > LIMIT && !isList) say(`${lines} lines; at most ${LIMIT}. Split it by concept.`);
    if (/\.tsx?$/.test(name) && /^export \* from/m.test(text()))
      say('Entry points name their exports: no `export *`.');
    if (
      /\.(?:test|spec)\.tsx?$/.test(name) &&
      /\b(?:it|test|describe)\.(?:only|skip|todo)\b/.test(text())
    )
      say('No test is skipped or focused.');
    if (/^apps\/api\/.*\.test\.ts$/.test(file) && /vi\.mock\(\s*['"]\./.test(text()))
      say('No mock of our own modules.');
  }
  return problems;
}

/** Length, names and places of files. */
export function checkFiles(root: string): Problem[] {
  return listFiles(root).flatMap((file) =>
    fileProblems(file, () => readFileSync(join(root, file), 'utf8')),
  );
}
