import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'] as const;
/** Documents beside these, whose paths are checked too. */
const OTHERS = ['docs/*.md', 'docs/adr/*.md'];
/** Top-level folders that a path in a document can start with. */
const TOP = /^(?:apps|packages|tooling|e2e|benchmarks|docs|fixtures|\.ci|\.changeset)\//;
const NPM_BUILT_IN = new Set(['install', 'ci', 'exec', 'view', 'pack', 'publish']);

/** Code that a document shows: spans and fenced blocks. */
function getCode(text: string): string[] {
  const fences = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```/g)].flatMap((match) =>
    (match[1] ?? '').split('\n'),
  );
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    (match) => match[1] ?? '',
  );
  return [...fences, ...spans].map((line) => line.trim());
}

/**
 * Problems of one document.
 * @param scripts - root's scripts
 * @param exists - does a path exist
 * @returns problems
 */
export function documentProblems(
  file: string,
  text: string,
  scripts: ReadonlySet<string>,
  exists: (path: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  for (const code of getCode(text)) {
    const command = /^(?:npm(?: run)?|pnpm(?: run)?) ([a-z][a-z0-9:-]*)/.exec(code)?.[1];
    if (command && !NPM_BUILT_IN.has(command) && !scripts.has(command))
      problems.push({
        file,
        message: `names the command "${code}", which no script of package.json answers.`,
      });
    const path = code.replace(/[:#].*$/, '').replace(/\/$/, '');
    if (TOP.test(`${path}/`) && !/[*{}<>\s|…]/.test(path) && !exists(path))
      problems.push({ file, message: `names the path ${path}, which is not there.` });
  }
  for (const [, link] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g))
    if (link && !exists(link))
      problems.push({ file, message: `links to ${link}, which is not there.` });
  return problems;
}

/**
 * Returns the entry points of packages that the table of a README lacks, or that no package has.
 * @param exported - entry points by the names of packages
 */
export function entryPointProblems(
  text: string,
  exported: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const rows = new Map(
    [...text.matchAll(/^\| `(@org\/[a-z-]+)` *\|[^|]*\|([^|]*)\|$/gm)].map(
      ([, name = '', cell = '']) => [
        name,
        [...cell.matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry),
      ],
    ),
  );
  return [...exported].flatMap(([name, entries]) => {
    const named = rows.get(name) ?? [];
    const lacking = entries.filter((entry) => !named.includes(entry));
    const unknown = named.filter((entry) => !entries.includes(entry));
    return [
      ...lacking.map((entry) => `lacks the entry point ${entry} of ${name} in its table.`),
      ...unknown.map((entry) => `names the entry point ${entry}, which ${name} does not have.`),
    ].map((message) => ({ file: 'README.md', message }));
  });
}

function getExported(root: string): Map<string, readonly string[]> {
  return new Map(
    globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        private?: boolean;
        exports: Readonly<Record<string, unknown>>;
      };
      const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json');
      return manifest.private ? [] : [[manifest.name, entries] as const];
    }),
  );
}

/** Paths, commands and entry points that the documents name. */
export function checkDocs(root: string): Problem[] {
  // Documents also name the commands of a package of blocks, such as this one.
  const names = new Set(['start', 'test']);
  for (const folder of ['', 'fixtures/acme-blocks']) {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of Object.keys(scripts)) names.add(name);
  }
  const documents = [...DOCUMENTS, ...globSync(OTHERS, { cwd: root })];
  const readme = join(root, 'README.md');
  const entryPoints = existsSync(readme)
    ? entryPointProblems(readFileSync(readme, 'utf8'), getExported(root))
    : [];
  const problems = documents.flatMap((file) => {
    if (!existsSync(join(root, file))) return [{ file, message: 'is missing.' }];
    return documentProblems(
      file,
      readFileSync(join(root, file), 'utf8'),
      names,
      (path) => existsSync(join(root, path)) || existsSync(join(root, file, '..', path)),
    );
  });
  return [...problems, ...entryPoints];
}
