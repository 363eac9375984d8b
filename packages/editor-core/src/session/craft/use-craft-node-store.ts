import { type EditorStore, useEditorStore } from '@craftjs/core';
import { applyChange, type Change } from '@org/content';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { useState } from 'react';
import type { NodeStore } from '../../model/document/node-store.ts';
import { CRAFT_RESOLVER, toCraftNode, toCraftNodes } from './craft-nodes.ts';

class CraftNodeStore implements NodeStore {
  private readonly store: EditorStore;
  private current: BuilderTree = {};

  constructor(store: EditorStore) {
    this.store = store;
  }

  tree(): BuilderTree {
    return this.current;
  }

  load(tree: BuilderTree): void {
    this.current = tree;
    // Craft's own history records array paths and cannot describe semantic changes, so writes bypass it.
    this.store.actions.history.ignore().setState((state) => {
      state.nodes = toCraftNodes(tree);
    });
    this.store.actions.clearEvents();
  }

  write(change: Pick<Change, 'set' | 'removed'>): void {
    this.current = applyChange(this.current, change);
    this.store.actions.history.ignore().setState((state) => {
      for (const id of change.removed) {
        delete state.nodes[id];
        state.events.selected.delete(id);
      }
      for (const [id, node] of Object.entries(change.set)) {
        const kept = state.nodes[id];
        const next = toCraftNode(id, node);
        if (kept) kept.data = next.data;
        else state.nodes[id] = next;
      }
    });
  }

  selected(): readonly NodeId[] {
    return [...this.store.getState().current.events.selected];
  }

  select(ids: readonly NodeId[]): void {
    this.store.actions.selectNode(ids.filter((id) => Object.hasOwn(this.current, id)));
  }
}

/**
 * Creates the node store on Craft.js. It uses Craft's store without `<Editor>`, which would serialize the whole tree on every
 * change, and whose connectors write to the store for every block that mounts.
 */
export function useCraftNodeStore(): NodeStore {
  const store = useEditorStore({ enabled: true, resolver: { ...CRAFT_RESOLVER } }, () => undefined);
  const [nodes] = useState(() => new CraftNodeStore(store));
  return nodes;
}
