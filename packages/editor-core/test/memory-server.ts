import type { BlockTarget } from '@org/content';
import type { TreeFragment } from '@org/schema/entities';
import type {
  CampaignGateway,
  EditorCampaign,
  EditorGateway,
  EditorPage,
  EditorTemplate,
  LivePage,
  LoadedPage,
  PageRevision,
  SiteParts,
} from '../src/session/host/gateway.ts';

/** A saved container. */
const CARD: EditorTemplate = { id: 4, name: 'Card', type: 'container', content: null, version: 1 };

/** In-memory gateway with versions like the server. Loads wait for `gate`. */
export class MemoryServer implements EditorGateway {
  page: EditorPage;
  siteParts: SiteParts | undefined;
  campaign: EditorCampaign = {
    kind: 'campaign',
    id: 5,
    name: 'Spring',
    subject: 'It is spring',
    preheader: '',
    content: null,
    version: 2,
  };
  readonly campaignCopies: Parameters<CampaignGateway['copy']>[0][] = [];
  template: EditorTemplate = { id: 3, name: 'Footer', type: 'section', content: null, version: 1 };
  /** Promise that loads wait for. */
  gate: Promise<void> = Promise.resolve();
  down = false;
  /** True when the page was deleted. */
  gone = false;
  aborted = 0;
  /** True when saves arrive but their responses are lost. */
  deaf = false;
  saves = 0;
  /** Contents and schedules of the page in the order in which they were stored. */
  readonly order: string[] = [];
  readonly copies: { title: string; excerpt: string; content: string; key: string }[] = [];
  readonly templateCopies: Parameters<EditorGateway['copyTemplate']>[0][] = [];
  created: { componentName: string; type: string; content: TreeFragment }[] = [];

  constructor(content: string | null) {
    this.page = {
      id: 7,
      slug: 'home',
      title: 'Home',
      excerpt: '',
      meta_description: '',
      image: '',
      status: 'draft',
      is_public: false,
      has_unpublished_changes: false,
      publish_date: '2026-01-01T00:00:00Z',
      is_homepage: true,
      content,
      version: 4,
      updated_at: '2026-01-01T00:00:00Z',
    };
  }

  async loadPage(slug: string, signal: AbortSignal): Promise<LoadedPage> {
    await this.wait(signal);
    if (slug !== this.page.slug) throw { code: 'page_not_found', message: 'Page not found' };
    return { ...this.page, siteParts: this.siteParts };
  }

  async loadTemplate(id: number, signal: AbortSignal): Promise<EditorTemplate> {
    await this.wait(signal);
    if (id !== this.template.id) throw { code: 'not_found', message: 'Not found' };
    return this.template;
  }

  notifications: CampaignGateway | undefined;
  readonly campaigns: CampaignGateway = {
    load: async (id, signal) => {
      await this.wait(signal);
      if (id !== this.campaign.id) throw { code: 'not_found', message: 'Not found' };
      return this.campaign;
    },
    save: async ({ content, version }) => {
      this.reach();
      if (version !== this.campaign.version)
        throw { code: 'conflict', message: 'Changed', current: this.campaign };
      this.campaign = { ...this.campaign, content, version: version + 1 };
      return this.campaign;
    },
    copy: async (campaign) => {
      this.reach();
      this.campaignCopies.push(campaign);
      return {
        ...this.campaign,
        id: 6,
        name: campaign.name,
        content: campaign.content,
        version: 1,
      };
    },
  };

  async savePage({
    content,
    version,
  }: {
    id: number;
    content: string;
    version: number;
  }): Promise<EditorPage> {
    this.saves += 1;
    this.reach();
    if (this.gone) throw { code: 'page_not_found', message: 'Page not found', status: 404 };
    if (version !== this.page.version)
      throw { code: 'conflict', message: 'Changed', current: this.page };
    this.order.push('content');
    const has_unpublished_changes = this.page.is_public;
    this.page = { ...this.page, content, has_unpublished_changes, version: version + 1 };
    if (this.deaf) throw { code: 'unreachable', message: 'No answer came' };
    return this.page;
  }

  async copyPage(page: {
    title: string;
    excerpt: string;
    content: string;
    key: string;
  }): Promise<EditorPage> {
    this.reach();
    this.copies.push(page);
    const { title, excerpt, content } = page;
    return { ...this.page, id: 8, slug: 'copy', title, excerpt, content, version: 1 };
  }

  /** Stores a change of what visitors see. */
  private change(version: number, what: string, changes: Partial<EditorPage>): EditorPage {
    this.reach();
    if (version !== this.page.version)
      throw { code: 'conflict', message: 'Changed', current: this.page };
    this.order.push(what);
    this.page = { ...this.page, ...changes, version: version + 1 };
    return this.page;
  }

