import type { BuilderTree } from '@org/schema/entities';
import type { NewNodeId } from '../tree/new-node-id.ts';
import type { BlockRegistry } from './block-definition.ts';
import { createTree } from './create-tree.ts';

/** Root block of a page and of a campaign. */
export const PAGE_ROOT = 'Wrapper';
/** Type of the root block of an email. */
export const EMAIL_ROOT = 'EmailWrapper';

/** Returns the tree of a page without content: a root with one empty section. */
export function defaultPageTree(registry: BlockRegistry, newId?: NewNodeId): BuilderTree {
  return createTree({ type: PAGE_ROOT, children: [{ type: 'Section' }] }, registry, newId);
}

/**
 * Returns the tree of a campaign without content.
 * @throws when the registry has no email blocks
 */
export function defaultEmailTree(registry: BlockRegistry, newId?: NewNodeId): BuilderTree {
  return createTree({ type: EMAIL_ROOT }, registry, newId);
}
