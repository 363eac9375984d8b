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
  if (isPublic) await session.setPublished(true);
  await session.setPublished(true, '2999-01-01T00:00:00Z');
  server.order.length = 0;
  return { server, store, session };
}

it('shows the live version after a schedule is canceled, and saves unsaved changes first', async () => {
  const { server, store, session } = await openScheduled({ isPublic: true });
  setProp(store, FIRST, 'text', 'Not to be seen');
  expect(await session.versions.cancelSchedule()).toBe(true);
  expect(server.order).toEqual(['content', 'cancel']);
  const { selectedPage, isEditorDirty } = session.state.get();
  expect(selectedPage).toMatchObject({ status: 'published', is_public: true });
  expect(isEditorDirty).toBe(false);
  expect(store.print()).toContain('As seen');
});

it('reverts a page that was never public to a draft when its schedule is canceled', async () => {
  const { session } = await openScheduled({ isPublic: false });
  expect(await session.versions.cancelSchedule()).toBe(true);
  expect(session.state.get().selectedPage).toMatchObject({ status: 'draft', is_public: false });
});

it('rejects when the page changed elsewhere, and keeps the schedule', async () => {
  const { server, session } = await openScheduled({ isPublic: true });
  server.page = { ...server.page, version: server.page.version + 1 };
  await expect(session.versions.cancelSchedule()).rejects.toMatchObject({ code: 'conflict' });
  expect(session.state.get().selectedPage?.publish_date).toBe('2999-01-01T00:00:00Z');
});
