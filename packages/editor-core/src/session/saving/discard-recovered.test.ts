// @vitest-environment jsdom
import { encodeContent } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorSession } from './editor-session.ts';

const content = encodeContent(getPage({ type: 'Text', props: { text: 'Saved' } }));

function start(server = new MemoryServer(content)) {
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  return { server, store, session, state: () => session.state.get() };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it.each([
  { kind: 'page', slug: 'home' },
  { kind: 'template', id: '3' },
  { kind: 'campaign', id: '5' },
] as const)(
  'discards recovered changes of a $kind, and shows its saved version',
  async (target) => {
    const first = start();
    await first.session.open(target);
    setProp(first.store, ROOT_ID, 'note', 'Unsaved');
    first.session.close();

    const second = start(first.server);
    await second.session.open(target);
    expect(second.store.node(ROOT_ID)?.props.note).toBe('Unsaved');
    expect(second.state()).toMatchObject({ isEditorDirty: true, recoveredAt: expect.any(Number) });
    second.session.discardRecovered();
    expect(second.store.node(ROOT_ID)?.props.note).toBeUndefined();
    expect(second.state()).toMatchObject({ isEditorDirty: false, recoveredAt: null });
  },
);
