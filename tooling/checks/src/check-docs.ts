import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'] as const;
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

/** Problems of one document. Shape: name, text, root's scripts, does a path exist → problems. */
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

/** Paths and commands that the documents name. */
export function checkDocs(root: string): Problem[] {
  // Documents also name the commands of a package of blocks, such as this one.
  const names = new Set(['start', 'test']);
  for (const folder of ['', 'fixtures/acme-blocks']) {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of Object.keys(scripts)) names.add(name);
  }
  return DOCUMENTS.flatMap((file) => {
    if (!existsSync(join(root, file))) return [{ file, message: 'is missing.' }];
    return documentProblems(file, readFileSync(join(root, file), 'utf8'), names, (path) =>
      existsSync(join(root, path)),
    );
  });
}
