// @vitest-environment jsdom
import { encodeContent, loadContent, type Operation } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLUMN, FIRST, getPage, registry } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorSession } from './editor-session.ts';

const START = getPage({ type: 'Text', props: { text: 'Saved' } });
/** The real timer: content is packed by other threads, which take real time. */
const wait = setTimeout;
const VISITOR = { id: 2, displayName: 'Ana', node: null };

async function open() {
  const server = new MemoryServer(encodeContent(START));
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  await session.open({ kind: 'page', slug: 'home' });
  vi.clearAllTimers();
  /** Saves a change of another person. */
  const saveOther = (change: (tree: BuilderTree) => BuilderTree): void => {
    const { content, version } = server.page;
    const loaded = loadContent(content, registry);
    if (!loaded.ok) throw new Error(loaded.message);
    server.page = {
      ...server.page,
      content: encodeContent(change(loaded.tree)),
      version: version + 1,
    };
  };
  const setOther =
    (props: object) =>
    (tree: BuilderTree): BuilderTree => ({
      ...tree,
      [FIRST]: { ...tree[FIRST], props: { ...tree[FIRST]?.props, ...props } } as never,
    });
  const stored = (): BuilderTree => {
    const loaded = loadContent(server.page.content, registry);
    return loaded.ok ? loaded.tree : {};
  };
  /** Lets time pass until something is so. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 2000 && !isSo(); turn++) {
      await vi.advanceTimersByTimeAsync(50);
      await new Promise((done) => wait(done, 5));
    }
    expect(isSo()).toBe(true);
  };
  const untilStored = (text: string): Promise<void> =>
    until(() => stored()[FIRST]?.props.text === text);
  const follow = (): Promise<boolean> =>
    session.others.follow({ id: 7, version: server.page.version, by: 'Ana' });
  return {
    server,
    store,
    session,
    saveOther,
    setOther,
    stored,
    until,
    untilStored,
    follow,
    state: session.state,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a save that meets a newer version', () => {
  it('saves both changes when they are of different settings', async () => {
    const { store, session, saveOther, setOther, stored, state, server } = await open();
    saveOther(setOther({ size: 3 }));
    setProp(store, FIRST, 'text', 'Mine');
    expect(await session.save()).toBe(true);
    expect(stored()[FIRST]?.props).toEqual({ size: 3, text: 'Mine' });
    expect(store.node(FIRST)?.props).toEqual({ size: 3, text: 'Mine' });
    expect(server.page.version).toBe(6);
    expect(state.get()).toMatchObject({
      dialog: 'none',
      saveOutcome: 'saved',
      isEditorDirty: false,
      selectedPage: { version: 6 },
    });
  });

  it('asks when both set the same, and keeps what only the others changed with the user’s own', async () => {
    const { store, session, saveOther, setOther, stored, state } = await open();
    saveOther(setOther({ text: 'Theirs', size: 3 }));
    setProp(store, FIRST, 'text', 'Mine');
    expect(await session.save()).toBe(false);
    expect(state.get()).toMatchObject({ dialog: 'conflict', saveOutcome: 'conflict' });
    expect(session.others.findConflicts(state.get().saveFailure)).toEqual([
      { id: FIRST, path: ['props', 'text'] },
    ]);
    expect(store.node(FIRST)?.props).toEqual({ text: 'Mine' });
    expect(await session.conflict.keepMine()).toBe(true);
    expect(stored()[FIRST]?.props).toEqual({ size: 3, text: 'Mine' });
  });

  it('merges again while others keep saving', async () => {
    const { store, session, saveOther, setOther, stored, server } = await open();
    const { savePage } = server;
    let saves = 0;
    server.savePage = (page) => {
      saves += 1;
      if (saves <= 3) saveOther(setOther({ [`theirs${saves}`]: true }));
      return savePage.call(server, page);
    };
    setProp(store, FIRST, 'text', 'Mine');
    expect(await session.save()).toBe(true);
    expect(stored()[FIRST]?.props).toEqual({
      text: 'Mine',
      theirs1: true,
      theirs2: true,
      theirs3: true,
    });
  });
});

describe('an open page that another person saves', () => {
  it('shows the change, keeps unsaved ones, the selection and undo', async () => {
    const { store, saveOther, setOther, follow, state } = await open();
    setProp(store, FIRST, 'text', 'Mine');
    store.select([FIRST]);
    saveOther(setOther({ size: 3 }));
    expect(await follow()).toBe(true);
    expect(store.node(FIRST)?.props).toEqual({ size: 3, text: 'Mine' });
    expect(store.selected()).toEqual([FIRST]);
    expect(state.get()).toMatchObject({ isEditorDirty: true, selectedPage: { version: 5 } });
    store.undo();
    expect(store.node(FIRST)?.props).toEqual({ size: 3, text: 'Saved' });
    store.redo();
    expect(store.node(FIRST)?.props).toEqual({ size: 3, text: 'Mine' });
  });

  it('is clean when it was clean, and undo leaves what the others changed since', async () => {
    const { store, session, saveOther, setOther, follow, state } = await open();
    setProp(store, FIRST, 'text', 'Mine');
    await session.save();
    saveOther(setOther({ text: 'Theirs' }));
    await follow();
    expect(state.get().isEditorDirty).toBe(false);
    expect(store.node(FIRST)?.props.text).toBe('Theirs');
    store.undo();
    expect(store.node(FIRST)?.props.text).toBe('Theirs');
  });

  it('waits for the next save when both changed the same', async () => {
    const { store, session, saveOther, setOther, follow, state } = await open();
    setProp(store, FIRST, 'text', 'Mine');
    saveOther(setOther({ text: 'Theirs' }));
    expect(await follow()).toBe(false);
    expect(store.node(FIRST)?.props.text).toBe('Mine');
    expect(state.get()).toMatchObject({ dialog: 'none', selectedPage: { version: 4 } });
    expect(await session.save()).toBe(false);
    expect(state.get().dialog).toBe('conflict');
  });

  it('does not lose text that is being typed', async () => {
    const { store, session, saveOther, setOther, follow } = await open();
    const typed: Operation = { type: 'setProp', id: FIRST, path: ['text'], value: 'Typing' };
    session.typing(typed);
    saveOther(setOther({ text: 'Theirs' }));
    expect(await follow()).toBe(false);
    saveOther((tree) => {
      const { [FIRST]: _, ...rest } = tree;
      return { ...rest, [COLUMN]: { ...rest[COLUMN], nodes: [] } as never };
    });
    expect(await follow()).toBe(false);
    expect(store.node(FIRST)?.props.text).toBe('Saved');
    session.typing(null);
    expect(await follow()).toBe(true);
    expect(store.node(FIRST)).toBeUndefined();
  });

  it('waits for a save that is under way', async () => {
    const { store, session, setOther, saveOther, stored, state } = await open();
    setProp(store, FIRST, 'text', 'Mine');
    const saving = session.save();
    const following = session.others.follow({ id: 7, version: 6, by: 'Ana' });
    await saving;
    saveOther(setOther({ size: 3 }));
    await vi.advanceTimersByTimeAsync(500);
    expect(await following).toBe(true);
    expect(store.node(FIRST)?.props).toEqual(stored()[FIRST]?.props);
    expect(state.get().selectedPage?.version).toBe(6);
  });

  it('ignores other pages, older versions and failed requests', async () => {
    const { session, server, saveOther, setOther, follow } = await open();
    expect(await session.others.follow({ id: 8, version: 9, by: '' })).toBe(false);
    expect(await session.others.follow({ id: 7, version: 4, by: '' })).toBe(false);
    saveOther(setOther({ size: 3 }));
    server.down = true;
    expect(await follow()).toBe(false);
    server.down = false;
    const version = Number.POSITIVE_INFINITY;
    expect(await session.others.follow({ id: null, version, by: '' })).toBe(true);
  });
});

describe('while others have the page open', () => {
  it('changes are saved after a pause', async () => {
    const { store, session, untilStored, state } = await open();
    setProp(store, FIRST, 'text', 'Alone');
    await vi.advanceTimersByTimeAsync(5000);
    expect(state.get().isEditorDirty).toBe(true);
    state.set({ visitors: [VISITOR] });
    await untilStored('Alone');
    setProp(store, FIRST, 'text', 'Together');
    await untilStored('Together');
    session.close();
  });

  it('are saved during a long series of changes too, but not after a failure', async () => {
    const { store, session, until, untilStored, state, server } = await open();
    state.set({ visitors: [VISITOR] });
    for (let at = 0; at < 12; at++) {
      setProp(store, FIRST, 'text', `Text ${at}`);
      await vi.advanceTimersByTimeAsync(500);
    }
    await untilStored('Text 11');
    expect(server.saves).toBeGreaterThan(1);
    server.gone = true;
    setProp(store, FIRST, 'text', 'Gone');
    await until(() => state.get().saveFailure !== null);
    const { saves } = server;
    setProp(store, FIRST, 'text', 'Still gone');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.saves).toBe(saves);
    session.close();
  });
});
