import type { BlockTarget } from '@org/content';
import type {
  NotificationAudience,
  NotificationEventName,
  TreeFragment,
} from '@org/schema/entities';
import type { EmailKind } from './editor-target.ts';

/** A page as the editor needs it. */
export interface EditorPage {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly meta_description: string;
  readonly image: string;
  readonly status: 'draft' | 'published' | 'archived';
  /** Time at which this version goes live; until then visitors see the earlier one, if any. */
  readonly publish_date: string;
  /** True when visitors can see the page now, in this version or in an earlier one. */
  readonly is_public: boolean;
  /** True when visitors of a public page do not see this version until it is published. */
  readonly has_unpublished_changes: boolean;
  readonly is_homepage: boolean;
  /** Collection that the page shows one item of. @default none */
  readonly item_collection_id?: number | null | undefined;
  /** Serialized content, or null for none. */
  readonly content: string | null;
  readonly version: number;
  readonly updated_at: string;
}

/** Page as visitors see it. */
export type LivePage = Pick<EditorPage, 'content' | 'title' | 'excerpt' | 'meta_description'>;

/** Names of the parts of the site around the content of its pages. */
export type SitePartName = 'header' | 'pageTitle' | 'footer';

/** A part of the site around a page: its stored content, and its template, or null for none. */
export interface SitePart {
  readonly content: string;
  readonly templateId: number | null;
}

/** Parts of the site that visitors see around a page. Hidden parts are absent. */
export type SiteParts = Readonly<Partial<Record<SitePartName, SitePart | undefined>>>;

/** A loaded page with the parts of the site around it. */
export interface LoadedPage extends EditorPage {
  readonly siteParts?: SiteParts | undefined;
  /** Components that its content and these parts show, and those inside of them. */
  readonly components?: readonly EditorComponent[] | undefined;
}

/** A component as the editor needs it. */
export interface EditorComponent {
  readonly id: number;
  readonly name: string;
  /** Serialized content. */
  readonly content: string;
  readonly version: number;
}

/** A component with the number of pages and templates that show it. */
export interface ListedComponent extends EditorComponent {
  readonly usageCount: number;
}

/** Endpoints of components; each rejects with a `GatewayFailure`. They are opened, renamed and saved as templates. */
export interface ComponentGateway {
  list(): Promise<readonly ListedComponent[]>;
  create(component: { name: string; content: string }): Promise<EditorComponent>;
  save(component: { id: number; content: string; version: number }): Promise<EditorComponent>;
  /** Returns the pages and templates that show a component. */
  listUsage(id: number): Promise<readonly { readonly title: string }[]>;
  /**
   * Deletes a component. With `detach`, what shows it keeps its blocks as its own.
   * @throws `in_use` with `usage` when it is shown, without `detach`
   */
  remove(component: { id: number; detach: boolean }): Promise<void>;
}

/** A saved version of a page, without its content. */
export interface PageRevision {
  readonly id: number;
  readonly version: number;
  readonly created_at: string;
  readonly user: { readonly displayName: string } | null;
  /** Reason of the save when it was not an ordinary one. */
  readonly label: string;
  /** Time from which visitors saw this version; null if they never did. */
  readonly published_at: string | null;
}

/** A component template as the editor needs it. */
export interface EditorTemplate {
  readonly id: number;
  readonly name: string;
  readonly type: 'container' | 'section' | 'component';
  readonly content: string | TreeFragment | null;
  readonly version: number;
}

/** An email as the editor needs it: a campaign, or a notification. */
export interface EditorCampaign {
  readonly kind: EmailKind;
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  /** Serialized content, or null for the default email. */
  readonly content: string | null;
  readonly version: number;
  /** Event and reader of a notification; undefined for a campaign. */
  readonly about?:
    | { readonly event: NotificationEventName; readonly audience: NotificationAudience }
    | undefined;
}

/** Endpoints of campaigns or notifications; each rejects with a `GatewayFailure`. */
export interface CampaignGateway {
  load(id: number, signal: AbortSignal): Promise<EditorCampaign>;
  save(campaign: { id: number; content: string; version: number }): Promise<EditorCampaign>;
  /** Creates a separate email from content that could not be saved. Idempotent by `key`. */
  copy(campaign: {
    name: string;
    subject: string;
    preheader: string;
    content: string;
    key: string;
  }): Promise<EditorCampaign>;
}

/** A failed request, with the details that the editor distinguishes. */
export interface GatewayFailure {
  readonly code: string;
  readonly message: string;
  /** Advice on what to do about it, as a sentence. */
  readonly hint?: string | undefined;
  /** With `in_use`: the records that use it. */
  readonly usage?: readonly { readonly title: string }[] | undefined;
  /** With `conflict`: the current record of the server. */
  readonly current?: unknown;
  /** HTTP status; 0 or absent without a response. */
  readonly status?: number | undefined;
  /** Delay in seconds that the server requests. */
  readonly retryAfter?: number | undefined;
}

