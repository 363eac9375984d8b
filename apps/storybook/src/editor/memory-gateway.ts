import { encodeContent } from '@org/content';
import type {
  ComponentGateway,
  EditorGateway,
  EditorPage,
  EditorTemplate,
  LoadedPage,
  PageRevision,
  SiteParts,
} from '@org/editor-core';
import type { BuilderTree } from '@org/schema/entities';

type CreatedTemplate = Parameters<EditorGateway['createTemplate']>[0];

const missing = (): Promise<never> =>
  Promise.reject({ code: 'not_found', message: 'Not found', status: 404 });

/** Id of the next page. Unsaved work of earlier tests stays in the browser, under the ids of their pages. */
let nextId = Date.now();

/** A gateway that stores pages and their versions in memory, as the server does. */
export class MemoryGateway implements EditorGateway {
  readonly pages = new Map<string, EditorPage>();
  readonly created: CreatedTemplate[] = [];
  /** Components of the site; undefined in an editor without them. */
  components: ComponentGateway | undefined;
  siteParts: SiteParts | undefined;
  /** Saved versions of all pages, newest first. */
  private readonly revisions: (PageRevision & { content: string | null })[] = [];

  /** Adds a saved page. */
  addPage(slug: string, tree: BuilderTree): void {
    const page: EditorPage = {
      id: nextId++,
      slug,
      title: slug,
      excerpt: '',
      meta_description: '',
      image: '',
      status: 'published',
      is_public: true,
      has_unpublished_changes: false,
      publish_date: '2026-01-01T00:00:00Z',
      is_homepage: false,
      content: encodeContent(tree),
      version: 1,
      updated_at: '2026-01-01T00:00:00Z',
    };
    this.store(page);
  }

  async loadPage(slug: string): Promise<LoadedPage> {
    const page = this.pages.get(slug);
    if (!page) throw { code: 'page_not_found', message: 'Page not found', status: 404 };
    return { ...page, siteParts: this.siteParts };
  }

  async savePage({ id, content, version }: Parameters<EditorGateway['savePage']>[0]) {
    const page = this.find(id);
    if (page.version !== version)
      throw { code: 'conflict', message: 'Changed', current: page, status: 409 };
    return this.store({ ...page, content, version: version + 1 });
  }

  async listRevisions() {
    return { rows: this.revisions, total: this.revisions.length };
  }

  async loadRevision(_pageId: number, id: number) {
    return this.revisions.find((revision) => revision.id === id) ?? missing();
  }

  async restoreRevision({
    pageId,
    id,
    version,
  }: Parameters<EditorGateway['restoreRevision']>[0]): Promise<EditorPage> {
    const { content } = await this.loadRevision(pageId, id);
    return this.savePage({ id: pageId, content: content ?? '', version });
  }

  async createTemplate(template: CreatedTemplate): Promise<EditorTemplate> {
    this.created.push(template);
    const { componentName: name, type, content } = template;
    return { id: 9, name, type, content, version: 1 };
  }

  loadTemplate = missing;
  copyPage = missing;
  publishPage = missing;
  schedulePage = missing;
  unpublishPage = missing;
  discardChanges = missing;
  loadLive = missing;
  cancelSchedule = missing;
  makePreviewLink = missing;
  saveTemplate = missing;
  renameTemplate = missing;
  copyTemplate = missing;
  removeTemplate = missing;
  listTemplates = async () => [];
  listContainers = async () => [];

  private find(id: number): EditorPage {
    const page = [...this.pages.values()].find((one) => one.id === id);
    if (!page) throw { code: 'page_not_found', message: 'Page not found', status: 404 };
    return page;
  }

  private store(page: EditorPage): EditorPage {
    this.pages.set(page.slug, page);
    this.revisions.unshift({
      id: this.revisions.length + 1,
      version: page.version,
      created_at: '2026-01-01T00:00:00Z',
      user: { displayName: 'Ada Moreau' },
      label: '',
      published_at: null,
      content: page.content,
    });
    return page;
  }
}
