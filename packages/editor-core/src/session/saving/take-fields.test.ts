// @vitest-environment jsdom
import { encodeContent } from '@org/content';
import { beforeEach, expect, it } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorSession } from './editor-session.ts';
import { takeFields } from './take-fields.ts';

const content = encodeContent(getPage({ type: 'Text', props: { text: 'Bread' } }));
beforeEach(() => localStorage.clear());

async function open() {
  const server = new MemoryServer(content);
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  await session.open({ kind: 'page', slug: 'home' });
  const { state } = session;
  const host = { state, gateway: server, registry: store.registry };
  /** Saves the title beside the content. */
  const retitle = async (title: string): Promise<void> => {
    const basedOn = server.page.version;
    server.page = { ...server.page, title, version: basedOn + 1 };
    await takeFields(host, server.page, basedOn);
  };
  return { server, store, session, state, retitle };
}

it('shows the new fields, and saves unsaved content after them', async () => {
  const { store, session, state, retitle, server } = await open();
  setProp(store, FIRST, 'text', 'Rolls');
  server.siteParts = { pageTitle: { content, templateId: 9 } };
  await retitle('Bakery');
  expect(state.get()).toMatchObject({ selectedPage: { title: 'Bakery' }, isEditorDirty: true });
  expect(state.get().siteFrame.pageTitle?.templateId).toBe(9);
  expect(await session.save()).toBe(true);
  expect(server.page.content).not.toBe(content);
});

it('leaves the conflict with another author to the next save of the content', async () => {
  const { store, session, state, retitle, server } = await open();
  setProp(store, FIRST, 'text', 'Cakes');
  const theirs = store.print();
  store.undo();
  server.page = { ...server.page, content: theirs, version: server.page.version + 1 };
  await retitle('Bakery');
  expect(state.get().selectedPage).toMatchObject({ title: 'Bakery', content });
  setProp(store, FIRST, 'text', 'Rolls');
  expect(await session.save()).toBe(false);
  expect(state.get().saveOutcome).toBe('conflict');
  session.close();
});

it('keeps the parts around the page when they cannot be loaded', async () => {
  const { state, retitle, server } = await open();
  const { siteFrame } = state.get();
  server.down = true;
  await retitle('Bakery');
  expect(state.get()).toMatchObject({ selectedPage: { title: 'Bakery' }, siteFrame });
});
