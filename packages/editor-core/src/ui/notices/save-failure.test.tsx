// @vitest-environment jsdom

import { AtriumProvider } from '@org/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { SaveFailure } from './save-failure.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Saves a page that was changed here and deleted elsewhere. */
async function saveDeleted() {
  const server = new MemoryServer(null);
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'page', slug: 'home' });
  store.load(getPage({ type: 'Text', props: { text: 'Saved' } }));
  setProp(store, FIRST, 'text', 'Mine');
  server.gone = true;
  const opened: string[] = [];
  render(
    <AtriumProvider>
      <EditorContext value={{ store, session } as unknown as EditorValue}>
        <SaveFailure
          host={{ openPage: (slug: string) => opened.push(slug) } as unknown as EditorHost}
        />
      </EditorContext>
    </AtriumProvider>,
  );
  await act(() => session.save());
  return { server, session, opened };
}

it('reports that the page was deleted elsewhere, and saves it as a new one', async () => {
  const { server, session, opened } = await saveDeleted();
  expect(screen.getByRole('status').textContent).toContain(
    'This page was deleted since you opened it. Your changes are kept on this computer.',
  );
  expect(screen.queryByRole('button', { name: /retry/i })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save as new page' }));
  await waitFor(() => expect(opened).toEqual(['copy']));
  expect(server.copies).toMatchObject([{ title: 'Home' }]);
  expect(session.state.get()).toMatchObject({
    isEditorDirty: false,
    saveOutcome: 'none',
    savedCopy: null,
  });
});

it('recovers unsaved work of a deleted page as a new page', async () => {
  const { server, session, opened } = await saveDeleted();
  server.down = true;
  fireEvent.click(screen.getByRole('button', { name: 'Save as new page' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  expect([opened, session.state.get().isEditorDirty]).toEqual([[], true]);
  expect(screen.getByRole('button', { name: 'Save as new page' })).toBeTruthy();
});

it('says what to do when the permission was lost while the editor was open, and saves once it is back', async () => {
  const server = new MemoryServer(null);
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'page', slug: 'home' });
  store.load(getPage({ type: 'Text', props: { text: 'Saved' } }));
  setProp(store, FIRST, 'text', 'Mine');
  const save = server.savePage.bind(server);
  server.savePage = () =>
    Promise.reject({
      code: 'forbidden',
      status: 403,
      message: 'You don’t have permission to do this',
      hint: 'Ask an administrator for access.',
    });
  render(
    <AtriumProvider>
      <EditorContext value={{ store, session } as unknown as EditorValue}>
        <SaveFailure host={{} as unknown as EditorHost} />
      </EditorContext>
    </AtriumProvider>,
  );
  await act(() => session.save());
  expect(screen.getByRole('status').textContent).toContain(
    'You don’t have permission to do this. Ask an administrator for access. Your changes are kept on this computer.',
  );
  expect(store.node(FIRST)?.props.text).toBe('Mine');
  server.savePage = save;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(session.state.get().saveOutcome).toBe('saved'));
});
