import { loadContent } from '@org/content';
import type { DocumentStore } from '../document/document-store.ts';
import type { EditorStateStore } from './editor-state-store.ts';
import type { EditorGateway, EditorPage, PageRevision } from './gateway.ts';

/** What the versions need of the session around them. */
export interface VersionsHost {
  readonly state: EditorStateStore;
  readonly store: DocumentStore;
  readonly gateway: EditorGateway;
  readonly save: () => Promise<boolean>;
  /** Opens a page that was answered in place of the open one, whatever is unsaved. */
  readonly show: (page: EditorPage) => void;
}

/** The saved versions of the open page: shown in the canvas, and made the newest again. */
export class PageVersions {
  private readonly host: VersionsHost;

  constructor(host: VersionsHost) {
    this.host = host;
  }

  open(): void {
    this.host.state.set({ revisionsOpen: true });
  }

  close(): void {
    this.host.state.set({ revisionsOpen: false, revision: null });
  }

  /** Goes back to the page as it is edited. */
  hide(): void {
    this.host.state.set({ revision: null });
  }

  /** Shows a version in the canvas; the page itself stays as it is. Errors: rejects when it cannot be loaded or read. */
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
   * Cancels the scheduled version. Unsaved changes are saved before it, so that they stay in the list of versions.
   * @returns whether it was canceled; false when the unsaved changes could not be saved, which the bar tells
   * @throws GatewayFailure when the server refuses
   */
  async cancelSchedule(): Promise<boolean> {
    const { state, gateway, save, show } = this.host;
    if (state.get().isEditorDirty && !(await save())) return false;
    const page = state.get().selectedPage;
    if (!page) return false;
    const { id, version } = page;
    show({ ...page, ...(await gateway.cancelSchedule({ id, version })) });
    return true;
  }

  /**
   * Makes the version that is shown the newest. What is unsaved is saved before it, so that it stays in the list.
   * Shape: → whether it was; false when the unsaved could not be saved, which the bar tells. Errors: rejects as the server refuses.
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
