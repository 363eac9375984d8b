import { CONTENT_LIMITS } from '@org/schema';
import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import type { BlockRegistry } from '../blocks/block-definition.ts';
import { type NewNodeId, newNodeId } from '../tree/new-node-id.ts';
import { walkTree } from '../tree/walk-tree.ts';
import {
  type ComponentProperty,
  type ComponentVariant,
  getShownValues,
  readProperties,
  readVariants,
  SHOW,
} from './component-properties.ts';
import {
  COMPONENT_LIMITS,
  getComponentId,
  getComponentTop,
  isInstance,
} from './component-types.ts';
import { type BlockSource, copyBlocks } from './copy-blocks.ts';

/** Returns the guarded tree of a component by its id; undefined for one that does not exist. */
export type FindComponent = (id: number) => BuilderTree | undefined;

/** Options of the detachment of instances. */
export interface DetachOptions {
  readonly find: FindComponent;
  readonly registry: BlockRegistry;
  readonly newId?: NewNodeId | undefined;
}

/** A component that is ready to be copied. */
interface Source extends BlockSource {
  readonly properties: readonly ComponentProperty[];
  readonly variants: readonly ComponentVariant[];
}

/** An instance that is not replaced yet, with the components that it is in. */
interface Waiting {
  readonly id: NodeId;
  readonly above: readonly number[];
}

/** Props that an instance passes on to its block, if they hide it. */
function hiddenBy({ props }: BuilderNode): JsonObject {
  const hidden: JsonObject = {};
  for (const flag of ['showOnDesktop', 'showOnTablet', 'showOnMobile'])
    if (props[flag] === false) hidden[flag] = false;
  if (props.hideOnHomepage === true) hidden.hideOnHomepage = true;
  return hidden;
}

/** Change of a block of a component by an instance. */
interface BlockChange {
  readonly props: JsonObject;
  hidden?: boolean;
}

/** Returns what an instance changes of the blocks of its component. */
function getChanges({ properties, variants }: Source, instance: BuilderNode) {
  const values = getShownValues(properties, variants, instance.props);
  const changes = new Map<NodeId, BlockChange>();
  for (const { id, node, props } of properties) {
    const value = values[id];
    if (!value) continue;
    const change = changes.get(node) ?? { props: {} };
    changes.set(node, change);
    if (props.length > 0) Object.assign(change.props, value);
    else if (typeof value[SHOW] === 'boolean') change.hidden = !value[SHOW];
  }
  return changes;
}

/** A single expansion of a tree. A class, so that the steps share state. */
class Expansion {
  private readonly nodes: Record<NodeId, BuilderNode>;
  private readonly sources = new Map<number, Source | undefined>();
  private readonly gone = new Set<NodeId>();
  private readonly find: FindComponent;
  private readonly registry: BlockRegistry;
  private readonly only: number | undefined;
  private size: number;

  constructor(tree: BuilderTree, find: FindComponent, registry: BlockRegistry, only?: number) {
    this.nodes = { ...tree };
    this.size = Object.keys(tree).length;
    this.find = find;
    this.registry = registry;
    this.only = only;
  }

