// @vitest-environment jsdom
import { encodeContent } from '@org/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, getPage, SECOND } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { removeBlocks } from '../../model/edits/several-blocks.ts';
import { EditorSession } from '../saving/editor-session.ts';

const content = encodeContent(
  getPage({ type: 'Text', props: { text: 'Saved' } }, { type: 'Image' }),
);

/** Creates an editor with the given server and database. */
async function visit(server = new MemoryServer(content), database = new MemoryDatabase()) {
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, database);
  await session.open({ kind: 'page', slug: 'home' });
  return { server, database, store, session, state: () => session.state.get() };
}

/** Waits for pending writes. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the journal of unsaved work', () => {
  it('stores each operation immediately, including undo and redo, and recovers them after a crash', async () => {
    const first = await visit();
    setProp(first.store, FIRST, 'text', 'One');
    removeBlocks(first.store, [SECOND]);
    first.store.undo();
    first.store.redo();
    await settle();
    // Local storage is still empty, since no time has passed.
    expect(Object.keys(localStorage)).toEqual([]);

    const second = await visit(first.server, first.database);
    expect(second.store.print()).toBe(first.store.print());
    expect(second.state()).toMatchObject({ isEditorDirty: true, recoveredAt: expect.any(Number) });
    expect(await second.session.save()).toBe(true);
    await settle();
    expect(first.database.works.size).toBe(0);
  });

  it('writes the operation and not the tree', async () => {
    const { store, database } = await visit();
    setProp(store, FIRST, 'text', 'One');
    removeBlocks(store, [SECOND]);
    await settle();
    const [work] = database.works.values();
    expect(work?.steps.map(({ operations }) => operations.map(({ type }) => type))).toEqual([
      ['setProp'],
      ['remove'],
    ]);
    expect(work?.head).toMatchObject({ document: 'page.7', version: 4, steps: 2 });
  });

  it('stores a drag of a slider as one step', async () => {
    const { store, database } = await visit();
    for (let size = 0; size < 200; size++) setProp(store, FIRST, 'size', size);
    await settle();
    const [work] = database.works.values();
    expect(work?.steps).toMatchObject([{ operations: [{ type: 'setProp', value: 199 }] }]);
  });

  it('restarts from the saved state after a save', async () => {
    const first = await visit();
    setProp(first.store, FIRST, 'text', 'One');
    await first.session.save();
    setProp(first.store, SECOND, 'alt', 'Two');
    await settle();
    const second = await visit(first.server, first.database);
    expect(second.store.print()).toBe(first.store.print());
    expect(second.state()).toMatchObject({ isEditorDirty: true, selectedPage: { version: 5 } });
    expect(await second.session.save()).toBe(true);
  });

  it('continues after a recovery, and survives a second crash', async () => {
    const first = await visit();
    setProp(first.store, FIRST, 'text', 'One');
    await settle();
    const second = await visit(first.server, first.database);
    setProp(second.store, SECOND, 'alt', 'Two');
    await settle();
    const third = await visit(first.server, first.database);
    expect(third.store.print()).toBe(second.store.print());
    expect(first.database.works.size).toBe(1);
  });

  it('restarts from the current tree when there are many steps', async () => {
    const { server, store, database } = await visit();
    for (let i = 0; i < 320; i++) setProp(store, i % 2 ? FIRST : SECOND, 'text', `${i}`);
    await vi.advanceTimersByTimeAsync(400);
    setProp(store, FIRST, 'text', 'Last');
    await settle();
    localStorage.clear();
    expect([...database.works.values()].map(({ steps }) => steps.length)).toEqual([1]);
    expect((await visit(server, database)).store.print()).toBe(store.print());
  });

  it('is preferred over an older copy in local storage, and yields to a newer one', async () => {
    const first = await visit();
    setProp(first.store, FIRST, 'text', 'One');
    await vi.advanceTimersByTimeAsync(400);
    const older = localStorage.getItem('atrium.editor.editorContent.page.7') ?? '';
    setProp(first.store, FIRST, 'text', 'Two');
    await settle();
    expect((await visit(first.server, first.database)).store.node(FIRST)?.props.text).toBe('Two');

    const copy = { ...JSON.parse(older), at: Date.now() + 1 };
    localStorage.setItem('atrium.editor.editorContent.page.7', JSON.stringify(copy));
    expect((await visit(first.server, first.database)).store.node(FIRST)?.props.text).toBe('One');
  });

  it('contains text that is being typed, until it is committed, canceled or left', async () => {
    const { server, store, session, database } = await visit();
    const type = (value: string | null): void =>
      session.typing(value === null ? null : { type: 'setProp', id: FIRST, path: ['text'], value });
    type('Ha');
    type('Half a sen');
    await settle();
    const second = await visit(server, database);
    expect(second.store.node(FIRST)?.props.text).toBe('Half a sen');
    second.session.discardRecovered();
    await settle();

    type('Half a sentence');
    type(null);
    await settle();
    expect(database.works.size).toBe(0);

    setProp(store, SECOND, 'alt', 'Kept');
    type('Half a sentence');
    setProp(store, FIRST, 'text', 'A sentence');
    type('A sentence more');
    type(null);
    await settle();
    const third = await visit(server, database);
    expect(third.store.print()).toBe(store.print());
  });

  it('is cleared by undoing to the saved state, by discarding, and by canceling an edit', async () => {
    const { store, session, database } = await visit();
    setProp(store, FIRST, 'text', 'One');
    store.undo();
    await vi.advanceTimersByTimeAsync(400);
    expect(database.works.size).toBe(0);
    setProp(store, FIRST, 'text', 'Two');
    session.abandon();
    await settle();
    expect([database.works.size, Object.keys(localStorage)]).toEqual([0, []]);
  });

  it('deletes the oldest work on other pages to free space', async () => {
    const { server, store, database } = await visit();
    for (const at of [3, 1, 2])
      await database.write({
        head: {
          key: `old.${at}`,
          document: `page.${at}`,
          tab: 'old',
          version: 1,
          at: Date.now() - 9 + at,
          steps: 0,
        },
        base: '{}',
      });
    database.room = 3;
    setProp(store, FIRST, 'text', 'One');
    await settle();
    expect([...database.works.keys()].filter((key) => key.startsWith('old'))).toEqual([
      'old.3',
      'old.2',
    ]);
    expect((await visit(server, database)).store.node(FIRST)?.props.text).toBe('One');
  });

  it('warns the author when neither copy can be stored, and clears the warning', async () => {
    const { store, state, database } = await visit();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    database.room = 0;
    setProp(store, FIRST, 'text', 'One');
    await vi.advanceTimersByTimeAsync(400);
    expect(state().unbacked).toBe(true);
    full.mockRestore();
    setProp(store, FIRST, 'text', 'Two');
    await vi.advanceTimersByTimeAsync(400);
    expect(state().unbacked).toBe(false);
  });
});
