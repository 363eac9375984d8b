import type { TreeFragment } from '@org/schema';

/** A page as the editor needs it. */
export interface EditorPage {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: string;
  readonly status: 'draft' | 'published' | 'archived';
  /** When this version goes live; until then visitors get the earlier one, if there is one. */
  readonly publish_date: string;
  /** True when visitors get the page now, in this version or in an earlier one. */
  readonly is_public: boolean;
  readonly is_homepage: boolean;
  /** Stored text, or null for none. */
  readonly content: string | null;
  readonly version: number;
  readonly updated_at: string;
}

/** Names of the parts of a site that stand around the content of its pages. */
export type SitePartName = 'header' | 'pageTitle' | 'footer';

/** A part of the site around a page: its stored content, and the template that it comes from, or null for none. */
export interface SitePart {
  readonly content: string;
  readonly templateId: number | null;
}

/** The parts of the site that visitors see around a page. A part that the page does not show is absent. */
export type SiteParts = Readonly<Partial<Record<SitePartName, SitePart | undefined>>>;

/** A page as it is loaded, with the parts of the site around it. */
export interface LoadedPage extends EditorPage {
  readonly siteParts?: SiteParts | undefined;
}

/** A saved version of a page, without its content. */
export interface PageRevision {
  readonly id: number;
  readonly version: number;
  readonly created_at: string;
  readonly user: { readonly displayName: string } | null;
  /** What the save was, where it was no usual one. */
  readonly label: string;
}

/** A component template as the editor needs it. */
export interface EditorTemplate {
  readonly id: number;
  readonly name: string;
  readonly type: 'container' | 'section';
  readonly content: string | TreeFragment | null;
  readonly version: number;
}

/** An email campaign as the editor needs it. */
export interface EditorCampaign {
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  /** Stored text, or null for none: the default email then. */
  readonly content: string | null;
  readonly version: number;
}

/** The calls for campaigns; each rejects with a `GatewayFailure`. */
export interface CampaignGateway {
  load(id: number, signal: AbortSignal): Promise<EditorCampaign>;
  save(campaign: { id: number; content: string; version: number }): Promise<EditorCampaign>;
  /** Makes a campaign of its own of what could not be saved. The same `key` makes it once, however often it is asked for. */
  copy(campaign: {
    name: string;
    subject: string;
    preheader: string;
    content: string;
    key: string;
  }): Promise<EditorCampaign>;
}

/** A failure of a call, as far as the editor tells failures apart. */
export interface GatewayFailure {
  readonly code: string;
  readonly message: string;
  /** With `in_use`: the places that use the record. */
  readonly usage?: readonly { readonly title: string }[] | undefined;
  /** With `conflict`: the record as it is on the server. */
  readonly current?: unknown;
  /** HTTP status; 0 or absent without an answer. */
  readonly status?: number | undefined;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number | undefined;
}

/** The calls that the editor makes. The app hands them in; each rejects with a `GatewayFailure`. */
export interface EditorGateway {
  loadPage(slug: string, signal: AbortSignal): Promise<LoadedPage>;
  loadTemplate(id: number, signal: AbortSignal): Promise<EditorTemplate>;
  savePage(page: { id: number; content: string; version: number }): Promise<EditorPage>;
  /** Makes a draft of its own of what could not be saved. The same `key` makes it once, however often it is asked for. */
  copyPage(page: {
    title: string;
    excerpt: string;
    image: string;
    publish_date: string;
    content: string;
    key: string;
  }): Promise<EditorPage>;
  publishPage(page: {
    id: number;
    version: number;
    status: 'published' | 'draft';
    publish_date?: string;
  }): Promise<EditorPage>;
  listRevisions(
    pageId: number,
    page: number,
    signal: AbortSignal,
  ): Promise<{ rows: readonly PageRevision[]; total: number }>;
  loadRevision(pageId: number, revision: number): Promise<{ content: string | null }>;
  restoreRevision(revision: { pageId: number; id: number; version: number }): Promise<EditorPage>;
  /** Cancels the scheduled version of a page. */
  cancelSchedule(page: { id: number; version: number }): Promise<EditorPage>;
  /** Makes a link that shows the page to whoever has it until it expires. */
  makePreviewLink(pageId: number): Promise<{ url: string; expires_at: string }>;
  saveTemplate(template: {
    id: number;
    content: string | TreeFragment;
    version: number;
  }): Promise<EditorTemplate>;
  renameTemplate(template: { id: number; name: string; version: number }): Promise<EditorTemplate>;
  /** Makes a template of its own of what could not be saved. The same `key` makes it once, however often it is asked for. */
  copyTemplate(template: {
    name: string;
    type: EditorTemplate['type'];
    content: string | TreeFragment;
    key: string;
  }): Promise<EditorTemplate>;
  /** Deletes a template. Errors: `in_use` with `usage` where it stands somewhere, unless forced. */
  removeTemplate(template: { id: number; force: boolean }): Promise<void>;
  createTemplate(template: {
    componentName: string;
    type: 'container';
    content: TreeFragment;
  }): Promise<EditorTemplate>;
  /** Absent in an editor of pages alone. */
  readonly campaigns?: CampaignGateway | undefined;
  listTemplates(): Promise<readonly EditorTemplate[]>;
  listContainers(): Promise<readonly EditorTemplate[]>;
}

/** True when what was asked for is not there any more: asking again would not help. */
export function isGone(failure: GatewayFailure | null): boolean {
  return failure !== null && /not_found$/.test(failure.code);
}

/** Reads what a call rejected with. */
export function asFailure(error: unknown): GatewayFailure {
  const { code, message, current, usage, status, retryAfter } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<GatewayFailure>;
  return {
    code: typeof code === 'string' ? code : 'unreachable',
    message: typeof message === 'string' ? message : 'Something went wrong',
    current,
    usage: Array.isArray(usage) ? usage : undefined,
    status: typeof status === 'number' ? status : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}
