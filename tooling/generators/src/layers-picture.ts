/** A package of the repository and the packages of the repository that it needs to run. */
export interface PackageEdges {
  readonly folder: 'apps' | 'packages';
  readonly name: string;
  readonly needs: readonly string[];
}

/** Imports that the checks refuse and that a reader might expect. */
const BARRED: readonly (readonly [string, string])[] = [
  ['blocks', 'editor-core'],
  ['blocks', 'ui'],
  ['editor-core', 'blocks'],
  ['site', 'editor-core'],
];

function reaches(from: string, to: string, needs: ReadonlyMap<string, readonly string[]>): boolean {
  return (needs.get(from) ?? []).some((name) => name === to || reaches(name, to, needs));
}

/** Edges without those that a longer way says already. */
function direct(packages: readonly PackageEdges[]): [string, string][] {
  const needs = new Map(packages.map((one) => [one.name, one.needs]));
  return packages.flatMap(({ name, needs: all }) =>
    all
      .filter((to) => !all.some((other) => other !== to && reaches(other, to, needs)))
      .map((to): [string, string] => [name, to]),
  );
}

/**
 * The packages as a drawing: who needs whom, apps at the top.
 * @param packages - packages with their edges
 * @returns text in Mermaid's language, the same for the same edges
 */
export function layersPicture(packages: readonly PackageEdges[]): string {
  const sorted = packages.toSorted((one, other) => one.name.localeCompare(other.name));
  const group = (folder: PackageEdges['folder']): string[] => [
    `  subgraph ${folder}`,
    ...sorted.filter((one) => one.folder === folder).map(({ name }) => `    ${name}`),
    '  end',
  ];
  return [
    '```mermaid',
    'flowchart TD',
    ...group('apps'),
    ...group('packages'),
    ...direct(sorted).map(([from, to]) => `  ${from} --> ${to}`),
    ...BARRED.map(([from, to]) => `  ${from} -. never .-x ${to}`),
    '```',
  ].join('\n');
}

/** A layer of the server with its folders. */
export interface ServerLayer {
  readonly name: string;
  readonly folders: readonly string[];
}

/**
 * Draws the layers of the server, the highest first, each with its folders.
 * @param layers - layers, lowest first
 * @returns text in Mermaid's language
 */
export function serverPicture(layers: readonly ServerLayer[]): string {
  const boxes = layers
    .toReversed()
    .map(({ name, folders }) =>
      folders.length > 0 ? `  ${name}["<b>${name}</b><br/>${folders.join(' · ')}"]` : `  ${name}`,
    );
  const arrows = layers.slice(1).map(({ name }, at) => `  ${name} --> ${layers[at]?.name ?? ''}`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows.toReversed(), '```'].join('\n');
}
