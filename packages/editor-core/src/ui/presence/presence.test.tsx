// @vitest-environment jsdom

import { encodeContent } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { PageVisitor } from '../../session/host/presence.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { Presence } from './presence.tsx';
import { Visitors } from './visitors.tsx';

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Renders the presence of an open page; `told` has what others hear of the visit. */
async function openPage() {
  const server = new MemoryServer(encodeContent(getPage({ type: 'Text', props: { text: 'Old' } })));
  const { store } = openStore(getPage({ type: 'Text', props: { text: 'Old' } }));
  const session = new EditorSession(store, server, new MemoryDatabase());
  await session.open({ kind: 'page', slug: 'home' });
  const told: (string | null)[] = [];
  let show: (visitors: readonly PageVisitor[]) => void = () => undefined;
  const host: Pick<EditorHost, 'visitPage'> = {
    visitPage: (_page, onVisitors) => {
      show = onVisitors;
      return { select: (node) => told.push(node), leave: () => told.push('left') };
    },
  };
  const canvas = document.createElement('div');
  canvas.innerHTML = `<p data-node="${FIRST}">Old</p>`;
  document.body.append(canvas);
  const { unmount } = render(
    <AtriumProvider>
      <EditorContext value={{ store, session } as unknown as EditorValue}>
        <Presence host={host as EditorHost} doc={document} />
        <Visitors />
      </EditorContext>
    </AtriumProvider>,
  );
  return { store, session, told, unmount, show: (all: PageVisitor[]) => act(() => show(all)) };
}
const marks = (): (string | null)[] =>
  [...document.querySelectorAll('.at-visitor-mark')].map((mark) => mark.textContent);

it('tells others which block is selected, and that the page was closed', async () => {
  const { store, told, unmount } = await openPage();
  act(() => store.select([FIRST]));
  act(() => store.select([]));
  unmount();
  expect(told).toEqual([null, FIRST, null, 'left']);
});

it('shows others in the bar, and outlines their blocks; a press selects the same block', async () => {
  const { store, show } = await openPage();
  show([
    { id: 1, displayName: 'Ada Moreau', node: FIRST },
    { id: 2, displayName: 'Bo', node: null },
    { id: 3, displayName: 'Cy', node: 'gone000001' as NodeId },
  ]);
  expect(marks()).toEqual(['Ada Moreau']);
  expect(screen.getByRole('img', { name: 'Bo has this page open' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Cy has this page open' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Select the block of Ada Moreau: / }));
  expect(store.single).toBe(FIRST);
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(marks()).toEqual([]);
});

it('counts people beyond three, and outlines nothing in the preview', async () => {
  const { session, show } = await openPage();
  show(
    ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((displayName, at) => ({
      id: at + 1,
      displayName,
      node: FIRST,
    })),
  );
  expect(screen.getByRole('img', { name: 'Di, Ed' }).textContent).toBe('+2');
  expect(marks()).toHaveLength(5);
  act(() => session.setEditMode(false));
  expect(marks()).toEqual([]);
});
