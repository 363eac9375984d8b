import { kebabType } from '@org/blocks';
import { blockRegistry } from '@org/blocks/definitions';
import { pageScript } from '@org/blocks/server';
import { BLOCK_CATEGORIES, type BlockDefinition } from '@org/content';
import { BlockPackageError } from './block-package-error.ts';

type Module = Readonly<Record<string, unknown>>;

/** Entry points of a package, imported. */
export interface LoadedPackage {
  readonly name: string;
  readonly modules: Readonly<
    Record<'views' | 'definitions' | 'editor' | 'css' | 'islands' | 'server', Module>
  >;
}

type Table = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Table => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Parts of a definition that everything else relies on. */
const DEFINITION: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => isText(value) && /^[A-Z][A-Za-z0-9]*$/.test(value),
  version: Number.isInteger,
  label: isText,
  description: isText,
  category: (value) => BLOCK_CATEGORIES.some((category) => category === value),
  icon: isText,
  targets: Array.isArray,
  shape: (value) => isObject(value) && isFunction(value.validateSync),
  defaults: isObject,
  canvas: (value) => typeof value === 'boolean',
  rules: isObject,
  groups: Array.isArray,
  hydration: isText,
};

function fail(name: string, problem: string): never {
  throw new BlockPackageError(`The block package "${name}" ${problem}`);
}

/** Returns the definitions of a package. */
function getDefinitions({ name, modules }: LoadedPackage): readonly BlockDefinition[] {
  const { definitions } = modules.definitions;
  if (!Array.isArray(definitions) || definitions.length === 0)
    fail(
      name,
      'has no blocks: "./definitions" has to export "definitions", a list of defineBlock({ … }).',
    );
  return definitions.map((definition: unknown, at) => {
    const part = isObject(definition)
      ? Object.keys(DEFINITION).find((key) => !DEFINITION[key]?.(definition[key]))
      : 'type';
    if (part !== undefined)
      fail(
        name,
        `has an invalid block at index ${at} of "definitions": its "${part}" is missing or wrong. Create it with defineBlock({ … }) of @org/blocks/definitions.`,
      );
    // Its parts are checked above, and the rest is optional.
    return definition as BlockDefinition;
  });
}

/** Returns an exported table. */
function getTable(
  { name, modules }: LoadedPackage,
  entry: keyof LoadedPackage['modules'],
  table: string,
): Table {
  const found = modules[entry][table];
  const subpath = entry === 'views' ? '.' : `./${entry}`;
  return isObject(found)
    ? found
    : fail(name, `is incomplete: "${subpath}" has to export "${table}".`);
}

/** Checks that every block has a view, settings and styles, and that scripts are complete. */
function checkTables(loaded: LoadedPackage, types: readonly string[]): void {
  const { name } = loaded;
  const views = getTable(loaded, 'views', 'views');
  const settings = getTable(loaded, 'editor', 'settings');
  const styles = getTable(loaded, 'css', 'styles');
  for (const type of types) {
    const missing = [
      !isFunction(views[type]) && 'view in "views"',
      !Array.isArray(settings[type]) && 'list of fields in "settings"',
      !isText(styles[type]) && 'text in "styles"',
    ].filter(isText);
    if (missing.length > 0)
      fail(name, `is incomplete: its block "${type}" has no ${missing.join(' and no ')}.`);
  }
  const scripts = getTable(loaded, 'server', 'scripts');
  const behaviours = getTable(loaded, 'islands', 'behaviours');
  for (const script of new Set([...Object.keys(scripts), ...Object.keys(behaviours)])) {
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(script))
      fail(
        name,
        `has an enhancement "${script}": its name may have only lowercase letters and hyphens.`,
      );
    if (!isText(scripts[script]) || !isFunction(behaviours[script]))
      fail(
        name,
        `is incomplete: its enhancement "${script}" has to be in "scripts" of "./server" and in "behaviours" of "./islands".`,
      );
  }
}

/** Owners of names, by what a name becomes in class names. */
type Owners = Map<string, string>;

const OURS = 'Atrium';

/**
 * Reserves a name.
 * @throws BlockPackageError when it is taken
 */
function claim(owners: Owners, key: string, { name, kind, own }: Claim): void {
  const owner = owners.get(key);
  if (owner === undefined) {
    owners.set(key, name);
    return;
  }
  const prefix = kind === BLOCK ? 'Acme' : 'acme-';
  fail(
    name,
    owner === OURS
      ? `has ${kind} "${own}", and that name belongs to Atrium: rename it, for example to "${prefix}${own}".`
      : `has ${kind} "${own}", and so has ${owner === name ? 'the same package' : `the package "${owner}"`}: rename one of them.`,
  );
}

const BLOCK = 'a block';
const ENHANCEMENT = 'an enhancement';

interface Claim {
  readonly name: string;
  readonly kind: typeof BLOCK | typeof ENHANCEMENT;
  readonly own: string;
}

/**
 * Checks the packages of an installation: the shape of each, and that names of blocks and enhancements are unique.
 * @throws BlockPackageError with the first problem
 */
export function checkPackages(packages: readonly LoadedPackage[]): void {
  const ours = blockRegistry.all().flatMap(({ type, aliases = [] }) => [type, ...aliases]);
  // "AcmeFAQ" and "AcmeFaq" have the same class names, so they clash too.
  const blocks: Owners = new Map(ours.map((type) => [kebabType(type), OURS]));
  const enhancements: Owners = new Map();
  for (const loaded of packages) {
    const { name } = loaded;
    const definitions = getDefinitions(loaded);
    checkTables(
      loaded,
      definitions.map(({ type }) => type),
    );
    for (const { type, aliases = [], targets } of definitions) {
      if (targets.includes('email'))
        fail(
          name,
          `has a block "${type}" for emails, which can contain only built-in blocks: remove "email" from its "targets".`,
        );
      for (const key of new Set([type, ...aliases].map(kebabType)))
        claim(blocks, key, { name, kind: BLOCK, own: type });
    }
    for (const own of Object.keys(getTable(loaded, 'server', 'scripts'))) {
      if (pageScript([own]) !== '') enhancements.set(own, OURS);
      claim(enhancements, own, { name, kind: ENHANCEMENT, own });
    }
  }
}
