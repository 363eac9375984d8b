import { loadContent } from '@org/content';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { EditorGateway, EditorPage, PageRevision } from '../host/gateway.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';

/** Dependencies of the versions. */
export interface VersionsHost {
  readonly state: EditorStateStore;
  readonly store: DocumentStore;
  readonly gateway: EditorGateway;
  readonly save: () => Promise<boolean>;
  /** Opens a page from a response instead of the open one, regardless of unsaved changes. */
  readonly show: (page: EditorPage) => void;
}

/** Saved versions of the open page: shows and restores them. */
export class PageVersions {
  private readonly host: VersionsHost;

  constructor(host: VersionsHost) {
    this.host = host;
  }

  open(): void {
    this.host.state.set({ revisionsOpen: true, pageSettingsOpen: false, commentsOpen: false });
  }

  close(): void {
    this.host.state.set({ revisionsOpen: false, revision: null });
  }

  /** Returns to the edited page. */
  hide(): void {
    this.host.state.set({ revision: null });
  }

  /**
   * Shows a version in the canvas without changing the page.
   * @throws when it cannot be loaded or parsed
   */
  async show({ id, created_at }: PageRevision): Promise<void> {
    const { state, store, gateway } = this.host;
    const page = state.get().selectedPage;
    if (!page) return;
    const { content } = await gateway.loadRevision(page.id, id);
    const loaded = loadContent(content, store.registry);
    if (!loaded.ok) throw loaded;
    if (state.get().selectedPage?.id !== page.id) return;
    store.select([]);
    state.set({ revision: { id, created_at, tree: loaded.tree } });
  }

  /**
   * Restores the shown version. Unsaved changes are saved first, so that they stay in the list.
   * @returns whether it succeeded; false when the unsaved changes could not be saved, which the bar reports
   * @throws when the server refuses
   */
  async restore(): Promise<boolean> {
    const { state, gateway, save, show } = this.host;
    const { revision, isEditorDirty } = state.get();
    if (!revision || (isEditorDirty && !(await save()))) return false;
    const page = state.get().selectedPage;
    if (!page) return false;
    const { id } = revision;
    const { version } = page;
    show({ ...page, ...(await gateway.restoreRevision({ pageId: page.id, id, version })) });
    return true;
  }
}
