// @vitest-environment jsdom
import { EMAIL_ROOT, encodeContent, loadContent, printTree } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage, registry } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { blocksFor } from '../../model/edits/blocks-for.ts';
import { setProp } from '../../model/edits/edits.ts';
import { EditorSession } from './editor-session.ts';

function start(server = new MemoryServer(null)) {
  const { store } = openStore(getPage());
  const session = new EditorSession(store, server);
  return { server, store, session, state: () => session.state.get() };
}
const CAMPAIGN = { kind: 'campaign', id: '5' } as const;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a campaign', () => {
  it('EDIT-004 CONTENT-005 is opened by its id, with the default email while it has no content', async () => {
    const { session, store, state } = start();
    await session.open(CAMPAIGN);
    expect(state()).toMatchObject({
      selectedCampaign: { id: 5, name: 'Spring' },
      selectedPage: null,
      selectedTemplate: null,
      originalEditorContent: null,
      isEditorDirty: false,
    });
    expect(store.node(ROOT_ID)?.type.resolvedName).toBe(EMAIL_ROOT);
  });

  it.each(['9', 'x', '-1', ''])('reports the invalid id %s', async (id) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { session, state } = start();
    await session.open({ kind: 'campaign', id });
    expect(state().loadFailure?.code).toMatch(/not_found$/);
    expect(state().selectedCampaign).toBeNull();
  });

  it('EDIT-005 switches to the email viewport from any other', async () => {
    const { session, state } = start();
    for (const viewport of ['desktop', 'tablet', 'mobile'] as const) {
      session.setViewport(viewport);
      await session.open(CAMPAIGN);
      expect(state().viewportDevice).toBe('email');
    }
    await session.open({ kind: 'page', slug: 'home' });
    expect(state()).toMatchObject({ viewportDevice: 'desktop', selectedCampaign: null });
  });

  it('EMAIL-007 is saved with its version, and is then clean like a page', async () => {
    const { session, store, server, state } = start();
    await session.open(CAMPAIGN);
    setProp(store, ROOT_ID, 'note', 'Changed');
    expect(state().isEditorDirty).toBe(true);
    expect(await session.save()).toBe(true);
    expect(state()).toMatchObject({ isEditorDirty: false, saveOutcome: 'saved' });
    const stored = loadContent(server.campaign.content, registry, 'email');
    expect(stored.ok && printTree(stored.tree)).toBe(store.print());
    expect(server.campaign.version).toBe(3);
    expect(state().selectedCampaign?.version).toBe(3);
  });

  it('EMAIL-007 does not overwrite a newer version, and can be saved as a separate campaign', async () => {
    const { session, store, server, state } = start();
    await session.open(CAMPAIGN);
    setProp(store, ROOT_ID, 'note', 'Theirs');
    const content = encodeContent(store.tree);
    store.undo();
    setProp(store, ROOT_ID, 'note', 'Mine');
    server.campaign = { ...server.campaign, content, version: 7 };
    expect(await session.save()).toBe(false);
    expect(state()).toMatchObject({ saveOutcome: 'conflict', dialog: 'conflict' });
    expect(await session.conflict.keepCopy()).toBeUndefined();
    expect(server.campaignCopies).toEqual([
      expect.objectContaining({ name: 'Spring (my version)', subject: 'It is spring' }),
    ]);
    expect(state()).toMatchObject({
      savedCopy: { kind: 'campaign', title: 'Spring (my version)', id: 6 },
      selectedCampaign: { id: 5, version: 7 },
      isEditorDirty: false,
    });
  });

  it('offers email blocks only, and pages offer none of them', async () => {
    const { session, store } = start();
    const offered = (): string[] => blocksFor(store, false).map(({ type }) => type);
    await session.open({ kind: 'page', slug: 'home' });
    expect(offered()).toContain('Text');
    expect(offered()).not.toContain('EmailTextbox');
    await session.open(CAMPAIGN);
    expect(offered()).toEqual(['EmailTextbox']);
    expect(blocksFor(store, true).map(({ type }) => type)).toEqual(['EmailRecord', 'EmailTextbox']);
  });

  it('restores unsaved changes after a reload', async () => {
    const first = start();
    await first.session.open(CAMPAIGN);
    setProp(first.store, ROOT_ID, 'note', 'Unsaved');
    first.session.close();
    const second = start();
    await second.session.open(CAMPAIGN);
    expect(second.state().isEditorDirty).toBe(true);
    expect(second.store.node(ROOT_ID)?.props.note).toBe('Unsaved');
  });
});

describe('a notification', () => {
  it('is opened and saved by its own endpoints, apart from the campaign with the same id', async () => {
    const { session, store, server, state } = start();
    server.notifications = {
      ...server.campaigns,
      load: async (id) => ({ ...server.campaign, kind: 'notification', id, name: 'Confirmation' }),
      save: async ({ id, content, version }) => ({
        ...server.campaign,
        kind: 'notification',
        id,
        content,
        version: version + 1,
      }),
    };
    await session.open({ kind: 'notification', id: '5' });
    expect(state()).toMatchObject({
      viewportDevice: 'email',
      selectedCampaign: { kind: 'notification', name: 'Confirmation' },
    });
    setProp(store, ROOT_ID, 'backgroundColor', '#ffeeee');
    expect(await session.save()).toBe(true);
    expect(state().selectedCampaign).toMatchObject({ kind: 'notification', version: 3 });
    expect(server.campaign.version).toBe(2);
  });

  it('cannot be opened in an editor without notifications', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { session, state } = start();
    await session.open({ kind: 'notification', id: '5' });
    expect(state().loadFailure).toMatchObject({ message: 'There are no notifications here' });
  });
});
