import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { BARRED_IMPORTS, LAYERS, TOOLING } from './layers.ts';
import { listFiles } from './list-files.ts';
import { getPackage } from './package-of.ts';
import type { Problem } from './problem.ts';

/** The parts of a package.json that the check reads. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** Modules that a source text imports. */
export function getImports(text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((name) => !/^(?:virtual:|data:|\?)/.test(name) && !/[$()[\]{}^]/.test(name));
}

/** Problems of a manifest: edges that the layers do not have, and private packages that a published one needs. */
export function manifestProblems(
  file: string,
  manifest: Manifest,
  isPrivate: (name: string) => boolean,
): Problem[] {
  const allowed = LAYERS[manifest.name];
  if (!allowed)
    return [
      {
        file,
        message: `${manifest.name} has no place in the layers: add it to tooling/checks/src/layers.ts.`,
      },
    ];
  const problems: Problem[] = [];
  for (const [kind, list] of [
    ['dependencies', manifest.dependencies],
    ['devDependencies', manifest.devDependencies],
    ['peerDependencies', manifest.peerDependencies],
  ] as const)
    for (const name of Object.keys(list ?? {})) {
      if (!name.startsWith('@org/')) continue;
      if (!allowed.includes(name) && !TOOLING.includes(name))
        problems.push({
          file,
          message: `${manifest.name} may not depend on ${name}: imports point down the layers.`,
        });
      else if (kind !== 'devDependencies' && !manifest.private && isPrivate(name))
        problems.push({ file, message: `${manifest.name} is published and ${name} is not.` });
    }
  return problems;
}

/** Files that may use what the root of the repository installs for everyone: tests, stories and configurations. */
const DEVELOPMENT = /\.(?:test|test-d|stories|config)\.[cm]?tsx?$|\/test\/|\/\.storybook\//;

/** Problems of one source file: imports that no manifest declares, and imports that are barred. */
export function importProblems(
  file: string,
  text: string,
  manifest: Manifest,
  shared: ReadonlySet<string> = new Set(),
): Problem[] {
  const declared = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    manifest.name,
  ]);
  return getImports(text).flatMap((specifier) => {
    // A file, or by `#` an import that the manifest maps to one.
    if (/^[./#]/.test(specifier)) return [];
    const barred = BARRED_IMPORTS.find(
      (rule) => rule.files.test(file) && rule.module.test(specifier),
    );
    if (barred) return [{ file, message: `imports ${specifier}: ${barred.why}.` }];
    if (specifier.startsWith('node:') || isBuiltin(specifier)) return [];
    const name = getPackage(specifier);
    if (name === manifest.name)
      return [{ file, message: `imports its own entry point ${specifier}: import the file.` }];
    return declared.has(name) || (DEVELOPMENT.test(file) && shared.has(name))
      ? []
      : [{ file, message: `imports ${name}, which ${manifest.name} does not declare.` }];
  });
}

/** The layers of the repository, by manifest and by import. */
export function checkLayers(root: string): Problem[] {
  const files = listFiles(root);
  const manifests = new Map(
    files
      .filter((file) =>
        /^(?:(?:apps|packages|tooling)\/[^/]+|e2e|benchmarks)\/package\.json$/.test(file),
      )
      .map(
        (file) =>
          [dirname(file), JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest] as const,
      ),
  );
  const workspace = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const shared = new Set(Object.keys(workspace.devDependencies ?? {}));
  const isPrivate = (name: string): boolean =>
    [...manifests.values()].some((manifest) => manifest.name === name && manifest.private === true);
  const problems = [...manifests].flatMap(([folder, manifest]) =>
    manifestProblems(`${folder}/package.json`, manifest, isPrivate),
  );
  for (const file of files) {
    // Peers of benchmarks have a manifest of their own; what generators write is no code of theirs.
    if (
      !/\.[cm]?[jt]sx?$/.test(file) ||
      /\/(?:fixtures|peers)\/|generators\/(?:src\/.*-files\.ts$|templates\/)/.test(file)
    )
      continue;
    const manifest = [...manifests].find(([folder]) => file.startsWith(`${folder}/`))?.[1];
    if (manifest)
      problems.push(
        ...importProblems(file, readFileSync(join(root, file), 'utf8'), manifest, shared),
      );
  }
  return problems;
}