  run(instances: readonly NodeId[]): BuilderTree {
    const waiting: Waiting[] = instances.map((id) => ({ id, above: [] })).reverse();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const node = this.nodes[next.id];
      // An instance inside of another one was removed with it.
      if (!node || (this.only !== undefined && getComponentId(node) !== this.only)) continue;
      this.removeChildren(node);
      const inner = this.replace(next, node);
      if (inner) waiting.push(...inner.reverse());
      else this.remove(next.id);
    }
    return this.withoutGone();
  }

  /** Replaces an instance by the blocks of its component. Returns the instances among them; undefined if there is nothing to show. */
  private replace({ id, above }: Waiting, node: BuilderNode): Waiting[] | undefined {
    const componentId = getComponentId(node);
    if (above.includes(componentId) || above.length >= COMPONENT_LIMITS.depth) return undefined;
    const source = this.source(componentId);
    // The instance itself is one of the blocks.
    if (!source || this.size + source.blocks.length - 1 > CONTENT_LIMITS.nodes) return undefined;
    this.size += source.blocks.length - 1;
    const changes = getChanges(source, node);
    const copies = copyBlocks(this.nodes, source, {
      topId: id,
      parent: node.parent,
      change: (copy, block) => {
        const isTop = block === source.top;
        const { props, hidden = copy.hidden } = changes.get(block) ?? {};
        return {
          ...copy,
          props: { ...copy.props, ...props, ...(isTop ? hiddenBy(node) : {}) },
          hidden: hidden || (isTop && node.hidden),
        };
      },
    });
    const inner: Waiting[] = [];
    for (const copyId of copies)
      if (isInstance(this.nodes[copyId]))
        inner.push({ id: copyId, above: [...above, componentId] });
    return inner;
  }

  private source(id: number): Source | undefined {
    if (this.sources.has(id)) return this.sources.get(id);
    const tree = id === 0 ? undefined : this.find(id);
    const top = tree && getComponentTop(tree);
    const properties = tree ? readProperties(tree, this.registry) : [];
    const source =
      tree && top !== undefined
        ? {
            top,
            blocks: Array.from(walkTree(tree, top), (visit) => ({
              id: visit.id,
              node: visit.node,
            })),
            properties,
            variants: readVariants(tree, properties),
          }
        : undefined;
    this.sources.set(id, source);
    return source;
  }

  /** Removes what stored content has inside of an instance, which holds no blocks of its own. */
  private removeChildren(node: BuilderNode): void {
    for (const child of node.nodes) this.remove(child);
  }

  private remove(top: NodeId): void {
    const stack: NodeId[] = [top];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      const node = this.nodes[id];
      if (!node) continue;
      stack.push(...node.nodes);
      delete this.nodes[id];
      this.gone.add(id);
    }
  }

  private withoutGone(): BuilderTree {
    if (this.gone.size === 0) return this.nodes;
    for (const [id, node] of Object.entries(this.nodes))
      if (node.nodes.some((child) => this.gone.has(child)))
        this.nodes[id] = { ...node, nodes: node.nodes.filter((child) => !this.gone.has(child)) };
    return this.nodes;
  }
}

/**
 * Returns a tree with every instance of a component replaced by the blocks of the component, so that nothing that reads the tree
 * needs to know components. The top block gets the id of the instance, and the others ids that begin with it. An instance is
 * removed when its component does not exist or contains itself, and when the tree would become larger than content can be.
 * Linear in the size of the result. Identity: the same tree when it has no instance.
 * @param find - returns the guarded and migrated tree of a component
 */
export function expandComponents(
  tree: BuilderTree,
  find: FindComponent,
  registry: BlockRegistry,
): BuilderTree {
  const ids = Object.keys(tree);
  const instances = ids.filter((id) => isInstance(tree[id]));
  return instances.length === 0 ? tree : new Expansion(tree, find, registry).run(instances);
}

/** Returns the ids of the components that a tree shows, without those inside of these components. */
export function componentIdsIn(tree: BuilderTree): number[] {
  const ids = Object.values(tree).flatMap((node) => (isInstance(node) ? getComponentId(node) : 0));
  return [...new Set(ids)].filter((id) => id > 0);
}

/**
 * Returns a tree in which the instances of one component are blocks of their own, with fresh ids. Components inside of it remain
 * instances. Identity: the same tree when it has no instance of the component.
 * @param find - returns the guarded and migrated tree of the component
 */
export function detachComponent(
  tree: BuilderTree,
  componentId: number,
  { find, registry, newId = newNodeId }: DetachOptions,
): BuilderTree {
  const instances = Object.keys(tree).filter((id) => {
    const node = tree[id];
    return isInstance(node) && getComponentId(node) === componentId;
  });
  if (instances.length === 0) return tree;
  const detached = new Expansion(tree, find, registry, componentId).run(instances);
  const fresh = new Map(
    Object.keys(detached).map((id) => [id, Object.hasOwn(tree, id) ? id : newId()] as const),
  );
  const getId = (id: NodeId): NodeId => fresh.get(id) ?? id;
  return Object.fromEntries(
    Object.entries(detached).map(([id, node]) => [
      getId(id),
      {
        ...node,
        nodes: node.nodes.map(getId),
        ...(node.parent === undefined ? {} : { parent: getId(node.parent) }),
      },
    ]),
  );
}
