// @vitest-environment jsdom
import { encodeContent } from '@org/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLUMN, FIRST, getPage } from '../../../test/editor-registry.ts';
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

describe('opening', () => {
  it('EDIT-010 starts with no content, and loading sets both contents', async () => {
    const { session, state } = start();
    expect([state().editorContent, state().originalEditorContent]).toEqual([null, null]);
    await session.open({ kind: 'page', slug: 'home' });
    expect([state().editorContent, state().originalEditorContent]).toEqual([content, content]);
  });

  it('EDIT-007 holds the documented state', () => {
    expect(start().state()).toMatchObject({
      viewportDevice: 'desktop',
      selectedPage: null,
      selectedTemplate: null,
      templateList: [],
      componentContainerTemplates: [],
      editorContent: null,
      originalEditorContent: null,
      isEditorDirty: false,
      isEditorLoading: false,
      isEditorSaving: false,
      editMode: true,
      openSettingsPanel: true,
      activeTab: 'settings',
      dialog: 'none',
      isIconPickerOpen: false,
    });
  });

  it.each([
    ['home', null],
    ['gone', 'page_not_found'],
  ])(
    'EDIT-011 hides the loading indicator 750 ms after the response for %s',
    async (slug, code) => {
      const { session, state } = start();
      const opening = session.open({ kind: 'page', slug });
      expect(state().isEditorLoading).toBe(true);
      await opening;
      vi.advanceTimersByTime(749);
      expect(state().isEditorLoading).toBe(true);
      vi.advanceTimersByTime(1);
      expect(state().isEditorLoading).toBe(false);
      expect(state().loadFailure?.code ?? null).toBe(code);
    },
  );

  it('EDIT-006 leaves the email viewport for a page or a template, and keeps any other', async () => {
    const { session, state } = start();
    session.setViewport('email');
    await session.open({ kind: 'page', slug: 'home' });
    expect(state().viewportDevice).toBe('desktop');
    session.setViewport('mobile');
    await session.open({ kind: 'template', id: '3' });
    expect(state().viewportDevice).toBe('mobile');
  });

  it('EDIT-014 cancels a load that is replaced by another, without any effect', async () => {
    const server = new MemoryServer(content);
    let letGo: () => void = () => undefined;
    server.gate = new Promise((resolve) => {
      letGo = resolve;
    });
    const { session, state } = start(server);
    const first = session.open({ kind: 'template', id: '3' });
    const second = session.open({ kind: 'page', slug: 'home' });
    expect(server.aborted).toBe(1);
    letGo();
    await Promise.all([first, second]);
    expect([state().selectedTemplate, state().selectedPage?.slug]).toEqual([null, 'home']);
  });

  it('EDIT-014 cancels a load when the editor is closed, without any effect', async () => {
    const server = new MemoryServer(content);
    let letGo: () => void = () => undefined;
    server.gate = new Promise((resolve) => {
      letGo = resolve;
    });
    const { session, store, state } = start(server);
    const opening = session.open({ kind: 'template', id: '3' });
    const before = [{ ...state() }, store.tree];
    session.close();
    expect(server.aborted).toBe(1);
    letGo();
    await opening;
    expect([state(), store.tree]).toEqual(before);
  });

  it('EDIT-010 shows unsaved changes after a reload, until the server responds', async () => {
    const first = start();
    await first.session.open({ kind: 'page', slug: 'home' });
    setProp(first.store, FIRST, 'text', 'Unsaved');
    first.session.close();

    const server = new MemoryServer(content);
    let letGo: () => void = () => undefined;
    server.gate = new Promise((resolve) => {
      letGo = resolve;
    });
    const { session, store, state } = start(server);
    const opening = session.open({ kind: 'page', slug: 'home' });
    expect([store.node(FIRST)?.props.text, typeof state().editorContent]).toEqual([
      'Unsaved',
      'string',
    ]);
    expect([state().selectedPage, state().isEditorLoading]).toEqual([null, true]);
    // Changes before the page is loaded would be lost, so they are refused.
    expect(setProp(store, FIRST, 'text', 'Too early')).toMatchObject({ ok: false });
    letGo();
    await opening;
    expect([state().selectedPage?.slug, state().isEditorDirty]).toEqual(['home', true]);
    expect(setProp(store, FIRST, 'text', 'In time')).toEqual({ ok: true });
  });

  it('EDIT-003 CONTENT-008 opens a template whose content is a fragment, and saves it as one', async () => {
    const server = new MemoryServer(null);
    const { [COLUMN]: column, [FIRST]: text } = getPage({ type: 'Text' });
    const { parent: _parent, ...top } = column as NonNullable<typeof column>;
    server.template = {
      ...server.template,
      type: 'container',
      content: { rootNodeId: COLUMN, nodes: { [COLUMN]: top, [FIRST]: text as never } },
    };
    const { session, store, state } = start(server);
    await session.open({ kind: 'template', id: '3' });
    expect(state().selectedTemplate?.name).toBe('Footer');
    setProp(store, FIRST, 'text', 'Edited');
    expect(await session.save()).toBe(true);
    expect(server.template.content).toMatchObject({
      rootNodeId: COLUMN,
      nodes: { [FIRST]: { props: { text: 'Edited' }, parent: COLUMN } },
    });
  });

  const UNREADABLE = [
    ['5', null],
    ['abc', null],
    ['1e3', null],
    ['3', 'not base64'],
  ] as const;
  it.each(UNREADABLE)(
    'ERR-002 EDIT-003 logs that template %s cannot be opened, and shows the reason',
    async (id, stored) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const server = new MemoryServer(content);
      server.template = { ...server.template, content: stored };
      const { session, state } = start(server);
      await session.open({ kind: 'page', slug: 'home' });
      await session.open({ kind: 'template', id });
      expect(logged).toHaveBeenCalledOnce();
      expect(state()).toMatchObject({
        loadFailure: { code: expect.stringMatching(/\w/), message: expect.stringMatching(/\w/) },
        selectedPage: null,
        selectedTemplate: null,
        editorContent: null,
        isEditorLoading: true,
      });
      vi.advanceTimersByTime(750);
      expect(state().isEditorLoading).toBe(false);
      logged.mockRestore();
    },
  );

  it('EDIT-008 accepts desktop, tablet, mobile and email as a viewport from storage, and nothing else', () => {
    for (const viewport of ['desktop', 'tablet', 'mobile', 'email'] as const) {
      const { session } = start();
      session.setViewport(viewport);
      expect(start().state().viewportDevice).toBe(viewport);
    }
    const key = Object.keys(localStorage).find((name) =>
      localStorage.getItem(name)?.includes('email'),
    );
    localStorage.setItem(key ?? '', JSON.stringify('watch'));
    expect(start().state().viewportDevice).toBe('desktop');
  });

  it('EDIT-032 fills the template lists from the server', async () => {
    const { session, state } = start();
    expect([state().templateList, state().componentContainerTemplates]).toEqual([[], []]);
    await session.loadTemplates();
    const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);
    expect([names(state().templateList), names(state().componentContainerTemplates)]).toEqual([
      ['Footer', 'Card'],
      ['Card'],
    ]);
  });
});

