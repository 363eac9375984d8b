// @vitest-environment jsdom

import { encodeContent } from '@org/content';
import type { BuilderNode, BuilderTree } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { setProp } from '../../model/edits/edits.ts';
import {
  EditorContext,
  type EditorValue,
  useEditorState,
} from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { CopyKept } from '../notices/copy-kept.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const getText = (text: string): BuilderTree => getPage({ type: 'Text', props: { text } });

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the dialog while it is open, as in the editor. */
function OpenConflict({ host }: { host: EditorHost }) {
  return useEditorState((state) => state.dialog) === 'conflict' ? (
    <ConflictDialog host={host} />
  ) : null;
}

/** Renders the parts of the editor that show a conflict. */
function renderEditor(value: Pick<EditorValue, 'store' | 'session'>) {
  const opened: unknown[] = [];
  const host = {
    getContext: () => ({}),
    openPage: (slug: string) => opened.push(slug),
    openTemplate: (id: number) => opened.push(id),
  } as unknown as EditorHost;
  render(
    <AtriumProvider testing>
      <EditorContext value={value as EditorValue}>
        <OpenConflict host={host} />
        <CopyKept host={host} />
      </EditorContext>
    </AtriumProvider>,
  );
  return opened;
}

it('shows both versions of a page, saves one’s own as a draft, and opens it from the notice', async () => {
  const server = new MemoryServer(encodeContent(getText('Saved')));
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'page', slug: 'home' });
  const opened = renderEditor({ store, session });
  setProp(store, FIRST, 'text', 'My words');
  server.page = { ...server.page, content: encodeContent(getText('Their words')), version: 5 };
  await act(() => session.save());

  expect(
    screen.getByRole('dialog', { name: 'This page was changed while you edited it' }),
  ).toBeTruthy();
  expect(screen.getByText('Yours: “My words”')).toBeTruthy();
  expect(screen.getByText('Theirs: “Their words”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine as a copy' }));
  await screen.findByText(/saved as the draft “Home \(my version\)”/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.node(FIRST)?.props.text).toBe('Their words');
  expect(session.state.get().isEditorDirty).toBe(false);

  fireEvent.click(screen.getByRole('button', { name: 'Open my version' }));
  expect(opened).toEqual(['copy']);
  expect(screen.queryByText(/my version/)).toBeNull();
});

it('saves one’s own version of a template as a template, and opens it from the notice', async () => {
  const card = (text: string) => {
    const { ROOT: root, ...nodes } = getPage({
      type: 'Wrapper',
      children: [{ type: 'Text', props: { text } }],
    });
    const rootNodeId = root?.nodes[0] ?? '';
    const { parent: _parent, ...top } = nodes[rootNodeId] as BuilderNode;
    return { rootNodeId, nodes: { ...nodes, [rootNodeId]: top } };
  };
  const server = new MemoryServer(null);
  server.template = { ...server.template, type: 'container', content: card('Saved') };
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'template', id: '3' });
  const opened = renderEditor({ store, session });
  const id = Object.keys(store.tree).find((key) => store.node(key)?.type.resolvedName === 'Text');
  setProp(store, id ?? '', 'text', 'My words');
  server.template = { ...server.template, content: card('Their words'), version: 2 };
  await act(() => session.save());

  expect(
    screen.getByRole('dialog', { name: 'This template was changed while you edited it' }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine as a copy' }));
  await screen.findByText(/saved as the template “Footer \(my version\)”/);
  expect(store.print()).toContain('Their words');
  expect(JSON.stringify(server.templateCopies)).toContain('My words');
  fireEvent.click(screen.getByRole('button', { name: 'Open my version' }));
  await waitFor(() => expect(opened).toEqual([12]));
});
