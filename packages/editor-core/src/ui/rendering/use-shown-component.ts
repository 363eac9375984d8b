import { expandComponents } from '@org/content';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';
import { use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { EditorContext } from '../../session/context/editor-context.ts';
import type { ComponentList } from '../../session/state/component-list.ts';

const never = (): (() => void) => () => undefined;

/**
 * Returns the blocks of the component that an instance shows: the first has the id of the instance. Undefined for a component that
 * is not available. Components that are not known are loaded.
 * @param given - components outside of an editor
 */
export function useShownComponent(
  id: NodeId,
  node: BuilderNode | undefined,
  given?: ComponentList | undefined,
): BuilderTree | undefined {
  const editor = use(EditorContext);
  const components = given ?? editor?.session.components;
  const version = useSyncExternalStore(
    components?.subscribe ?? never,
    () => components?.version ?? 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that a component changed
  const shown = useMemo(() => {
    if (!node || !components) return undefined;
    const tree = expandComponents({ [id]: node }, components.find, components.registry);
    return tree[id] ? tree : undefined;
  }, [id, node, components, version]);
  useEffect(() => {
    if (node) void components?.loadMissing({ [id]: node });
  }, [id, node, components]);
  return shown;
}