describe('versions', () => {
  it('shows a saved version without changing the page, and restores it after saving unsaved changes', async () => {
    const { session, store, state, server } = start();
    const older = encodeContent(getPage({ type: 'Text', props: { text: 'Older' } }));
    server.revisions.push({ id: 2, content: older });
    await session.open({ kind: 'page', slug: 'home' });
    setProp(store, FIRST, 'text', 'Unsaved');
    const [revision] = (await server.listRevisions()).rows;
    await session.versions.show(revision as never);
    expect([state().revision?.id, store.node(FIRST)?.props.text]).toEqual([2, 'Unsaved']);

    const before = state().selectedPage?.version ?? 0;
    expect(await session.versions.restore()).toBe(true);
    expect(store.node(FIRST)?.props.text).toBe('Older');
    expect(state()).toMatchObject({
      revision: null,
      isEditorDirty: false,
      selectedPage: { version: before + 2, content: older },
    });
  });

  it('leaves the page unchanged when a version cannot be loaded', async () => {
    const { session, state } = start();
    await session.open({ kind: 'page', slug: 'home' });
    const revision = {
      id: 2,
      version: 2,
      created_at: '',
      user: null,
      label: '',
      published_at: null,
    };
    await expect(session.versions.show(revision)).rejects.toMatchObject({ code: 'not_found' });
    expect(state()).toMatchObject({ revision: null, saveOutcome: 'none', isEditorDirty: false });
  });
});

