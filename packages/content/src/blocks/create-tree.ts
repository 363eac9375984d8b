import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { type NewNodeId, newNodeId } from '../tree/new-node-id.ts';
import { storedNode } from '../tree/stored-node.ts';
import { canonical } from '../values/canonical.ts';
import type { BlockRegistry, BlockTemplate } from './block-definition.ts';

/** Options of the factories. */
export interface CreateOptions {
  readonly newId?: NewNodeId | undefined;
  /** Id of the top node; a new one by default. */
  readonly rootId?: NodeId | undefined;
}

/**
 * Creates nodes from a template: with defaults, fresh ids, and each block's initial children unless the template has its own.
 * @throws when the template contains an unknown block
 */
export function createFragment(
  template: BlockTemplate,
  registry: BlockRegistry,
  options: CreateOptions = {},
): TreeFragment {
  const newId = options.newId ?? newNodeId;
  const nodes: Record<NodeId, BuilderNode> = {};
  const make = (block: BlockTemplate, parent: NodeId | undefined): NodeId => {
    const definition = registry.get(block.type);
    invariant(definition, `no block is called ${block.type}`);
    const id = parent === undefined && options.rootId !== undefined ? options.rootId : newId();
    const children: NodeId[] = [];
    nodes[id] = storedNode({
      type: { resolvedName: definition.type },
      isCanvas: definition.canvas,
      props: canonical(structuredClone({ ...definition.defaults, ...block.props })),
      displayName: definition.label,
      custom: canonical({
        ...(block.bindings && { bindings: { ...block.bindings } }),
        v: definition.version,
      }),
      parent,
      hidden: false,
      nodes: children,
      linkedNodes: {},
    });
    for (const child of block.children ?? definition.children ?? []) children.push(make(child, id));
    return id;
  };
  const rootNodeId = make(template, undefined);
  return { rootNodeId, nodes };
}

/** Creates a whole tree from a template, with the root under `ROOT`. */
export function createTree(
  template: BlockTemplate,
  registry: BlockRegistry,
  newId?: NewNodeId,
): BuilderTree {
  return createFragment(template, registry, { newId, rootId: ROOT_ID }).nodes;
}
