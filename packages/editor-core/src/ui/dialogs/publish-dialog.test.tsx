// @vitest-environment jsdom

import { encodeContent } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage, registry } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { Dialogs } from './dialogs.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Drawn {
  readonly props: JsonObject;
  readonly root: object;
  readonly children?: ReactElement[];
}

/** Blocks that render their children, and texts as links. */
const blocks = {
  registry,
  views: Object.fromEntries(
    registry.all().map(({ type }) => [
      type,
      ({ props, root, children }: Drawn) =>
        type === 'Text' ? (
          <a {...root} href={`/${String(props.text).toLowerCase()}`}>
            {String(props.text)}
          </a>
        ) : (
          <div {...root}>{children ?? null}</div>
        ),
    ]),
  ),
  prepare: (_id: string, node: { readonly props: JsonObject }) => ({
    props: node.props,
    root: {},
    newRules: [],
  }),
} as unknown as EditorBlocks;

async function open({ isPublished }: { isPublished: boolean }) {
  const server = new MemoryServer(
    encodeContent(getPage({ type: 'Text', props: { text: 'Bread' } })),
  );
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  await session.open({ kind: 'page', slug: 'home' });
  if (isPublished) await session.publication.publish();
  const announced: string[] = [];
  const value = {
    store,
    session,
    blocks,
    announce: (text: string) => announced.push(text),
    canvas: () => undefined,
  };
  const host = {
    getContext: () => ({}),
    siteUrl: () => 'https://demo.test/',
    findMissingPaths: async (paths: readonly string[]) => paths.filter((path) => path === '/bread'),
  } as unknown as EditorHost;
  const show = (): void => {
    session.state.set({ dialog: 'publish' });
    render(
      <AtriumProvider testing>
        <EditorContext value={value as unknown as EditorValue}>
          <Dialogs gateway={server} host={host} />
        </EditorContext>
      </AtriumProvider>,
    );
  };
  return { server, store, session, announced, show };
}

it('says where a page will be, what to check, and publishes it', async () => {
  const { session, server, announced, show } = await open({ isPublished: false });
  show();
  expect(screen.getByRole('dialog', { name: 'Publish page' }).textContent).toContain(
    'https://demo.test/',
  );
  expect(await screen.findByText('The page has no main heading (h1)')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(session.state.get().dialog).toBe('none'));
  expect(server.page.status).toBe('published');
  expect(announced).toEqual(['Page published']);
});

it('shows what changes for visitors', async () => {
  const { server, store, show } = await open({ isPublished: true });
  setProp(store, FIRST, 'text', 'Rolls');
  server.liveTitle = 'Old home';
  show();
  expect(screen.getByRole('dialog', { name: 'Publish changes' })).toBeTruthy();
  expect(await screen.findByText('New: “Rolls”')).toBeTruthy();
  expect(screen.getByText('Live now: “Bread”')).toBeTruthy();
  expect(screen.getByText('Live now: “Old home”')).toBeTruthy();
});

it('can publish when the live page cannot be loaded', async () => {
  const { server, session, store, show } = await open({ isPublished: true });
  setProp(store, FIRST, 'text', 'Rolls');
  server.down = true;
  show();
  expect(await screen.findByText(/The live page could not be loaded/)).toBeTruthy();
  server.down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(server.liveContent).toBe(server.page.content));
  session.close();
});

it('leads to the block of a broken link', async () => {
  const { store, session, show } = await open({ isPublished: false });
  show();
  fireEvent.click(
    await screen.findByRole('button', { name: 'There is no published page at /bread' }),
  );
  expect(session.state.get().dialog).toBe('none');
  expect(store.selected()).toEqual([FIRST]);
});
