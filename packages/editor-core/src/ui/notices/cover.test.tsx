// @vitest-environment jsdom

import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { Cover } from './cover.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('ERR-002 shows on the canvas that a template could not be loaded, logs it and offers to retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = new MemoryServer(null);
  const { content } = server.template;
  server.template = { ...server.template, content: 'not base64' };
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'template', id: '3' });
  render(
    <AtriumProvider>
      <EditorContext value={{ store, session } as unknown as EditorValue}>
        <Cover host={{ exit: () => undefined } as unknown as EditorHost} />
      </EditorContext>
    </AtriumProvider>,
  );
  expect(await screen.findByText('This template could not be opened')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  server.template = { ...server.template, content };
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  await waitFor(() => expect(session.state.get().loadFailure ?? null).toBeNull());
});
