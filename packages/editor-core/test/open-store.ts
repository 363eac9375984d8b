import type { BlockRegistry } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import { renderHook } from '@testing-library/react';
import { DocumentStore } from '../src/model/document/document-store.ts';
import { History } from '../src/model/document/history.ts';
import { useCraftNodeStore } from '../src/session/craft/use-craft-node-store.ts';
import { registry } from './editor-registry.ts';

/** Creates a document store with the real node store, and a clock that tests control. */
export function openStore(
  tree: BuilderTree,
  blocks: BlockRegistry = registry,
): { store: DocumentStore; clock: { now: number } } {
  const clock = { now: 0 };
  const { result } = renderHook(() => useCraftNodeStore());
  const store = new DocumentStore(result.current, blocks, new History(() => clock.now));
  store.load(tree);
  return { store, clock };
}
