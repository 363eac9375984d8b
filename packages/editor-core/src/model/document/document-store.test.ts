// @vitest-environment jsdom
import { createFragment, printTree } from '@org/content';
import { describe, expect, it, vi } from 'vitest';
import {
  COLUMN,
  FIRST,
  getPage,
  registry,
  SECOND,
  SECTION,
} from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { insertBlock, moveBy, setColumns, setProp } from '../edits/edits.ts';
import {
  duplicateBlocks,
  insertFragments,
  moveBlocks,
  removeBlocks,
} from '../edits/several-blocks.ts';

const texts = (store: ReturnType<typeof openStore>['store'], parent = COLUMN): unknown[] =>
  (store.node(parent)?.nodes ?? []).map(
    (id) => store.node(id)?.props.text ?? store.node(id)?.type.resolvedName,
  );

describe('DocumentStore', () => {
  it('undoes and redoes every step byte by byte', () => {
    const { store } = openStore(
      getPage({ type: 'Text', props: { text: 'A' } }, { type: 'Text', props: { text: 'B' } }),
    );
    const states = [store.print()];
    const steps = [
      () => insertBlock(store, { type: 'Container' }, { parent: COLUMN, index: 1 }),
      () => moveBlocks(store, [SECOND], { parent: COLUMN, index: 0 }),
      () => setProp(store, FIRST, 'text', 'Changed'),
      () => duplicateBlocks(store, [FIRST]),
      () => removeBlocks(store, [SECOND]),
      () => store.run([{ type: 'rename', id: FIRST, name: 'Intro' }], { label: 'Rename' }),
      () => store.run([{ type: 'hide', id: FIRST, hidden: true }], { label: 'Hide' }),
    ];
    for (const step of steps) {
      expect(step()).toEqual({ ok: true });
      states.push(store.print());
    }
    for (let i = steps.length - 1; i >= 0; i--) {
      store.undo();
      expect(store.print()).toBe(states[i]);
    }
    expect(store.undo()).toBeUndefined();
    for (let i = 1; i <= steps.length; i++) {
      store.redo();
      expect(store.print()).toBe(states[i]);
    }
    expect(store.redo()).toBeUndefined();
  });

  it('merges typing in one field into a step until there is a pause, and separates fields', () => {
    const { store, clock } = openStore(getPage({ type: 'Text' }, { type: 'Text' }));
    for (const text of ['H', 'He', 'Hel']) {
      clock.now += 300;
      setProp(store, FIRST, 'text', text);
    }
    setProp(store, SECOND, 'text', 'x');
    clock.now += 700;
    setProp(store, SECOND, 'text', 'xy');
    expect(store.history.list().labels).toHaveLength(3);
    store.undo();
    expect(store.node(SECOND)?.props.text).toBe('x');
    store.undo();
    store.undo();
    expect([store.node(FIRST)?.props.text, store.node(SECOND)?.props.text]).toEqual([
      'Hello',
      'Hello',
    ]);
    store.redo();
    expect(store.node(FIRST)?.props.text).toBe('Hel');
  });

  it('retains 500 steps', () => {
    const { store, clock } = openStore(getPage({ type: 'Text' }));
    for (let i = 0; i < 520; i++) {
      clock.now += 1000;
      setProp(store, FIRST, 'text', String(i));
    }
    expect(store.history.list()).toMatchObject({ at: 500 });
  });

  it('restores the selection with undo', () => {
    const { store } = openStore(getPage({ type: 'Text' }, { type: 'Image' }));
    store.select([FIRST]);
    removeBlocks(store, [FIRST]);
    expect(store.selected()).toEqual([SECOND]);
    store.undo();
    expect(store.selected()).toEqual([FIRST]);
  });

  it('applies all operations of a step or none', () => {
    const { store } = openStore(getPage({ type: 'Text' }));
    const before = store.print();
    const result = store.run(
      [
        { type: 'setProp', id: FIRST, path: ['text'], value: 'x' },
        { type: 'remove', id: COLUMN },
      ],
      { label: 'Both' },
    );
    expect(result).toMatchObject({ ok: false, message: 'Section needs at least 1' });
    expect(store.print()).toBe(before);
    expect(store.history.undoable).toBeUndefined();
  });

  it('notifies only subscribers of nodes that changed', () => {
    const { store } = openStore(getPage({ type: 'Text' }, { type: 'Text' }));
    const [first, second, column] = [vi.fn(), vi.fn(), vi.fn()];
    store.subscribeNode(FIRST, first);
    store.subscribeNode(SECOND, second);
    store.subscribeNode(COLUMN, column);
    setProp(store, FIRST, 'text', 'x');
    expect([first.mock.calls.length, second.mock.calls.length, column.mock.calls.length]).toEqual([
      1, 0, 0,
    ]);
    removeBlocks(store, [SECOND]);
    expect([first.mock.calls.length, second.mock.calls.length, column.mock.calls.length]).toEqual([
      1, 1, 1,
    ]);
  });

  it('clears the history when another page is opened', () => {
    const { store } = openStore(getPage({ type: 'Text' }));
    setProp(store, FIRST, 'text', 'x');
    store.load(getPage({ type: 'Image' }));
    expect(store.undo()).toBeUndefined();
    expect(texts(store)).toEqual(['Image']);
  });
});