describe('saving', () => {
  it('EDIT-012 EDIT-013 clears the dirty flag, and updates the page and the stored content', async () => {
    const { session, store, state, server } = start();
    await session.open({ kind: 'page', slug: 'home' });
    setProp(store, FIRST, 'text', 'New');
    expect(state().isEditorDirty).toBe(true);
    expect(await session.save()).toBe(true);
    expect(state()).toMatchObject({
      isEditorDirty: false,
      saveOutcome: 'saved',
      selectedPage: { version: 5 },
    });
    expect(state().editorContent).toBe(server.page.content);
  });

  it('ERR-003 keeps unsaved changes after a failure, reports it, and saves them on the next attempt', async () => {
    const { session, store, state, server } = start();
    await session.open({ kind: 'page', slug: 'home' });
    server.down = true;
    setProp(store, FIRST, 'text', 'Kept');
    expect(await session.save()).toBe(false);
    expect(state()).toMatchObject({
      isEditorDirty: true,
      saveOutcome: 'failed',
      saveFailure: { code: 'unreachable' },
    });
    expect(localStorage.getItem('atrium.editor.editorContent.page.7')).not.toBeNull();
    server.down = false;
    expect(await session.save()).toBe(true);
    expect(localStorage.getItem('atrium.editor.editorContent.page.7')).toBeNull();
  });

  it('stays dirty when something was typed during a save', async () => {
    const { session, store, state } = start();
    await session.open({ kind: 'page', slug: 'home' });
    setProp(store, FIRST, 'text', 'One');
    const saving = session.save();
    setProp(store, FIRST, 'text', 'Two');
    await saving;
    expect(state().isEditorDirty).toBe(true);
  });

  it('never overwrites a newer version without confirmation', async () => {
    const { session, store, state, server } = start();
    await session.open({ kind: 'page', slug: 'home' });
    const theirs = encodeContent(getPage({ type: 'Text', props: { text: 'Theirs' } }));
    server.page = { ...server.page, content: theirs, version: 5 };
    setProp(store, FIRST, 'text', 'Mine');
    expect(await session.save()).toBe(false);
    expect(state()).toMatchObject({
      dialog: 'conflict',
      saveOutcome: 'conflict',
      isEditorDirty: true,
    });
    expect(server.page.content).toBe(theirs);
    expect(session.conflict.theirTree()).toMatchObject({
      ok: true,
      tree: { [FIRST]: { props: { text: 'Theirs' } } },
    });
    expect(await session.conflict.keepMine()).toBe(true);
    expect(server.page.version).toBe(6);
    expect(server.page.content).toBe(state().editorContent);
  });

  it('loads the other version after a conflict', async () => {
    const { session, store, state, server } = start();
    await session.open({ kind: 'page', slug: 'home' });
    server.page = {
      ...server.page,
      content: encodeContent(getPage({ type: 'Text', props: { text: 'Theirs' } })),
      version: 5,
    };
    setProp(store, FIRST, 'text', 'Mine');
    await session.save();
    session.conflict.takeTheirs();
    expect(store.node(FIRST)?.props.text).toBe('Theirs');
    expect(state()).toMatchObject({
      isEditorDirty: false,
      dialog: 'none',
      selectedPage: { version: 5 },
    });
  });
});

describe('the working copy', () => {
  it('EDIT-009 keeps only viewport, mode and content in local storage', async () => {
    const { session, store } = start();
    await session.open({ kind: 'page', slug: 'home' });
    session.setViewport('tablet');
    session.setEditMode(false);
    setProp(store, FIRST, 'text', 'Draft');
    vi.advanceTimersByTime(400);
    expect(Object.keys(localStorage).sort()).toEqual([
      'atrium.editor.editMode',
      'atrium.editor.editorContent.page.7',
      'atrium.editor.viewportDevice',
    ]);
    expect(start().state()).toMatchObject({ viewportDevice: 'tablet', editMode: false });
  });

  it('is restored after a crash, and can be discarded', async () => {
    const first = start();
    await first.session.open({ kind: 'page', slug: 'home' });
    setProp(first.store, FIRST, 'text', 'Unsaved');
    vi.advanceTimersByTime(400);

    const second = start(first.server);
    await second.session.open({ kind: 'page', slug: 'home' });
    expect(second.store.node(FIRST)?.props.text).toBe('Unsaved');
    expect(second.state()).toMatchObject({ isEditorDirty: true, recoveredAt: expect.any(Number) });
    second.session.discardRecovered();
    expect(second.store.node(FIRST)?.props.text).toBe('Saved');
    expect(second.state()).toMatchObject({ isEditorDirty: false, recoveredAt: null });
  });

  it('is saved with its own version when the server has a newer one, so that the conflict is detected', async () => {
    const first = start();
    await first.session.open({ kind: 'page', slug: 'home' });
    setProp(first.store, FIRST, 'text', 'Unsaved');
    vi.advanceTimersByTime(400);
    first.server.page = { ...first.server.page, version: 9 };

    const second = start(first.server);
    await second.session.open({ kind: 'page', slug: 'home' });
    expect(await second.session.save()).toBe(false);
    expect(second.state().saveOutcome).toBe('conflict');
  });

  it('is removed when undo leads back to the saved state', async () => {
    const { session, store, state } = start();
    await session.open({ kind: 'page', slug: 'home' });
    setProp(store, FIRST, 'text', 'Draft');
    store.undo();
    vi.advanceTimersByTime(400);
    expect(state().isEditorDirty).toBe(false);
    expect(localStorage.getItem('atrium.editor.editorContent.page.7')).toBeNull();
  });
});
