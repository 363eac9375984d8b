// @vitest-environment jsdom
import { loadTree, newNodeId, printTree, walkTree } from '@org/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST, getPage, registry, SECOND } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { insertBlock, moveBy, setColumns, setProp } from '../../model/edits/edits.ts';
import {
  duplicateBlocks,
  moveBlocks,
  removeBlocks,
  wrapBlocks,
} from '../../model/edits/several-blocks.ts';
import type { JournalStep } from './kept-database.ts';
import { replaySteps } from './replay-steps.ts';

/** An action of an author, as numbers that select target and kind. */
const gesture = fc.record({
  kind: fc.constantFrom(
    'text',
    'prop',
    'unset',
    'style',
    'rename',
    'hide',
    'insert',
    'remove',
    'duplicate',
    'up',
    'down',
    'move',
    'wrap',
    'columns',
    'undo',
    'redo',
  ),
  at: fc.nat(),
  to: fc.nat(),
  value: fc.oneof(fc.string({ maxLength: 6 }), fc.integer(), fc.boolean()),
});

type Gesture = typeof gesture extends fc.Arbitrary<infer G> ? G : never;

/** Performs the action, which may be refused as in real use. */
function act(store: DocumentStore, { kind, at, to, value }: Gesture): void {
  const ids = Array.from(walkTree(store.tree), (visit) => visit.id);
  const pick = (place: number): string => ids[place % ids.length] ?? '';
  const id = pick(at);
  const other = pick(to);
  const set = (operation: Parameters<DocumentStore['run']>[0]): void =>
    void store.run(operation, { label: kind });
  switch (kind) {
    case 'text':
      return void setProp(store, id, 'text', `${value}`);
    case 'prop':
      return set([{ type: 'setProp', id, path: ['extra', `k${to % 3}`], value }]);
    case 'unset':
      return set([{ type: 'setProp', id, path: ['extra', `k${to % 3}`] }]);
    case 'style':
      return set([
        { type: 'setStyle', id, device: 'mobile', group: 'padding', field: 'top', value },
        { type: 'setCustom', id, path: ['synced'], value },
      ] as never);
    case 'rename':
      return set([{ type: 'rename', id, name: `${value}` }]);
    case 'hide':
      return set([{ type: 'hide', id, hidden: to % 2 === 0 }]);
    case 'insert':
      return void insertBlock(store, { type: 'Text' }, { parent: id, index: to % 4 });
    case 'remove':
      return void removeBlocks(store, [id, other]);
    case 'duplicate':
      return void duplicateBlocks(store, [id]);
    case 'up':
    case 'down':
      return void moveBy(store, id, kind === 'up' ? -1 : 1);
    case 'move':
      return void moveBlocks(store, [id], { parent: other, index: to % 4 });
    case 'wrap':
      return void wrapBlocks(store, [id]);
    case 'columns':
      return void setColumns(store, id, (to % 4) + 1);
    case 'undo':
      return void store.undo();
    case 'redo':
      return void store.redo();
  }
}

function openPage(): { store: DocumentStore; base: string; steps: JournalStep[] } {
  const loaded = loadTree(getPage({ type: 'Text' }, { type: 'Image' }), registry);
  if (!loaded.ok) throw new Error(loaded.message);
  const { store } = openStore(loaded.tree);
  const steps: JournalStep[] = [];
  store.subscribeOperations((operations, trusted) => {
    // A copy, as a database would return it.
    steps.push(structuredClone({ operations, trusted }));
  });
  return { store, base: store.print(), steps };
}

describe('replaying stored operations', () => {
  it('restores the exact tree of the author after any actions', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 30 }), (gestures) => {
        const { store, base, steps } = openPage();
        for (const one of gestures) act(store, one);
        const replayed = replaySteps(base, steps, registry);
        expect(replayed.ok && printTree(replayed.tree)).toBe(store.print());
      }),
      { numRuns: 300 },
    );
  }, 240_000);

  it('keeps the steps before one that no longer applies', () => {
    const { store, base, steps } = openPage();
    setProp(store, FIRST, 'text', 'Kept');
    const before = store.print();
    const gone = { operations: [{ type: 'remove' as const, id: newNodeId() }], trusted: true };
    const replayed = replaySteps(base, [...steps, gone], registry);
    expect(replayed.ok && printTree(replayed.tree)).toBe(before);
    expect(store.node(SECOND)).toBeDefined();
  });

  it('rejects a base that is not a tree', () => {
    expect([replaySteps('{', [], registry).ok, replaySteps('[]', [], registry).ok]).toEqual([
      false,
      false,
    ]);
    expect(replaySteps('', [], registry).ok).toBe(false);
  });
});
