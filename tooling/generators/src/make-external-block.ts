import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type ExternalBlock, externalBlockFiles } from './external-block-files.ts';
import { externalPackageFiles, type FoundBlock, registryFiles } from './external-package-files.ts';
import { refuseTakenBlock } from './make-block.ts';
import { refuseName } from './names.ts';

/** Folders of the workspace: a block in one of them is made without `--external`. */
const WORKSPACE = /^(?:apps|packages|tooling|e2e|benchmarks)(?:\/|$)/;

const read = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    devDependencies?: Record<string, string>;
  };

/** Versions that a new package names: those of this repository. */
function getTools(root: string): Record<string, string> {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const shared = [...catalog.matchAll(/^ {2}"?([@\w/-]+)"?: (\^?[\d.]+)$/gm)].map(
    ([, name = '', version = '']) => [name, version] as const,
  );
  return { ...Object.fromEntries(shared), ...read(join(root, 'package.json')).devDependencies };
}

/** The blocks that lie in a package's folder, in the order of names. */
function blocksIn(folder: string): FoundBlock[] {
  return globSync('src/blocks/*/*.definition.ts', { cwd: folder })
    .map((file) => basename(dirname(file)))
    .sort()
    .map((name) => ({
      name,
      behaviours: readdirSync(join(folder, 'src/blocks', name))
        .filter((file) => file.endsWith('.enhance.ts'))
        .map((file) => file.slice(0, -'.enhance.ts'.length))
        .sort(),
    }));
}

/**
 * Writes a block into its own package outside the workspace, and creates the package if necessary.
 * @param root - root of the repository
 * @param folder - absolute folder of the package
 * @returns paths of the written files, relative to the folder
 * @throws for a folder of the workspace, a name of a built-in block, and an existing block
 */
export function makeExternalBlock(root: string, folder: string, block: ExternalBlock): string[] {
  const place = relative(root, folder);
  if (place === '' || WORKSPACE.test(place))
    throw new Error(`${folder} is a part of the workspace: leave --external out.`);
  refuseTakenBlock(root, block.name);
  const own = join('src/blocks', block.name);
  if (existsSync(join(folder, own)))
    throw new Error(`There is a block called ${block.name} already.`);
  const files: Record<string, string> = Object.fromEntries(
    Object.entries(externalBlockFiles(block)).map(([file, text]) => [join(own, file), text]),
  );
  if (!existsSync(join(folder, 'package.json'))) {
    const name = basename(folder);
    const refusal = refuseName(name);
    if (refusal) throw new Error(`The folder gives the package its name. ${refusal}`);
    const { version } = read(join(root, 'packages/blocks/package.json'));
    Object.assign(files, externalPackageFiles({ name, version, tools: getTools(root) }));
  }
  const write = (texts: Readonly<Record<string, string>>): string[] =>
    Object.entries(texts).map(([file, text]) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      return file;
    });
  const written = write(files);
  return [...written, ...write(registryFiles(blocksIn(folder)))];
}