  async publishPage({ version }: { id: number; version: number }): Promise<EditorPage> {
    this.liveContent = this.page.content;
    return this.change(version, 'published', {
      status: 'published',
      is_public: true,
      has_unpublished_changes: false,
      publish_date: new Date().toISOString(),
    });
  }

  async schedulePage({
    version,
    publish_date,
  }: {
    id: number;
    version: number;
    publish_date: string;
  }): Promise<EditorPage> {
    return this.change(version, `scheduled ${publish_date}`, {
      status: 'published',
      has_unpublished_changes: false,
      publish_date,
    });
  }

  async unpublishPage({ version }: { id: number; version: number }): Promise<EditorPage> {
    return this.change(version, 'unpublished', {
      status: 'draft',
      is_public: false,
      has_unpublished_changes: false,
    });
  }

  async discardChanges({ version }: { id: number; version: number }): Promise<EditorPage> {
    return this.change(version, 'discarded', {
      content: this.liveContent,
      has_unpublished_changes: false,
    });
  }

  async loadLive(): Promise<LivePage> {
    this.reach();
    return { ...this.page, title: this.liveTitle, content: this.liveContent };
  }

  /** Title and content of the live version. */
  liveTitle = 'Home';
  liveContent: string | null = null;

  /** Saved versions, newest first. */
  readonly revisions: { id: number; content: string | null }[] = [];

  async listRevisions(): Promise<{ rows: readonly PageRevision[]; total: number }> {
    this.reach();
    const rows = this.revisions.map(
      ({ id }): PageRevision => ({
        id,
        version: id,
        created_at: '',
        user: null,
        label: '',
        published_at: null,
      }),
    );
    return { rows, total: rows.length };
  }

  async loadRevision(_pageId: number, id: number): Promise<{ content: string | null }> {
    this.reach();
    const found = this.revisions.find((revision) => revision.id === id);
    if (!found) throw { code: 'not_found', message: 'Not found' };
    return found;
  }

  async restoreRevision({ id, version }: { id: number; version: number }): Promise<EditorPage> {
    const { content } = await this.loadRevision(1, id);
    return this.savePage({ id: this.page.id, content: content ?? '', version });
  }

  async cancelSchedule({ version }: { id: number; version: number }): Promise<EditorPage> {
    return this.change(version, 'cancel', {
      status: this.page.is_public ? 'published' : 'draft',
      publish_date: new Date().toISOString(),
      content: this.liveContent,
    });
  }

  async makePreviewLink(): Promise<{ url: string; expires_at: string }> {
    return { url: 'https://site.test/?preview=token', expires_at: '2026-01-02T00:00:00Z' };
  }

  async saveTemplate({
    content,
    version,
  }: {
    id: number;
    content: string | TreeFragment;
    version: number;
  }): Promise<EditorTemplate> {
    this.reach();
    if (version !== this.template.version)
      throw { code: 'conflict', message: 'Changed', current: this.template };
    this.template = { ...this.template, content, version: version + 1 };
    return this.template;
  }

  async copyTemplate({
    name,
    type,
    content,
    key,
  }: Parameters<EditorGateway['copyTemplate']>[0]): Promise<EditorTemplate> {
    this.reach();
    this.templateCopies.push({ name, type, content, key });
    return { id: 12, name, type, content, version: 1 };
  }

  async createTemplate(template: {
    componentName: string;
    type: 'container';
    content: TreeFragment;
  }): Promise<EditorTemplate> {
    this.created.push(template);
    return {
      id: 9,
      name: template.componentName,
      type: 'container',
      content: template.content,
      version: 1,
    };
  }

  /** Templates of emails. */
  emailTemplates: readonly EditorTemplate[] = [];

  async listTemplates(target: BlockTarget): Promise<readonly EditorTemplate[]> {
    return target === 'email' ? this.emailTemplates : [this.template, CARD];
  }

  async listContainers(target: BlockTarget): Promise<readonly EditorTemplate[]> {
    return target === 'email' ? this.emailTemplates : [CARD];
  }

  async renameTemplate({ name }: { name: string }): Promise<EditorTemplate> {
    this.template = { ...this.template, name };
    return this.template;
  }

  async removeTemplate(): Promise<void> {
    this.reach();
  }

  private reach(): void {
    if (this.down) throw { code: 'unreachable', message: 'The server cannot be reached' };
  }

  private async wait(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => {
      this.aborted += 1;
    });
    await this.gate;
    this.reach();
    signal.throwIfAborted();
  }
}
