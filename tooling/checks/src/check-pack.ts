import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawSample } from '@org/config/test-sample';
import type { Manifest } from './check-layers.ts';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';

const exec = promisify(execFile);

/** The parts of a packed manifest that the check reads. */
export interface PackedManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Problems of a packed manifest.
 * @param file - name of the tarball's package
 * @param exists - does a packed file exist
 * @returns problems
 */
export function packedProblems(
  file: string,
  manifest: PackedManifest,
  exists: (path: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    const targets = typeof target === 'string' ? { default: target } : target;
    if ('@org/source' in targets)
      problems.push({
        file,
        message: `the packed entry point ${subpath} still has the source condition.`,
      });
    for (const path of Object.values(targets))
      if (!exists(path))
        problems.push({
          file,
          message: `the packed entry point ${subpath} leads to ${path}, which is not in the package.`,
        });
  }
  for (const [name, version] of Object.entries(manifest.dependencies ?? {}))
    if (/^(?:workspace|catalog|link|file):/.test(version))
      problems.push({
        file,
        message: `the packed dependency ${name} is "${version}", which nobody outside can install.`,
      });
  return problems;
}

/**
 * Finds declarations that silently turn into `any` for a caller, such as a schema whose shape is a type parameter.
 * @param file - path of package.json
 * @param declarations - text of each declaration by its path
 * @returns problems
 */
export function looseDeclarations(
  file: string,
  declarations: readonly (readonly [path: string, text: string])[],
): Problem[] {
  return declarations.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) =>
      /^\s*(?!\*|\/)\S.*(?::|=>|<) ?any(?:\[\])*[;,>)]/.test(line)
        ? [
            {
              file,
              message: `${path}:${index + 1} declares \`any\`: ${line.trim().slice(0, 80)}. Give the expression the type that it has.`,
            },
          ]
        : [],
    ),
  );
}

/**
 * Packs every published package into a folder.
 * @returns package.json path and tarball of each
 */
export async function packAll(
  root: string,
  into: string,
): Promise<{ file: string; tarball: string }[]> {
  const packed: { file: string; tarball: string }[] = [];
  for (const file of listFiles(root).filter((path) =>
    /^packages\/[^/]+\/package\.json$/.test(path),
  )) {
    const { private: isPrivate } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    if (isPrivate) continue;
    const before = new Set(readdirSync(into));
    await exec('pnpm', ['pack', '--pack-destination', into], { cwd: join(root, file, '..') });
    const tarball = readdirSync(into).find((name) => !before.has(name));
    if (tarball) packed.push({ file, tarball: join(into, tarball) });
  }
  return packed;
}

async function lint(root: string, tarball: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [tool, args] of [
    ['publint', ['run', tarball, '--strict']],
    // CSS entry points have no types, and everything is ESM on purpose.
    [
      'attw',
      [
        tarball,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'styles.css',
        'store.css',
        'canvas.css',
        'text-field.css',
      ],
    ],
  ] as const)
    try {
      await exec(join(root, 'node_modules/.bin', tool), [...args], { cwd: root });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      problems.push(`${tool}: ${`${stdout}${stderr}`.trim().slice(0, 1500)}`);
    }
  return problems;
}

/** Checks the packages as other people would install them; publint and attw look at a third of them in a usual run. Needs a build. */
export async function checkPack(root: string): Promise<Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pack-'));
  try {
    const problems: Problem[] = [];
    const packed = await packAll(root, folder);
    const linted = drawSample(
      packed.map(({ file }) => file),
      Math.ceil(packed.length / 3),
    );
    for (const { file, tarball } of packed) {
      const unpacked = mkdtempSync(join(folder, 'unpacked-'));
      await exec('tar', ['-xzf', tarball, '-C', unpacked]);
      const manifest = JSON.parse(
        readFileSync(join(unpacked, 'package/package.json'), 'utf8'),
      ) as PackedManifest;
      problems.push(
        ...packedProblems(file, manifest, (path) => existsSync(join(unpacked, 'package', path))),
      );
      const declarations = readdirSync(join(unpacked, 'package'), {
        recursive: true,
        encoding: 'utf8',
      })
        .filter((path) => path.endsWith('.d.ts'))
        .map((path) => [path, readFileSync(join(unpacked, 'package', path), 'utf8')] as const);
      problems.push(...looseDeclarations(file, declarations));
      if (linted.includes(file))
        problems.push(...(await lint(root, tarball)).map((message) => ({ file, message })));
    }
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
