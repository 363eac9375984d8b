// @vitest-environment jsdom

import { encodeContent } from '@org/content';
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
import { BackupWarning } from './unkept.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the notices of a page with unsaved changes. */
async function editPage() {
  const server = new MemoryServer(encodeContent(getPage({ type: 'Text', props: { text: 'Old' } })));
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'page', slug: 'home' });
  setProp(store, FIRST, 'text', 'Mine');
  render(
    <AtriumProvider>
      <EditorContext value={{ store, session } as unknown as EditorValue}>
        <SaveFailure host={{} as EditorHost} />
        <BackupWarning />
      </EditorContext>
    </AtriumProvider>,
  );
  return { server, session };
}

/** Saves a changed page while the server cannot be reached. */
async function saveOffline() {
  const editor = await editPage();
  editor.server.down = true;
  await act(() => editor.session.save());
  const notice = document.querySelector('.at-bar-notice')?.textContent;
  expect(notice).toContain('Not saved');
  expect(notice).toContain('Your changes are kept on this computer.');
  expect(notice).toMatch(/Trying again in \d+ s/);
  expect(screen.queryByRole('dialog')).toBeNull();
  editor.server.down = false;
  return editor;
}

const isSaved = () => expect(document.querySelector('.at-bar-notice')).toBeNull();

it('ERR-003 shows when a failed save is retried, and retries immediately on request', async () => {
  const { server, session } = await saveOffline();
  fireEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  await waitFor(isSaved);
  expect(session.state.get()).toMatchObject({ saveOutcome: 'saved', isEditorDirty: false });
  expect(server.saves).toBe(2);
});

it('ERR-003 saves as soon as the network is back', async () => {
  const { server } = await saveOffline();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(isSaved);
  expect(server.page.version).toBe(5);
});

it('warns while unsaved changes cannot be backed up on this computer', async () => {
  const { session } = await editPage();
  expect(screen.queryByText(/cannot back up unsaved changes/)).toBeNull();
  act(() => session.state.set({ unbacked: true }));
  expect(screen.getByText(/cannot back up unsaved changes/)).toBeTruthy();
  act(() => session.state.set({ unbacked: false }));
  expect(screen.queryByText(/cannot back up unsaved changes/)).toBeNull();
});
