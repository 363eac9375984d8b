// @vitest-environment jsdom

import { encodeContent } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { MemoryDatabase } from '../../../test/memory-database.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type {
  CommentHost,
  CommentList,
  NewComment,
  PageComment,
} from '../../session/host/page-comments.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { showComments } from '../../session/state/show-comments.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { PageComments } from './page-comments.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
  Element.prototype.scrollIntoView = () => undefined;
  // The field measures its text again when fonts were loaded.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const comment = (id: number, more: Partial<PageComment> = {}): PageComment => ({
  id,
  parentId: null,
  node: null,
  body: `<p>Comment ${id}</p>`,
  author: { id: 1, displayName: 'Ada Moreau' },
  mentions: [],
  createdAt: '2026-01-01T00:00:00Z',
  isEdited: false,
  resolvedBy: null,
  ...more,
});

/** Renders the comments of an open page as the user with the id 1; `sent` has what the app was asked to store. */
async function openComments(options: Partial<CommentHost> = {}) {
  const page = () => getPage({ type: 'Text', props: { text: 'Old' } });
  const { store } = openStore(page());
  const session = new EditorSession(
    store,
    new MemoryServer(encodeContent(page())),
    new MemoryDatabase(),
  );
  await session.open({ kind: 'page', slug: 'home' });
  const sent: unknown[] = [];
  const told: string[] = [];
  let show: (list: CommentList) => void = () => undefined;
  let failure = '';
  const answer = async (call: unknown): Promise<string> => {
    sent.push(call);
    return failure;
  };
  const comments: CommentHost = {
    userId: 1,
    canDeleteAll: false,
    findPeople: async () => [{ value: '7', label: 'Bo Lind' }],
    follow: (_page, onList) => {
      show = onList;
      return {
        reload: () => sent.push('reload'),
        create: (created: NewComment) => answer(created),
        update: (id, text) => answer({ id, ...text }),
        remove: (id) => answer({ removed: id }),
        setResolved: (id, isResolved) => answer({ id, isResolved }),
        stop: () => sent.push('stopped'),
      };
    },
    ...options,
  };
  const canvas = document.createElement('div');
  canvas.innerHTML = `<p data-node="${FIRST}">Old</p>`;
  document.body.append(canvas);
  const value = {
    store,
    session,
    blocks: { icons: {} },
    canvas: () => document,
    announce: (text: string) => told.push(text),
  };
  const { unmount } = render(
    <AtriumProvider>
      <EditorContext value={value as unknown as EditorValue}>
        <PageComments host={{ comments } as unknown as EditorHost} doc={document} />
        <CommentsPanel host={comments} />
      </EditorContext>
    </AtriumProvider>,
  );
  return {
    store,
    session,
    sent,
    told,
    unmount,
    fail: (message: string) => {
      failure = message;
    },
    show: (...all: PageComment[]) =>
      act(() => show({ status: 'ready', comments: all, message: '' })),
    tell: (list: CommentList) => act(() => show(list)),
  };
}
const getMarks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.at-comment-mark'),
];
const write = (name: string, text: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('marks blocks with open comments; a press selects the block and opens its thread', async () => {
  const { store, session, show } = await openComments();
  show(
    comment(1, { node: FIRST }),
    comment(2, { node: FIRST }),
    comment(3, { node: FIRST, resolvedBy: 'Bo' }),
    comment(4, { node: 'gone000001' as NodeId }),
    comment(5, { parentId: 1 }),
  );
  expect(getMarks().map((mark) => mark.textContent)).toEqual(['2']);
  const [mark] = getMarks();
  expect(mark?.getAttribute('aria-label')).toMatch(/^Open comments on .+: 2$/);
  act(() => mark?.click());
  expect(store.single).toBe(FIRST);
  expect(session.state.get()).toMatchObject({ commentsOpen: true, openThread: 1 });
  expect(screen.getByRole('list', { name: '1 reply' }).textContent).toContain('Comment 5');
  act(() => session.setEditMode(false));
  expect(getMarks()).toEqual([]);
});

it('comments on the selected block with a mention, and on the page without a selection', async () => {
  const { store, sent, told } = await openComments();
  const findField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment on/ });
  expect(findField().getAttribute('aria-label')).toBe('Comment on the page');
  act(() => store.select([FIRST]));
  fireEvent.change(findField(), { target: { value: 'Look @b', selectionStart: 7 } });
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'Bo Lind' }));
  expect(findField().value).toBe('Look @Bo Lind ');
  await press('Comment');
  expect(sent).toEqual([
    { node: FIRST, parentId: null, body: '<p>Look <strong>@Bo Lind</strong></p>', mentions: [7] },
  ]);
  expect(findField().value).toBe('');
  expect(told).toEqual(['Comment added']);
});

