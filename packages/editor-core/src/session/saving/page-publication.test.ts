// @vitest-environment jsdom
import { encodeContent } from '@org/content';
import { beforeEach, expect, it } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorSession } from './editor-session.ts';

const content = encodeContent(getPage({ type: 'Text', props: { text: 'As seen' } }));

beforeEach(() => localStorage.clear());

async function openScheduled({ isPublic }: { isPublic: boolean }) {
  const server = new MemoryServer(content);
  server.liveContent = content;
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  await session.open({ kind: 'page', slug: 'home' });
  if (isPublic) await session.publication.publish();
  await session.publication.schedule('2999-01-01T00:00:00Z');
  server.order.length = 0;
  return { server, store, session };
}

it('shows the live version after a schedule is canceled, and saves unsaved changes first', async () => {
  const { server, store, session } = await openScheduled({ isPublic: true });
  setProp(store, FIRST, 'text', 'Not to be seen');
  expect(await session.publication.cancelSchedule()).toBe(true);
  expect(server.order).toEqual(['content', 'cancel']);
  const { selectedPage, isEditorDirty } = session.state.get();
  expect(selectedPage).toMatchObject({ status: 'published', is_public: true });
  expect(isEditorDirty).toBe(false);
  expect(store.print()).toContain('As seen');
});

it('reverts a page that was never public to a draft when its schedule is canceled', async () => {
  const { session } = await openScheduled({ isPublic: false });
  expect(await session.publication.cancelSchedule()).toBe(true);
  expect(session.state.get().selectedPage).toMatchObject({ status: 'draft', is_public: false });
});

it('rejects when the page changed elsewhere, and keeps the schedule', async () => {
  const { server, session } = await openScheduled({ isPublic: true });
  server.page = { ...server.page, version: server.page.version + 1 };
  await expect(session.publication.cancelSchedule()).rejects.toMatchObject({ code: 'conflict' });
  expect(session.state.get().selectedPage?.publish_date).toBe('2999-01-01T00:00:00Z');
});

async function openPage() {
  const server = new MemoryServer(content);
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  await session.open({ kind: 'page', slug: 'home' });
  return { server, store, session };
}

it('saves changes before it publishes or schedules them', async () => {
  const { server, session, store } = await openPage();
  setProp(store, FIRST, 'text', 'Changed');
  expect(await session.publication.publish()).toBe(true);
  setProp(store, FIRST, 'text', 'Changed again');
  expect(await session.publication.schedule('2999-01-01T00:00:00Z')).toBe(true);
  expect(server.order).toEqual([
    'content',
    'published',
    'content',
    'scheduled 2999-01-01T00:00:00Z',
  ]);
  expect(session.state.get().isEditorDirty).toBe(false);
});

it('saves changes of a public page for later, and discards them on request', async () => {
  const { server, session, store } = await openPage();
  await session.publication.publish();
  setProp(store, FIRST, 'text', 'Never mind');
  await session.save();
  expect(session.state.get().selectedPage).toMatchObject({ has_unpublished_changes: true });
  expect(await session.publication.discardChanges()).toBe(true);
  expect(server.order).toEqual(['published', 'content', 'discarded']);
  expect(store.print()).toContain('As seen');
  expect(session.state.get()).toMatchObject({
    isEditorDirty: false,
    selectedPage: { has_unpublished_changes: false },
  });
});

it('keeps changes when the page cannot be published, and tries again on request', async () => {
  const { server, session, store } = await openPage();
  setProp(store, FIRST, 'text', 'Changed');
  await session.save();
  server.down = true;
  expect(await session.publication.publish()).toBe(false);
  expect(session.state.get()).toMatchObject({
    saveOutcome: 'failed',
    selectedPage: { status: 'draft' },
  });
  server.down = false;
  expect(await session.retry()).toBe(true);
  expect(session.state.get().selectedPage).toMatchObject({ status: 'published' });
  session.close();
});
