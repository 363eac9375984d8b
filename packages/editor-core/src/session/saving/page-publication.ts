import {
  asFailure,
  type EditorGateway,
  type EditorPage,
  type GatewayFailure,
} from '../host/gateway.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';

/** Dependencies of the publication. */
export interface PublicationHost {
  readonly state: EditorStateStore;
  readonly gateway: EditorGateway;
  readonly save: () => Promise<boolean>;
  /** Opens a page from a response instead of the open one, regardless of unsaved changes. */
  readonly show: (page: EditorPage) => void;
  /** Called before a request, with the function that repeats it. */
  readonly begin: (again: () => Promise<boolean>) => void;
  /** Called after a request that succeeded. */
  readonly finish: () => void;
  /** Called after a request that failed. */
  readonly fail: (failure: GatewayFailure) => void;
}

/** Publication of the open page: publishes, schedules and hides it, and discards unpublished changes. */
export class PagePublication {
  private readonly host: PublicationHost;

  constructor(host: PublicationHost) {
    this.host = host;
  }

  /**
   * Saves unsaved changes, and publishes the page with all changes now.
   * @returns whether it succeeded
   */
  async publish(): Promise<boolean> {
    const { gateway } = this.host;
    if (!(await this.saveChanges())) return false;
    return this.store(
      (page) => gateway.publishPage(page),
      () => this.publish(),
    );
  }

  /**
   * Schedules the page with all changes for a time.
   * @returns whether it succeeded
   */
  async schedule(publish_date: string): Promise<boolean> {
    const { gateway } = this.host;
    if (!(await this.saveChanges())) return false;
    return this.store(
      (page) => gateway.schedulePage({ ...page, publish_date }),
      () => this.schedule(publish_date),
    );
  }

  /**
   * Saves unsaved changes, and makes the page a draft that visitors do not see.
   * @returns whether it succeeded
   */
  async unpublish(): Promise<boolean> {
    const { gateway } = this.host;
    if (!(await this.saveChanges())) return false;
    return this.store(
      (page) => gateway.unpublishPage(page),
      () => this.unpublish(),
    );
  }

  /**
   * Cancels the scheduled version. Unsaved changes are saved first, so that they stay in the list of versions.
   * @returns whether it was canceled; false when the unsaved changes could not be saved, which the bar reports
   * @throws GatewayFailure when the server refuses
   */
  cancelSchedule(): Promise<boolean> {
    return this.goBack((page) => this.host.gateway.cancelSchedule(page));
  }

  /**
   * Returns to what visitors see. Unsaved changes are saved first, so that they stay in the list of versions.
   * @returns whether it succeeded; false when the unsaved changes could not be saved, which the bar reports
   * @throws GatewayFailure when the server refuses
   */
  discardChanges(): Promise<boolean> {
    return this.goBack((page) => this.host.gateway.discardChanges(page));
  }

  private async saveChanges(): Promise<boolean> {
    const { state, save } = this.host;
    return !state.get().isEditorDirty || save();
  }

  private async goBack(
    request: (page: { id: number; version: number }) => Promise<EditorPage>,
  ): Promise<boolean> {
    const { state, show } = this.host;
    if (!(await this.saveChanges())) return false;
    const page = state.get().selectedPage;
    if (!page) return false;
    const { id, version } = page;
    show({ ...page, ...(await request({ id, version })) });
    return true;
  }

  private async store(
    request: (page: { id: number; version: number }) => Promise<EditorPage>,
    again: () => Promise<boolean>,
  ): Promise<boolean> {
    const { state, begin, finish, fail } = this.host;
    const page = state.get().selectedPage;
    if (!page) return false;
    begin(again);
    state.set({ isEditorSaving: true });
    try {
      const { id, version } = page;
      state.set({
        selectedPage: await request({ id, version }),
        saveFailure: null,
        saveOutcome: 'saved',
      });
      finish();
      return true;
    } catch (error) {
      fail(asFailure(error));
      return false;
    } finally {
      state.set({ isEditorSaving: false });
    }
  }
}
