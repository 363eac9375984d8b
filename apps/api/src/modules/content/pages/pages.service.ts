import { toZlibContent } from '@org/content/node';
import {
  type ChangeAction,
  NO_PAGE,
  type Page,
  type PageCreate,
  type PageUpdate,
} from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { databaseFailure } from '../../../kernel/database/database-failure.ts';
import type { PageChange, PageRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { countBy } from '../../../kernel/entities/entity-rows.repository.ts';
import { saveAddress } from '../../../kernel/entities/moved-addresses.repository.ts';
import { saveRevisions } from '../../../kernel/entities/revisions.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { pageHolder, saveUsages } from '../media/media-usages.repository.ts';
import { requireTemplates } from '../templates/template-places.ts';
import { checkPageContent } from '../tree/check-page-content.ts';
import { canStoreHtml } from '../tree/raw-html.ts';
import { indexPageTerms } from './index-page-terms.ts';
import { changesItemPage, checkItemPage, getPlace } from './item-page.ts';
import { asVisitorsSee, liveVersionAfter, type PageEffect } from './live-version.ts';
import { changedColumns, newColumns } from './page-fields.ts';
import { markPublished, PAGE_REVISIONS } from './page-revisions.ts';
import { freeSlug, getSlug, isReservedSlug } from './page-slug.ts';
import * as pages from './pages.repository.ts';
import { toPage } from './to-page.ts';

/**
 * Returns a page with its content.
 * @throws `page_not_found`
 */
export async function getPage(tx: TenantTx, id: number): Promise<Page> {
  const page = await pages.findPage(tx, id);
  if (!page) throw appError('page_not_found');
  return toPage(page);
}

function wrong(field: string, message: string): Error {
  return appError('validation_failed', { formErrors: { [field]: message } });
}

/**
 * Returns the requested slug.
 * @throws `slug_taken`, `validation_failed` for the product's own paths
 */
async function givenSlug(tx: TenantTx, slug: string, pageId: number): Promise<string> {
  if (isReservedSlug(slug)) throw wrong('slug', 'This address is reserved');
  if (await pages.isSlugTaken(tx, slug, pageId))
    throw appError('slug_taken', { formErrors: { slug: 'Another page already has this address' } });
  return slug;
}

async function madeSlug(tx: TenantTx, title: string, pageId: number): Promise<string> {
  const wanted = getSlug(title);
  return freeSlug(wanted, await pages.takenSlugs(tx, wanted, pageId));
}

/**
 * Returns the parent to store.
 * @throws `validation_failed` when it does not exist, or is a descendant of the page
 */
async function checkedParent(
  tx: TenantTx,
  parentId: number,
  pageId: number | undefined,
): Promise<number | null> {
  if (parentId === NO_PAGE) return null;
  const above = await pages.ancestorPageIds(tx, parentId);
  if (above.length === 0) throw wrong('parentId', 'This page does not exist');
  if (pageId !== undefined && above.includes(pageId))
    throw wrong('parentId', 'A page cannot be its own parent');
  return parentId;
}

async function copiedContent(tx: TenantTx, copyFrom: number | undefined): Promise<string | null> {
  if (copyFrom === undefined || copyFrom === NO_PAGE) return null;
  const source = await pages.findPage(tx, copyFrom);
  if (!source) throw wrong('copyFrom', 'This page does not exist');
  return source.content ? toZlibContent(source.content) : null;
}

function recordPage(
  write: TenantWrite,
  action: ChangeAction,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
): Promise<void> {
  return recordChange(write, { entity: 'page', id, action, version });
}

async function takeHomepage(write: TenantWrite, pageId: number): Promise<void> {
  for (const page of await pages.clearHomepage(write.tx, pageId))
    await recordPage(write, 'updated', page);
}

/** Texts of a page that the search of the site finds. */
const SEARCHED = ['content', 'title', 'excerpt'] as const;

/** Converts the unique constraint violation of a concurrent change into an error. */
function lostRace(error: unknown): never {
  const failure = databaseFailure(error);
  if (failure?.kind === 'unique' && failure.constraint === 'pages_slug_key')
    throw appError('slug_taken', { formErrors: { slug: 'Another page already has this address' } });
  throw error;
}

/** Creates a page; the slug is derived from the title by default. */
export async function createPage(write: TenantWrite, fields: PageCreate): Promise<Page> {
  const { tx, tenantId } = write;
  const { content, copyFrom, parentId = NO_PAGE, slug, header_id, footer_id } = fields;
  await requireTemplates(tx, { header_id, footer_id });
  const stored = content
    ? await checkPageContent(tx, content, { canStoreHtml: canStoreHtml(write) })
    : await copiedContent(tx, copyFrom);
  await pages.lockPageTree(tx, tenantId);
  const authorId = await cacheActor(write);
  const columns = {
    ...newColumns(fields),
    slug: slug ? await givenSlug(tx, slug, 0) : await madeSlug(tx, fields.title, 0),
  };
  const { item_collection_id = null, is_homepage = false } = fields;
  await checkItemPage(tx, { slug: columns.slug, is_homepage, item_collection_id });
  if (is_homepage) await takeHomepage(write, 0);
  const record = await pages
    .insertPage(tx, tenantId, {
      ...columns,
      content: stored,
      parent_id: await checkedParent(tx, parentId, undefined),
      author_id: authorId,
      usages_known: true,
    })
    .catch(lostRace);
  await saveRevisions(tx, PAGE_REVISIONS, [record.id], authorId);
  await markPublished(tx, [record.id]);
  await countBy(tx, tenantId, { entity: 'page' }, 1);
  await saveUsages(tx, tenantId, await pageHolder(record));
  await indexPageTerms(tx, record);
  await recordPage(write, 'created', record);
  return getPage(tx, record.id);
}

/**
 * Locks a page for a change.
 * @throws `page_not_found`; `conflict` with the current page when the version is outdated
 */
export async function takePage(
  { tx }: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<PageRecord> {
  const current = await pages.lockPage(tx, id);
  if (!current) throw appError('page_not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: await getPage(tx, id) });
  return current;
}

/** Options of a stored change. */
interface StoreOptions {
  /** Describes the revision of an unusual change. */
  readonly label?: string;
  /** Time at which visitors of a public page see it. @default 'live' */
  readonly effect?: PageEffect;
}

/** Saves a change of a locked page with its revision and image usages, and records it. */
export async function storePage(
  write: TenantWrite,
  current: PageRecord,
  change: PageChange,
  { label = '', effect = 'live' }: StoreOptions = {},
): Promise<Page> {
  const { tx, tenantId } = write;
  const userId = await cacheActor(write);
  const { live_version: live, has_unpublished_changes } = liveVersionAfter(current, change, effect);
  const live_version = live && JSON.stringify(live);
  const record = await pages
    .updatePage(tx, current, {
      ...change,
      live_version,
      has_unpublished_changes,
      usages_known: true,
    })
    .catch(lostRace);
  invariant(record, 'a locked page keeps its version');
  const changed = (field: 'content' | 'image' | 'og_image' | 'slug'): boolean =>
    record[field] !== current[field];
  await saveRevisions(tx, PAGE_REVISIONS, [record.id], userId, label);
  await markPublished(tx, [record.id]);
  const isNowLive = current.live_version !== null && live === null;
  if (
    !current.usages_known ||
    isNowLive ||
    changed('content') ||
    changed('image') ||
    changed('og_image')
  )
    await saveUsages(tx, tenantId, await pageHolder(record));
  // The search finds what visitors see.
  const [before, seen] = [asVisitorsSee(current), asVisitorsSee(record)];
  if (isNowLive || SEARCHED.some((field) => seen[field] !== before[field]))
    await indexPageTerms(tx, seen);
  if (changed('slug')) await saveAddress(tx, tenantId, current.slug, { page_id: record.id });
  await recordPage(write, 'updated', record);
  return getPage(tx, record.id);
}

/**
 * Updates the given fields of a page.
 * @throws `page_not_found`, `conflict`, `slug_taken`, those of content
 */
export async function updatePage(
  write: TenantWrite,
  id: number,
  body: Omit<PageUpdate, 'id'>,
): Promise<Page> {
  const { tx, tenantId } = write;
  const { version, content, parentId, slug, draft, ...fields } = body;
  const { header_id, footer_id } = fields;
  const isMoved = changesItemPage(body);
  if (isMoved || parentId !== undefined) await pages.lockPageTree(tx, tenantId);
  const current = await takePage(write, id, version);
  // The current template may stay, even if it has been deleted since.
  await requireTemplates(tx, {
    header_id: header_id === current.header_id ? null : header_id,
    footer_id: footer_id === current.footer_id ? null : footer_id,
  });
  const change = changedColumns(fields);
  // Publishing takes effect immediately, whatever publish date the page had.
  const isScheduled = current.publish_date.getTime() > Date.now();
  if (fields.status === 'published' && fields.publish_date === undefined && isScheduled)
    change.publish_date = new Date();
  if (content !== undefined)
    change.content = await checkPageContent(tx, content, {
      before: current.content,
      canStoreHtml: canStoreHtml(write),
    });
  if (parentId !== undefined) change.parent_id = await checkedParent(tx, parentId, id);
  // An empty slug is derived from the title again.
  if (slug !== undefined && slug !== current.slug)
    change.slug = slug
      ? await givenSlug(tx, slug, id)
      : await madeSlug(tx, fields.title ?? current.title, id);
  if (isMoved) await checkItemPage(tx, getPlace(current, change), current);
  if (fields.is_homepage) await takeHomepage(write, id);
  return storePage(write, current, change, { effect: draft ? 'draft' : 'live' });
}

/**
 * Saves content of the editor, live or in the draft of the page.
 * @throws `page_not_found`, `conflict`, those of content
 */
export async function saveContent(
  write: TenantWrite,
  {
    id,
    version,
    draft,
    ...sent
  }: {
    id: number;
    content: string | null;
    version?: number | undefined;
    draft?: boolean | undefined;
  },
): Promise<Page> {
  const current = await takePage(write, id, version);
  const content = await checkPageContent(write.tx, sent.content, {
    before: current.content,
    canStoreHtml: canStoreHtml(write),
  });
  return storePage(write, current, { content }, { effect: draft ? 'draft' : 'live' });
}
