import {
  cloneFragment,
  createFragment,
  createTree,
  detachComponent,
  encodeContent,
  extractFragment,
  type FindComponent,
  getComponentId,
  getComponentKind,
  getComponentTop,
  getPlace,
  INSTANCE_TYPES,
  isInstance,
  type Operation,
  PAGE_ROOT,
  type Result,
  refuseChild,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type {
  BuilderNode,
  BuilderTree,
  JsonObject,
  NodeId,
  TreeFragment,
} from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';
import { type Place, placeFor } from './place-for.ts';
import { insertFragments, joinNames, topmost } from './several-blocks.ts';

/** Type of the block that holds several blocks of a component. */
const GROUP = 'Container';

const refusal = (message: string) => ({ ok: false, code: 'content_invalid', message }) as const;

/** Blocks of a page that can become a component. */
export interface ComponentSource {
  readonly ids: readonly NodeId[];
  readonly place: Place;
  /** Type of the block that shows the component. */
  readonly instanceType: string;
}

/**
 * Checks whether blocks can become a component: one section, or blocks of one column.
 * @throws the reason
 */
export function findComponentSource(
  store: DocumentStore,
  wanted: readonly NodeId[],
): Result<ComponentSource> {
  const { registry } = store;
  const ids = topmost(store, wanted);
  const [first] = ids;
  const place = first === undefined ? undefined : getPlace(store.tree, first);
  if (!place) return refusal('Select the blocks that the component consists of');
  const nodes = ids.flatMap((id) => store.node(id) ?? []);
  if (nodes.length === 1 && isInstance(nodes[0])) return refusal('This is a component already');
  if (nodes.some(({ parent }) => parent !== place.parent))
    return refusal('The blocks of a component have to be next to each other');
  const kinds = new Set(nodes.map(({ type }) => getComponentKind(type.resolvedName, registry)));
  const [kind, ...others] = kinds;
  const parent = store.node(place.parent)?.type.resolvedName ?? '';
  const name = registry.get(nodes[0]?.type.resolvedName ?? '')?.label ?? 'This block';
  if (kind === undefined || others.length > 0)
    return refusal(`${name} cannot be a component. Select a section, or blocks in a column`);
  if (kind === 'section' && nodes.length > 1)
    return refusal('A component is one section. Select a single one');
  const inGroup =
    nodes.length < 2
      ? undefined
      : nodes.find(({ type }) => refuseChild(registry, GROUP, type.resolvedName) !== undefined);
  if (inGroup)
    return refusal(
      `${registry.get(inGroup.type.resolvedName)?.label ?? 'A block'} has to be alone in a component`,
    );
  const instanceType = INSTANCE_TYPES[kind];
  const misplaced = refuseChild(registry, parent, instanceType);
  return misplaced ? refusal(misplaced.message) : { ok: true, ids, place, instanceType };
}

/** Returns blocks as the content of a component: several blocks are put into a container. */
export function componentContent(store: DocumentStore, { ids }: ComponentSource): string {
  const { registry } = store;
  const root = createTree({ type: PAGE_ROOT, children: [] }, registry);
  const fragments = ids.map((id) => extractFragment(store.tree, id));
  const [first] = fragments;
  const group =
    fragments.length > 1 ? createFragment({ type: GROUP, children: [] }, registry) : undefined;
  const top = group?.rootNodeId ?? first?.rootNodeId ?? '';
  const nodes: Record<NodeId, BuilderNode> = Object.assign(
    {},
    group?.nodes,
    ...fragments.map((fragment) => fragment.nodes),
  );
  const withParent = (id: NodeId, parent: NodeId, children?: readonly NodeId[]): void => {
    const node = nodes[id];
    if (node) nodes[id] = { ...node, parent, nodes: children ?? node.nodes };
  };
  if (group) for (const id of ids) withParent(id, top);
  withParent(top, ROOT_ID, group ? ids : undefined);
  const page = root[ROOT_ID];
  const tree: BuilderTree = page ? { [ROOT_ID]: { ...page, nodes: [top] }, ...nodes } : nodes;
  return encodeContent(tree);
}

/** Returns a block that shows a component. */
export function createInstance(
  store: DocumentStore,
  instanceType: string,
  componentId: number,
): TreeFragment {
  return createFragment({ type: instanceType, props: { componentId } }, store.registry);
}

/** Replaces blocks by a component in one step, and selects it. */
export function replaceByInstance(
  store: DocumentStore,
  { ids, place, instanceType }: ComponentSource,
  component: { readonly id: number; readonly name: string },
): Result<object> {
  const fragment = createInstance(store, instanceType, component.id);
  return store.run(
    [
      // Inserted first, since some blocks need a minimum number of children.
      { type: 'insert', ...place, fragment },
      ...ids.map((id): Operation => ({ type: 'remove', id })),
    ],
    {
      label: `Make a component of ${joinNames(store, ids)}`,
      select: [fragment.rootNodeId],
    },
  );
}

/** Returns the type of the block that shows a component; undefined for a component that cannot be shown. */
export function getInstanceType(store: DocumentStore, tree: BuilderTree): string | undefined {
  const [top] = tree[ROOT_ID]?.nodes ?? [];
  const type = tree[top ?? '']?.type.resolvedName;
  const kind = type === undefined ? undefined : getComponentKind(type, store.registry);
  return kind && INSTANCE_TYPES[kind];
}

/** Returns the blocks that instances of a component show, by which the rules of a position are checked. */
export function getShownBlocks(tree: BuilderTree): TreeFragment | undefined {
  const top = getComponentTop(tree);
  return top === undefined ? undefined : extractFragment(tree, top);
}

/** Inserts a component beside the selection, where its blocks are allowed. */
export function insertInstance(
  store: DocumentStore,
  component: { readonly id: number; readonly name: string; readonly tree: BuilderTree | undefined },
): Result<object> {
  const instanceType = component.tree && getInstanceType(store, component.tree);
  if (instanceType === undefined) return refusal('This component has no content');
  const fragment = createInstance(store, instanceType, component.id);
  const shown = component.tree && getShownBlocks(component.tree);
  const place = placeFor(store, fragment, ...(shown ? [shown] : []));
  return insertFragments(store, [fragment], place, `Insert ${component.name}`);
}

/** Makes the blocks of a component those of the page in one step, and selects them. */
export function detachInstance(
  store: DocumentStore,
  id: NodeId,
  find: FindComponent,
): Result<object> {
  const node = store.node(id);
  const place = getPlace(store.tree, id);
  if (!isInstance(node) || !place) return refusal('This block is not a component');
  const { parent: _parent, ...top } = node;
  const componentId = getComponentId(node);
  const nodes = detachComponent({ [id]: top }, componentId, { find, registry: store.registry });
  if (!nodes[id] || isInstance(nodes[id])) return refusal('This component is not available');
  const fragment = cloneFragment({ rootNodeId: id, nodes });
  return store.run(
    [
      { type: 'insert', ...place, fragment },
      { type: 'remove', id },
    ],
    { label: `Detach ${store.getName(id)}`, select: [fragment.rootNodeId] },
  );
}

/** Sets the values of an instance that replace those of its component. */
export function setOverrides(
  store: DocumentStore,
  id: NodeId,
  overrides: JsonObject,
  { label, group }: { readonly label: string; readonly group?: string | undefined },
): Result<object> {
  return store.run([{ type: 'setProp', id, path: ['overrides'], value: overrides }], {
    label,
    group,
  });
}
