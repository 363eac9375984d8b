// @vitest-environment jsdom
import { decodeContent, encodeContent } from '@org/content';
import type { BuilderNode, TreeFragment } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorSession } from './editor-session.ts';

const content = encodeContent(getPage({ type: 'Text', props: { text: 'Saved' } }));
const theirs = encodeContent(getPage({ type: 'Text', props: { text: 'Theirs' } }));

/** A saved container with one text. */
function card(text: string): TreeFragment {
  const { ROOT: root, ...nodes } = getPage({
    type: 'Wrapper',
    children: [{ type: 'Text', props: { text } }],
  });
  const rootNodeId = root?.nodes[0] ?? '';
  const { parent: _parent, ...top } = nodes[rootNodeId] as BuilderNode;
  return { rootNodeId, nodes: { ...nodes, [rootNodeId]: top } };
}

async function edit(text: string) {
  const server = new MemoryServer(content);
  const { store } = openStore(getPage());
  const database = new MemoryDatabase();
  const session = new EditorSession(store, server, database);
  await session.open({ kind: 'page', slug: 'home' });
  setProp(store, FIRST, 'text', text);
  return { server, store, session, database, state: () => session.state.get() };
}

const later = setTimeout;

/** Advances the timers, and waits for packing of content, which does not use them. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 400) {
    await vi.advanceTimersByTimeAsync(400);
    await new Promise((resolve) => later(resolve, 3));
  }
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a save without a connection', () => {
  it('ERR-003 is retried automatically until it succeeds, one at a time', async () => {
    const { server, session, state } = await edit('Kept');
    server.down = true;
    await session.save();
    expect(state()).toMatchObject({ saveOutcome: 'failed', retryAt: expect.any(Number) });
    await pass(8000);
    const { saves } = server;
    expect(saves).toBeGreaterThan(1);
    expect(saves).toBeLessThan(5);
    server.down = false;
    await pass(30_000);
    expect(state()).toMatchObject({ saveOutcome: 'saved', retryAt: null, isEditorDirty: false });
    await pass(60_000);
    expect([server.saves, server.page.version]).toEqual([saves + 1, 5]);
  });

  it('is not retried once the editor is closed', async () => {
    const { server, session } = await edit('Kept');
    server.down = true;
    await session.save();
    session.close();
    await pass(60_000);
    expect(server.saves).toBe(1);
  });

  it('is no conflict when only the response was lost', async () => {
    const { server, session, store, state } = await edit('Sent');
    server.deaf = true;
    await session.save();
    setProp(store, FIRST, 'text', 'Sent, and more');
    server.deaf = false;
    await session.save();
    expect(state()).toMatchObject({ saveOutcome: 'saved', dialog: 'none', isEditorDirty: false });
    expect(server.page).toMatchObject({ version: 6, content: state().editorContent });
  });

  it('stops at a conflict, which waits for the author', async () => {
    const { server, session, state } = await edit('Mine');
    server.down = true;
    await session.save();
    server.down = false;
    server.page = { ...server.page, content: theirs, version: 5 };
    await pass(2000);
    expect(state()).toMatchObject({ saveOutcome: 'conflict', dialog: 'conflict', retryAt: null });
    await pass(60_000);
    expect([server.saves, server.page.content]).toEqual([2, theirs]);
  });
});

describe('a separate copy after a conflict', () => {
  async function conflict() {
    const editor = await edit('Mine');
    editor.server.page = { ...editor.server.page, content: theirs, version: 5 };
    await editor.session.save();
    return editor;
  }

  it('is a draft beside the page; the other version is open then, and nothing is unsaved', async () => {
    const { server, session, store, state, database } = await conflict();
    const mine = store.print();
    expect(await session.conflict.keepCopy()).toBeUndefined();
    expect(server.copies).toMatchObject([{ title: 'Home (my version)', excerpt: 'Home' }]);
    expect(decodeContent(server.copies[0]?.content ?? '')).toEqual({
      ok: true,
      value: JSON.parse(mine),
    });
    expect(store.node(FIRST)?.props.text).toBe('Theirs');
    expect(state()).toMatchObject({
      dialog: 'none',
      saveOutcome: 'none',
      isEditorDirty: false,
      selectedPage: { version: 5 },
      savedCopy: { kind: 'page', title: 'Home (my version)', slug: 'copy' },
    });
    await pass(400);
    expect([database.works.size, server.page.content]).toEqual([0, theirs]);
  });

  it.each([
    ['a section, as text', 'section' as const, theirs, encodeContent(getPage({ type: 'Text' }))],
    ['a container, as a fragment', 'container' as const, card('Theirs'), card('Saved')],
  ])('is a template beside the template: %s', async (_what, type, newer, saved) => {
    const { server, session, store, state } = await edit('Unused');
    server.template = { ...server.template, type, content: saved };
    await session.open({ kind: 'template', id: '3' });
    const id = Object.keys(store.tree).find((key) => store.node(key)?.type.resolvedName === 'Text');
    setProp(store, id ?? '', 'text', 'Mine');
    server.template = { ...server.template, content: newer, version: 2 };
    await session.save();
    expect(state()).toMatchObject({ dialog: 'conflict' });
    expect(await session.conflict.keepCopy()).toBeUndefined();
    const [copy] = server.templateCopies;
    expect(copy).toMatchObject({ name: 'Footer (my version)', type });
    const kept = typeof copy?.content === 'string' ? decodeContent(copy.content) : copy?.content;
    expect(JSON.stringify(kept)).toContain('Mine');
    expect(typeof copy?.content).toBe(typeof newer);
    expect(store.print()).toContain('Theirs');
    expect(state()).toMatchObject({
      dialog: 'none',
      isEditorDirty: false,
      selectedTemplate: { version: 2 },
      savedCopy: { kind: 'template', title: 'Footer (my version)', id: 12 },
    });
  });

  it('keeps the conflict open when it cannot be saved', async () => {
    const { server, session, store, state } = await conflict();
    server.down = true;
    expect(await session.conflict.keepCopy()).toMatchObject({ code: 'unreachable' });
    expect(state()).toMatchObject({ dialog: 'conflict', isEditorDirty: true, savedCopy: null });
    expect(store.node(FIRST)?.props.text).toBe('Mine');
  });
});
