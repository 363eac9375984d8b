// @vitest-environment jsdom
import { encodeContent } from '@org/content';
import { expect, it } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { EditorSession } from '../saving/editor-session.ts';

const HEADER = getPage({ type: 'Text', props: { text: 'Header' } });

function start() {
  const { store } = openStore(getPage());
  const server = new MemoryServer(encodeContent(getPage()));
  server.siteParts = {
    header: { content: encodeContent(HEADER), templateId: 3 },
    footer: { content: 'not content', templateId: 4 },
  };
  return { store, server, session: new EditorSession(store, server) };
}

it('CONTENT-009 shows the site parts around a page without adding them to its content', async () => {
  const { store, session } = start();
  await session.open({ kind: 'page', slug: 'home' });
  const { siteFrame, selectedPage } = session.state.get();
  expect(siteFrame.header).toEqual({ tree: HEADER, templateId: 3 });
  expect(siteFrame.footer).toBeUndefined();
  expect(selectedPage).not.toHaveProperty('siteParts');
  expect(store.print()).not.toContain('Header');
});

it('keeps the site parts after a save, whose response has none', async () => {
  const { session } = start();
  await session.open({ kind: 'page', slug: 'home' });
  expect(await session.save()).toBe(true);
  expect(session.state.get().siteFrame.header?.templateId).toBe(3);
});