/** Endpoints that the editor uses. The app provides them; each rejects with a `GatewayFailure`. */
export interface EditorGateway {
  loadPage(slug: string, signal: AbortSignal): Promise<LoadedPage>;
  loadTemplate(id: number, signal: AbortSignal): Promise<EditorTemplate>;
  /** Saves content. Visitors of a public page do not see it until it is published. */
  savePage(page: { id: number; content: string; version: number }): Promise<EditorPage>;
  /** Creates a separate draft from content that could not be saved. Idempotent by `key`. */
  copyPage(page: {
    title: string;
    excerpt: string;
    image: string;
    publish_date: string;
    content: string;
    key: string;
  }): Promise<EditorPage>;
  /** Publishes a page with all saved changes now. */
  publishPage(page: { id: number; version: number }): Promise<EditorPage>;
  /** Schedules the saved version of a page for a time. */
  schedulePage(page: { id: number; version: number; publish_date: string }): Promise<EditorPage>;
  /** Makes a page invisible for visitors. */
  unpublishPage(page: { id: number; version: number }): Promise<EditorPage>;
  /** Returns a page to what visitors see; its unpublished changes stay in the list of versions. */
  discardChanges(page: { id: number; version: number }): Promise<EditorPage>;
  /** Returns what visitors of a public page see. */
  loadLive(pageId: number, signal: AbortSignal): Promise<LivePage>;
  listRevisions(
    pageId: number,
    page: number,
    signal: AbortSignal,
  ): Promise<{ rows: readonly PageRevision[]; total: number }>;
  loadRevision(pageId: number, revision: number): Promise<{ content: string | null }>;
  /** Restores a version. Visitors of a public page do not see it until it is published. */
  restoreRevision(revision: { pageId: number; id: number; version: number }): Promise<EditorPage>;
  /** Cancels the scheduled version of a page. */
  cancelSchedule(page: { id: number; version: number }): Promise<EditorPage>;
  /** Creates a link that shows the page to anyone until it expires. */
  makePreviewLink(pageId: number): Promise<{ url: string; expires_at: string }>;
  saveTemplate(template: {
    id: number;
    content: string | TreeFragment;
    version: number;
  }): Promise<EditorTemplate>;
  renameTemplate(template: { id: number; name: string; version: number }): Promise<EditorTemplate>;
  /** Creates a separate template from content that could not be saved. Idempotent by `key`. */
  copyTemplate(template: {
    name: string;
    type: EditorTemplate['type'];
    content: string | TreeFragment;
    key: string;
  }): Promise<EditorTemplate>;
  /**
   * Deletes a template.
   * @throws `in_use` with `usage` when it is used, unless forced
   */
  removeTemplate(template: { id: number; force: boolean }): Promise<void>;
  /** Saves a container of a page or a part of an email; the blocks determine which of the two it is. */
  createTemplate(template: {
    componentName: string;
    type: 'container';
    content: TreeFragment;
  }): Promise<EditorTemplate>;
  /** Absent in an editor without components. */
  readonly components?: ComponentGateway | undefined;
  /** Absent in an editor for pages only. */
  readonly campaigns?: CampaignGateway | undefined;
  readonly notifications?: CampaignGateway | undefined;
  /** Lists the templates of pages, or those of emails. */
  listTemplates(target: BlockTarget): Promise<readonly EditorTemplate[]>;
  listContainers(target: BlockTarget): Promise<readonly EditorTemplate[]>;
}

/** Returns the endpoints of a kind of email; undefined in an editor that has none. */
export function emailGateway(gateway: EditorGateway, kind: EmailKind): CampaignGateway | undefined {
  return kind === 'campaign' ? gateway.campaigns : gateway.notifications;
}

/** Returns true when the record does not exist any more, so that a retry would not help. */
export function isGone(failure: GatewayFailure | null): boolean {
  return failure !== null && /not_found$/.test(failure.code);
}

/** Converts a rejection to a failure. */
export function asFailure(error: unknown): GatewayFailure {
  const { code, message, hint, current, usage, status, retryAfter } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<GatewayFailure>;
  return {
    code: typeof code === 'string' ? code : 'unreachable',
    message: typeof message === 'string' ? message : 'Something went wrong',
    hint: typeof hint === 'string' ? hint : undefined,
    current,
    usage: Array.isArray(usage) ? usage : undefined,
    status: typeof status === 'number' ? status : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}
