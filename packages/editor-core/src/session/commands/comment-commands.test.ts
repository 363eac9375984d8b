// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import type { CommentFeed } from '../host/page-comments.ts';
import { EditorSession } from '../saving/editor-session.ts';
import type { CommandHost } from './command-host.ts';
import { Commands } from './commands.ts';
import { commentCommands } from './comment-commands.ts';

beforeEach(() => localStorage.clear());

it('opens the comments to write one, and shows or hides them, where there are comments', () => {
  const { store } = openStore(getPage({ type: 'Text' }));
  const session = new EditorSession(store, new MemoryServer(null));
  const { state } = session;
  const commands = new Commands(commentCommands({ session } as CommandHost));
  commands.run('comment');
  expect(state.get().commentsOpen).toBe(false);
  state.set({ commentFeed: {} as CommentFeed, revisionsOpen: true });
  const event = new KeyboardEvent('keydown', { key: 'm', ctrlKey: true, altKey: true });
  expect(commands.handle(event, { inCanvas: true })).toBe(true);
  expect(state.get()).toMatchObject({ commentsOpen: true, revisionsOpen: false, commentFocus: 1 });
  commands.run('comments');
  expect(state.get().commentsOpen).toBe(false);
  commands.run('comments');
  expect(state.get()).toMatchObject({ commentsOpen: true, commentFocus: 0 });
  session.versions.open();
  expect(state.get().commentsOpen).toBe(false);
});
