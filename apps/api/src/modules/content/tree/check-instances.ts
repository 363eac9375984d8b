import {
  type BlockRegistry,
  cleanInstances,
  componentIdsIn,
  expandComponents,
  type FindComponent,
  getComponentId,
  getComponentKind,
  getComponentTop,
  INSTANCE_TYPES,
  isInstance,
  PAGE_ROOT,
} from '@org/content';
import { encodeContent, loadContent } from '@org/content/node';
import { MAX_COMPONENT_PROPERTIES, MAX_COMPONENT_VARIANTS, ROOT_ID } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import { appError } from '@org/schema/errors';

/** A component with its encoded content. */
export interface StoredComponent {
  readonly id: number;
  readonly content: string;
}

/** Creates a lookup of components that loads each once; unreadable ones are missing. */
export function createFinder(
  components: readonly StoredComponent[],
  registry: BlockRegistry,
): FindComponent {
  const contents = new Map(components.map(({ id, content }) => [id, content]));
  const trees = new Map<number, BuilderTree | undefined>();
  return (id) => {
    if (trees.has(id)) return trees.get(id);
    const content = contents.get(id);
    const loaded = content === undefined ? undefined : loadContent(content, registry);
    const tree = loaded?.ok ? loaded.tree : undefined;
    trees.set(id, tree);
    return tree;
  };
}

function refuse(message: string): Error {
  return appError('content_invalid', { message, formErrors: { content: message } });
}

/** Content with the components that it shows. */
export interface CheckInstancesInput {
  /** Content that was checked already. */
  readonly text: string;
  readonly components: readonly StoredComponent[];
  /** Ids of missing components that the stored content showed before. @default none */
  readonly knownMissing?: readonly number[] | undefined;
}

/**
 * Returns content whose instances have valid values only.
 * @throws `content_invalid` for a component that does not exist, or that cannot be at its position
 */
export function checkInstances(
  { text, components, knownMissing = [] }: CheckInstancesInput,
  registry: BlockRegistry,
): string {
  const loaded = loadContent(text, registry);
  if (!loaded.ok) return text;
  const { tree } = loaded;
  const find = createFinder(components, registry);
  const missing = componentIdsIn(tree).find((id) => !find(id) && !knownMissing.includes(id));
  if (missing !== undefined)
    throw refuse('A component on this page no longer exists. Remove it and try again');
  for (const node of Object.values(tree)) {
    const source = isInstance(node) ? find(getComponentId(node)) : undefined;
    const top = source && getComponentTop(source);
    const type = top === undefined ? undefined : source?.[top]?.type.resolvedName;
    const kind = type === undefined ? undefined : getComponentKind(type, registry);
    if (kind && INSTANCE_TYPES[kind] !== node.type.resolvedName)
      throw refuse(
        kind === 'section'
          ? 'This component is a section, and cannot be in a column'
          : 'This component goes into a column',
      );
  }
  const clean = cleanInstances(tree, find, registry);
  return clean === tree ? text : encodeContent(clean);
}

/** Lists of a component that are stored with its root, with their limits. */
const LISTS = { properties: MAX_COMPONENT_PROPERTIES, variants: MAX_COMPONENT_VARIANTS } as const;

/**
 * Refuses more properties or variants than a component can have. The stored ones may remain.
 * @throws `content_invalid` with the name of the list
 */
function refuseLongLists(tree: BuilderTree, before: BuilderTree | undefined): void {
  const getLength = (of: BuilderTree | undefined, list: keyof typeof LISTS): number => {
    const items = of?.[ROOT_ID]?.custom[list];
    return Array.isArray(items) ? items.length : 0;
  };
  for (const list of ['properties', 'variants'] as const) {
    const limit = LISTS[list];
    if (getLength(tree, list) <= Math.max(limit, getLength(before, list))) continue;
    const message = `A component has at most ${limit} ${list}`;
    throw appError('content_invalid', { message, formErrors: { [list]: message } });
  }
}

/**
 * Checks the content of a component: one block that can be in a column or below a page.
 * @param before - content that it replaces; instances are for one of both positions, which cannot change
 * @throws `content_invalid`
 */
export function checkComponent(
  text: string | null,
  before: string | null,
  registry: BlockRegistry,
): void {
  const load = (content: string | null): BuilderTree | undefined => {
    const loaded = content ? loadContent(content, registry) : undefined;
    return loaded?.ok ? loaded.tree : undefined;
  };
  const getKind = (tree: BuilderTree | undefined) => {
    const top = tree && getComponentTop(tree);
    const type = top === undefined ? undefined : tree?.[top]?.type.resolvedName;
    if (type === undefined || tree?.[ROOT_ID]?.type.resolvedName !== PAGE_ROOT) return undefined;
    return type === INSTANCE_TYPES.block || type === INSTANCE_TYPES.section
      ? undefined
      : getComponentKind(type, registry);
  };
  const tree = load(text);
  const treeBefore = load(before);
  const kind = getKind(tree);
  if (!tree || !kind)
    throw refuse('A component has one block at its top, such as a section or a container');
  refuseLongLists(tree, treeBefore);
  const kindBefore = getKind(treeBefore);
  if (kindBefore && kindBefore !== kind)
    throw refuse(
      kindBefore === 'section'
        ? 'Pages show this component as a section, so its top block has to be one'
        : 'Pages show this component in columns, so its top block cannot be a section',
    );
}

/** Returns content as its forms and texts are read: with the blocks of its components. */
export function loadExpanded(
  content: string | null,
  components: readonly StoredComponent[],
  registry: BlockRegistry,
): BuilderTree | undefined {
  const loaded = content ? loadContent(content, registry) : undefined;
  if (!loaded?.ok) return undefined;
  return expandComponents(loaded.tree, createFinder(components, registry), registry);
}
