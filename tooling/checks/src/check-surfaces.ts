import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { listFiles } from './list-files.ts';
import { getPackage } from './package-of.ts';
import type { Problem } from './problem.ts';
import { SURFACES, type Surface } from './surfaces.ts';

/** Modules and sizes that a bundler reached from an entry point. */
export interface Reached {
  /** Paths of files, from the root. */
  readonly inputs: readonly string[];
  /** Packages that stay imports. */
  readonly externals: readonly string[];
  /** Bytes, gzip. */
  readonly size: number;
}

interface ExportsManifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/**
 * Compares what an entry point reaches with what it may.
 * @param file - file to report
 * @param reached - modules reached
 * @returns problems
 */
export function surfaceProblems(
  entryPoint: string,
  file: string,
  surface: Surface,
  reached: Reached,
): Problem[] {
  const problems: Problem[] = [];
  for (const pattern of surface.forbidden) {
    const found = [...reached.inputs, ...reached.externals].find((name) => pattern.test(name));
    if (found)
      problems.push({ file, message: `${entryPoint} reaches ${found}, which it may not.` });
  }
  const extra = reached.externals.filter(
    (name) => !name.startsWith('node:') && !surface.externals.includes(getPackage(name)),
  );
  if (extra.length > 0)
    problems.push({
      file,
      message: `${entryPoint} needs ${[...new Set(extra)].join(', ')}: name it in tooling/checks/src/surfaces.ts if that is meant.`,
    });
  if (reached.size > surface.budget)
    problems.push({
      file,
      message: `${entryPoint} is ${reached.size} bytes (gzip); its budget is ${surface.budget}.`,
    });
  return problems;
}

async function reach(root: string, file: string): Promise<Reached> {
  const externals = new Set<string>();
  const result = await build({
    entryPoints: [join(root, file)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    outdir: 'out',
    conditions: ['@org/source'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'externals',
        setup(setup) {
          // Packages of the workspace are followed, and by `#` a package's own imports; everything else stays an import, and is listed.
          setup.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
            if (kind === 'entry-point' || path.startsWith('@org/')) return undefined;
            externals.add(path);
            return { path, external: true };
          });
        },
      },
    ],
  });
  const code = result.outputFiles
    .filter((output) => output.path.endsWith('.js'))
    .map((output) => output.text)
    .join('\n');
  return {
    inputs: Object.keys(result.metafile.inputs),
    externals: [...externals],
    size: gzipSync(code, { level: 9 }).length,
  };
}

/** Bundles every entry point of every published package and checks what it reaches. */
export async function checkSurfaces(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const file of listFiles(root).filter((path) =>
    /^packages\/[^/]+\/package\.json$/.test(path),
  )) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as ExportsManifest;
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === 'string' ? undefined : target['@org/source'];
      if (!source || !/\.tsx?$/.test(source)) continue;
      const entryPoint = subpath === '.' ? manifest.name : `${manifest.name}${subpath.slice(1)}`;
      seen.add(entryPoint);
      const surface = SURFACES[entryPoint];
      if (!surface) {
        problems.push({
          file,
          message: `${entryPoint} has no line in tooling/checks/src/surfaces.ts: a new entry point needs one, and a line in an ADR.`,
        });
        continue;
      }
      problems.push(
        ...surfaceProblems(entryPoint, file, surface, await reach(root, join(file, '..', source))),
      );
    }
  }
  for (const entryPoint of Object.keys(SURFACES))
    if (!seen.has(entryPoint))
      problems.push({
        file: 'tooling/checks/src/surfaces.ts',
        message: `names ${entryPoint}, which is no entry point.`,
      });
  return problems;
}