it('keeps a text that could not be sent, for its block, while another block is selected', async () => {
  const { store, fail, sent } = await openComments();
  fail('The server is busy');
  write('Comment on the page', 'Not lost');
  await press('Comment');
  expect(screen.getByText('The server is busy')).toBeDefined();
  act(() => store.select([FIRST]));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment on/ }).value).toBe('');
  act(() => store.select([]));
  fail('');
  await press('Comment');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ node: null, body: '<p>Not lost</p>' });
});

it('sends nothing without a text, and says so', async () => {
  const { sent } = await openComments();
  write('Comment on the page', '  ');
  await press('Comment');
  expect(sent).toEqual([]);
  expect(screen.getByText('Please enter a comment')).toBeDefined();
});

it('replies to a thread, resolves and reopens it', async () => {
  const { session, show, sent, told } = await openComments();
  show(comment(1), comment(2, { resolvedBy: 'Bo Lind' }));
  act(() => showComments(session.state, { thread: 1 }));
  write('Write a reply', 'Done');
  const [thread] = screen.getAllByRole('listitem');
  await act(async () => void fireEvent.click(within(thread as HTMLElement).getByText('Reply')));
  await press('Resolve');
  fireEvent.click(screen.getByRole('radio', { name: 'Resolved (1)' }));
  expect(screen.getByText('Resolved by Bo Lind')).toBeDefined();
  await press('Reopen');
  expect(sent).toEqual([
    { node: null, parentId: 1, body: '<p>Done</p>', mentions: [] },
    { id: 1, isResolved: true },
    { id: 2, isResolved: false },
  ]);
  expect(told).toEqual(['Reply added', 'Comment resolved', 'Comment reopened']);
});

it('offers to change the own comments only, and to delete others with the right to', async () => {
  const { show, sent } = await openComments({ canDeleteAll: true });
  show(comment(1, { body: '<p>Mine</p>' }), comment(2, { author: { id: 7, displayName: 'Bo' } }));
  expect(screen.getAllByRole('button', { name: 'Delete comment' })).toHaveLength(2);
  await press('Edit comment');
  write('Edit comment', 'Better');
  await press('Save');
  expect(sent).toEqual([{ id: 1, body: '<p>Better</p>', mentions: [] }]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('shows only threads of the user on request, and keeps those of removed blocks', async () => {
  const { show } = await openComments();
  show(
    comment(1, { node: 'gone000001' as NodeId, author: { id: 7, displayName: 'Bo' } }),
    comment(2, { author: { id: 7, displayName: 'Bo' }, mentions: [{ value: '1', label: 'Ada' }] }),
  );
  expect(screen.getByText('Block was removed')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mine only' }));
  expect(screen.getByRole('radio', { name: 'Open (1)' })).toBeDefined();
  expect(screen.queryByText('Comment 1')).toBeNull();
});

it('says that comments are loaded, missing, or could not be loaded, and tries again', async () => {
  const { show, tell, sent } = await openComments();
  expect(screen.queryByText('No open comments')).toBeNull();
  show();
  expect(screen.getByText('No open comments')).toBeDefined();
  tell({ status: 'failed', comments: [], message: 'The server cannot be reached' });
  expect(screen.getByText('The server cannot be reached')).toBeDefined();
  await press(/again/i);
  expect(sent).toEqual(['reload']);
});

it('opens the comment of a notification once, and stops when the page is closed', async () => {
  const { store, session, show, sent, unmount } = await openComments({ askedComment: 2 });
  show(comment(1), comment(2, { node: FIRST }));
  expect(session.state.get()).toMatchObject({ commentsOpen: true, openThread: 2 });
  expect(store.single).toBe(FIRST);
  act(() => session.state.set({ commentsOpen: false }));
  show(comment(1), comment(2, { node: FIRST }));
  expect(session.state.get().commentsOpen).toBe(false);
  unmount();
  expect(sent).toEqual(['stopped']);
  expect(session.state.get().commentFeed).toBeNull();
});
