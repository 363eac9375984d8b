import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import type { BlockDefinition, BlockRegistry } from '../blocks/block-definition.ts';
import { canonical } from '../values/canonical.ts';

/** Returns the block version that a node was last written by; content from before versions counts as 1. */
function getVersion(node: BuilderNode): number {
  const version = node.custom.v;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
}

function lift(props: JsonObject, from: number, definition: BlockDefinition): JsonObject {
  let lifted = props;
  for (let version = from; version < definition.version; version++) {
    const step = definition.migrations?.find((migration) => migration.from === version);
    if (step) lifted = step.up(lifted);
  }
  return lifted;
}

/** Migrates a node to the current version of its block; returns the node itself when it is current or its block is unknown. */
function migrateNode(node: BuilderNode, registry: BlockRegistry): BuilderNode {
  const definition = registry.get(node.type.resolvedName);
  if (!definition) return node;
  const version = getVersion(node);
  const renamed = node.type.resolvedName !== definition.type;
  if (version >= definition.version && !renamed) return node;
  return {
    ...node,
    type: renamed ? { resolvedName: definition.type } : node.type,
    props: canonical(lift(node.props, version, definition)),
    custom: canonical({ ...node.custom, v: Math.max(version, definition.version) }),
  };
}

/**
 * Migrates every node to the current version of its block, and renames old types. Identity: the same tree when nothing is
 * outdated. Idempotent. A node of a newer version of its block is left unchanged.
 */
export function migrateTree(tree: BuilderTree, registry: BlockRegistry): BuilderTree {
  let migrated: Record<NodeId, BuilderNode> | undefined;
  // Iterating over entries of such a large object is slow, and nearly no tree is outdated.
  const nodes = Object.values(tree);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as BuilderNode;
    const next = migrateNode(node, registry);
    if (next === node) continue;
    migrated ??= { ...tree };
    migrated[Object.keys(tree)[i] as NodeId] = next;
  }
  return migrated ?? tree;
}
