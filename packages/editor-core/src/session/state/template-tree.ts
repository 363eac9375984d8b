import {
  type BlockRegistry,
  guardTree,
  loadContent,
  migrateTree,
  PAGE_ROOT,
  type Result,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, TreeFragment } from '@org/schema/entities';
import type { EditorTemplate } from '../host/gateway.ts';

/**
 * Returns a template's content as an editable tree: a saved container is placed under a plain root.
 * @throws those of `loadContent` and `guardTree`
 */
export function templateTree(
  template: EditorTemplate,
  registry: BlockRegistry,
): Result<{ tree: BuilderTree }> {
  if (template.content === null || typeof template.content === 'string')
    return loadContent(template.content, registry);
  const { rootNodeId, nodes } = template.content;
  const guarded = guardTree(nodes, registry, rootNodeId);
  if (!guarded.ok) return guarded;
  const tree = migrateTree(guarded.tree, registry);
  const top = tree[rootNodeId] as BuilderNode;
  const root: BuilderNode = {
    type: { resolvedName: PAGE_ROOT },
    isCanvas: true,
    props: {},
    displayName: 'Template',
    custom: {},
    hidden: false,
    nodes: [rootNodeId],
    linkedNodes: {},
  };
  return {
    ok: true,
    tree: { [ROOT_ID]: root, ...tree, [rootNodeId]: { ...top, parent: ROOT_ID } },
  };
}

/** Returns the content of an edited template in its original form: a fragment for saved containers, text otherwise. */
export function templateContent(
  template: EditorTemplate,
  tree: BuilderTree,
  encoded: string,
): string | TreeFragment {
  const top = tree[ROOT_ID]?.nodes[0];
  if (template.content === null || typeof template.content === 'string' || top === undefined)
    return encoded;
  const { [ROOT_ID]: _root, ...nodes } = tree;
  const { parent: _parent, ...container } = nodes[top] as BuilderNode;
  return { rootNodeId: top, nodes: { ...nodes, [top]: container } };
}