describe('edits', () => {
  it('EDIT-033 duplicates a block with new ids directly after the original', () => {
    const { store } = openStore(
      getPage(
        { type: 'Container', children: [{ type: 'Text', props: { text: 'In' } }] },
        { type: 'Image' },
      ),
    );
    duplicateBlocks(store, [FIRST]);
    const children = store.node(COLUMN)?.nodes ?? [];
    expect(texts(store)).toEqual(['Container', 'Container', 'Image']);
    const copy = children[1] as string;
    expect(copy).not.toBe(FIRST);
    expect(store.node(store.node(copy)?.nodes[0] ?? '')?.props.text).toBe('In');
    expect(store.node(copy)?.nodes[0]).not.toBe(store.node(FIRST)?.nodes[0]);
    expect(store.selected()).toEqual([copy]);
  });

  it('CONTENT-012 inserts a copy of a saved container at the drop target, with fresh ids of length 10', () => {
    const { store } = openStore(getPage({ type: 'Text' }));
    const saved = createFragment(
      { type: 'Container', children: [{ type: 'Text' }, { type: 'Image' }] },
      registry,
    );
    const insert = () => insertFragments(store, [saved], { parent: COLUMN, index: 1 }, 'Insert');
    expect([insert(), insert()]).toEqual([{ ok: true }, { ok: true }]);
    const [, second = '', first = ''] = store.node(COLUMN)?.nodes ?? [];
    const under = (id: string): string[] => [id, ...(store.node(id)?.nodes ?? [])];
    const getTypes = (ids: string[]) => ids.map((id) => store.node(id)?.type.resolvedName);
    expect(getTypes(under(first))).toEqual(['Container', 'Text', 'Image']);
    expect(getTypes(under(second))).toEqual(['Container', 'Text', 'Image']);
    const ids = [...under(first), ...under(second)];
    expect(ids.every((id) => id.length === 10 && !Object.hasOwn(saved.nodes, id))).toBe(true);
    expect(new Set(ids).size).toBe(6);
  });

  it('CONTENT-012 wraps a saved container in a section and a column when it is dropped on the page', () => {
    const { store } = openStore(getPage());
    const saved = createFragment({ type: 'Container', children: [{ type: 'Text' }] }, registry);
    expect(insertFragments(store, [saved], { parent: 'ROOT', index: 1 }, 'Insert').ok).toBe(true);
    const section = store.node('ROOT')?.nodes[1] ?? '';
    expect(texts(store, store.node(section)?.nodes[0])).toEqual(['Container']);
    store.undo();
    expect(store.node('ROOT')?.nodes).toHaveLength(1);
  });

  it('wraps a block in a section and a column when the page does not accept it directly', () => {
    const { store } = openStore(getPage());
    expect(insertBlock(store, { type: 'Image' }, { parent: 'ROOT', index: 1 })).toEqual({
      ok: true,
    });
    const section = store.node('ROOT')?.nodes[1] ?? '';
    expect(texts(store, store.node(section)?.nodes[0])).toEqual(['Image']);
    expect(store.getName(store.single ?? '')).toBe('Image');
  });

  it('counts the block itself when it moves down in its own parent', () => {
    const { store } = openStore(
      getPage(
        { type: 'Text', props: { text: 'A' } },
        { type: 'Text', props: { text: 'B' } },
        { type: 'Text', props: { text: 'C' } },
      ),
    );
    moveBlocks(store, [FIRST], { parent: COLUMN, index: 2 });
    expect(texts(store)).toEqual(['B', 'A', 'C']);
    expect(moveBy(store, FIRST, 1)).toEqual({ ok: true });
    expect(texts(store)).toEqual(['B', 'C', 'A']);
    expect(moveBy(store, FIRST, 1)).toMatchObject({ ok: false });
  });

  it('EDIT-020 sets 1 to 12 columns of a row and rejects other numbers', () => {
    const { store } = openStore(getPage({ type: 'Row' }));
    for (const count of [1, 12, 3]) {
      expect(setColumns(store, FIRST, count)).toEqual({ ok: true });
      expect(store.node(FIRST)?.nodes).toHaveLength(count);
      expect(store.node(FIRST)?.props.columns).toBe(count);
    }
    for (const count of [0, 13, 2.5, Number.NaN])
      expect(setColumns(store, FIRST, count)).toMatchObject({ ok: false });
    expect(store.node(FIRST)?.nodes).toHaveLength(3);
  });

  it('mirrors the tree in the node store after every change', () => {
    const { store } = openStore(getPage({ type: 'Text' }, { type: 'Container' }));
    moveBlocks(store, [FIRST], { parent: SECOND, index: 0 });
    duplicateBlocks(store, [SECOND]);
    expect(printTree(store.tree)).toBe(store.print());
    expect(store.node(SECTION)?.nodes).toEqual([COLUMN]);
  });
});
