import { bindItem, expandComponents, subtreeIds } from '@org/content';
import type { BuilderTree, NodeId, ShownItem } from '@org/schema/entities';
import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { StaticBlocks } from '../rendering/static-blocks.tsx';
import { useCanvas } from './canvas-context.ts';

/** Renders a copy of the blocks that a list repeats, with the fields of an item. A press on it selects these blocks. */
export function ItemCopy({
  template,
  item,
  fields,
}: ShownItem & { readonly template: NodeId }): ReactElement {
  const { store, blocks, styles, context, items } = useCanvas();
  // Only the blocks of the template are edited.
  const staticContext = useMemo(() => ({ ...context, editing: false }), [context]);
  const { components } = useEditor().session;
  const tree = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.tree,
  );
  const version = useSyncExternalStore(components.subscribe, () => components.version);
  const locale = items?.locale ?? 'en';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that a component changed
  const shown = useMemo(() => {
    const copied: BuilderTree = Object.fromEntries(
      subtreeIds(tree, template).flatMap((id) => (tree[id] ? [[id, tree[id]]] : [])),
    );
    const expanded = expandComponents(copied, components.find, components.registry);
    return bindItem(expanded, { item, fields, locale, registry: blocks.registry });
  }, [tree, template, item, fields, locale, blocks, components, version]);
  return (
    <StaticBlocks
      tree={shown}
      id={template}
      blocks={blocks}
      styles={styles}
      context={staticContext}
      isMarked={template}
    />
  );
}
