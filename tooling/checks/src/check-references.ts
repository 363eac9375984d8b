import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Manifest } from './check-layers.ts';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';

/** The parts of a tsconfig.json that the check reads. */
interface Project {
  readonly compilerOptions?: { readonly composite?: boolean };
  readonly references?: readonly { readonly path: string }[];
}

/** A type-checked package, with its folder relative to the root. */
export interface TypedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly project: Project;
}

/**
 * References that a package should have: its workspace dependencies that others can build on.
 * @returns folders, sorted
 */
function neededBy({ manifest }: TypedPackage, all: readonly TypedPackage[]): string[] {
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  return all
    .filter(
      ({ manifest: { name }, project }) => name in named && project.compilerOptions?.composite,
    )
    .map(({ folder }) => folder)
    .sort();
}

/** Packages that say something else than their manifest about what is checked before them: those would be checked twice, or too late. */
export function referenceProblems(all: readonly TypedPackage[]): Problem[] {
  return all.flatMap((one) => {
    const told = (one.project.references ?? []).map(({ path }) => join(one.folder, path)).sort();
    const needed = neededBy(one, all);
    if (told.join() === needed.join()) return [];
    const paths = needed.map((folder) => `"${relative(one.folder, folder)}"`).join(', ');
    return [
      {
        file: `${one.folder}/tsconfig.json`,
        message: `references are not what package.json depends on. They are: ${paths || 'none'}.`,
      },
    ];
  });
}

/** The references between packages, by which `tsc -b` checks each once; the root names all. */
export function checkReferences(root: string): Problem[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const all = listFiles(root)
    .filter((file) => /^(?:(?:apps|packages|tooling)\/[^/]+|e2e)\/tsconfig\.json$/.test(file))
    .map((file) => {
      const folder = dirname(file);
      return {
        folder,
        manifest: read(`${folder}/package.json`) as Manifest,
        project: read(file) as Project,
      };
    });
  const named = ((read('tsconfig.json') as Project).references ?? []).map(({ path }) => path);
  const unnamed = all.filter(({ folder }) => !named.includes(folder));
  return [
    ...referenceProblems(all),
    ...unnamed.map(({ folder }) => ({
      file: 'tsconfig.json',
      message: `does not name ${folder}, whose types nobody would check. Add it to the references.`,
    })),
  ];
}
