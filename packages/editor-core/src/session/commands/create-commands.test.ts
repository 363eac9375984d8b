// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { FIRST, getPage, SECOND } from '../../../test/editor-registry.ts';
import { emailRegistry, getEmail } from '../../../test/email-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { BlockClipboard } from '../clipboard/clipboard-events.ts';
import { EditorSession } from '../saving/editor-session.ts';
import { createCommands } from './create-commands.ts';

beforeEach(() => localStorage.clear());

function createFor(store: DocumentStore) {
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
    openTemplate: () => undefined,
    nextPart: vi.fn(),
    adjustSpacing: vi.fn(),
    adjustColumns: vi.fn(),
  });
  return { session, commands };
}

it('the preview allows commands that save the page or change the view, and none that edits it', () => {
  const { store } = openStore(getPage({ type: 'Text' }, { type: 'Text' }));
  const { session, commands } = createFor(store);
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

it('saves page containers and standalone email blocks as templates', () => {
  const canSave = (store: DocumentStore, type: string): boolean | undefined => {
    const { commands } = createFor(store);
    const found = Object.entries(store.tree).find(([, node]) => node.type.resolvedName === type);
    store.select([found?.[0] ?? '']);
    return commands.get('saveTemplate')?.enabled();
  };
  const page = openStore(getPage({ type: 'Text' }, { type: 'Container' })).store;
  expect(['Section', 'Container', 'Text'].map((type) => canSave(page, type))).toEqual([
    true,
    true,
    false,
  ]);
  const email = openStore(
    getEmail({ type: 'EmailColumns' }, { type: 'EmailHeading' }),
    emailRegistry,
  );
  const types = ['EmailSection', 'EmailContainer', 'EmailColumns', 'EmailHeading', 'EmailColumn'];
  expect(types.map((type) => canSave(email.store, type))).toEqual([true, true, true, true, false]);
  expect(canSave(email.store, 'EmailWrapper')).toBe(false);
});

it('shows a template of emails in the email viewport only', async () => {
  const { store } = openStore(getEmail(), emailRegistry);
  const { session, commands } = createFor(store);
  session.setViewport('email');
  expect(commands.get('desktop')?.enabled()).toBe(false);
});
