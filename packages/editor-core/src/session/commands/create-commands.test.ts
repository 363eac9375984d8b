// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FIRST, getPage, SECOND } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { BlockClipboard } from '../clipboard/clipboard-events.ts';
import { EditorSession } from '../saving/editor-session.ts';
import { createCommands } from './create-commands.ts';

it('the preview allows commands that save the page or change the view, and none that edits it', () => {
  const { store } = openStore(getPage({ type: 'Text' }, { type: 'Text' }));
  const session = new EditorSession(store, new MemoryServer(null));
  const announce = vi.fn();
  const commands = createCommands({
    store,
    session,
    clipboard: new BlockClipboard({
      store,
      paste: {} as never,
      announce,
      upload: async () => false,
    }),
    announce,
    remove: vi.fn(),
    editText: vi.fn(),
    openText: () => undefined,
    nextPart: vi.fn(),
  });
  store.select([FIRST, SECOND]);
  const before = store.tree;
  session.setEditMode(false);
  for (const { id } of commands.all)
    if (!['preview', 'save', 'palette', 'shortcuts'].includes(id)) commands.run(id);
  expect(store.tree).toBe(before);
  expect(commands.all.filter(({ enabled }) => enabled()).map(({ id }) => id)).toEqual([
    'save',
    'desktop',
    'tablet',
    'mobile',
    'preview',
    'nextPart',
    'palette',
    'shortcuts',
  ]);
  session.setEditMode(true);
  store.select([FIRST]);
  expect(commands.get('duplicate')?.enabled()).toBe(true);
});
