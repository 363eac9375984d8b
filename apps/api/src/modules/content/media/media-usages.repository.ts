import { PRODUCT_PATH } from '@org/schema';
import type { Settings, Usage } from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  BlogPostRecord,
  CampaignRecord,
  CategoryRecord,
  CollectionItemRecord,
  PageRecord,
  ProductRecord,
  TemplateRecord,
  UsingEntity,
} from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { saveCollectionUsages } from '../tree/collection-usages.ts';
import { saveComponentUsages } from '../tree/component-usages.ts';
import { readContentText } from '../tree/content-tasks.ts';
import { mediaGuidsIn } from './media-address.ts';

/** Row that may show images, with the texts that may contain their URLs. */
export interface MediaHolder {
  readonly entity: UsingEntity;
  readonly id: number;
  /** Text by field. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Returns a page as a holder of images, including those of its live version while a newer draft exists. */
export async function pageHolder({
  id,
  content,
  image,
  og_image,
  live_version: live,
}: Pick<
  PageRecord,
  'id' | 'content' | 'image' | 'og_image' | 'live_version'
>): Promise<MediaHolder> {
  const text = await readContentText(content);
  const texts = {
    content: live ? text + (await readContentText(live.content)) : text,
    image: live ? `${image} ${live.image}` : image,
    og_image: live ? `${og_image} ${live.og_image}` : og_image,
  };
  return { entity: 'page', id, texts };
}

/** Returns a template as a holder of images. */
export async function templateHolder({
  id,
  content,
  content_form,
}: Pick<TemplateRecord, 'id' | 'content' | 'content_form'>): Promise<MediaHolder> {
  const text = content_form === 'fragment' ? (content ?? '') : await readContentText(content);
  return { entity: 'template', id, texts: { content: text } };
}

type PicturedSettings = Pick<Settings, 'main_logo' | 'favicon' | 'seo'>;

/** Returns the settings as a holder of images. */
export function settingsHolder(
  tenantId: number,
  { main_logo, favicon, seo }: PicturedSettings,
): MediaHolder {
  const og_image = seo.og_image ?? '';
  return { entity: 'settings', id: tenantId, texts: { main_logo, favicon, og_image } };
}

/** Returns a blog post as a holder of images. */
export function postHolder({
  id,
  content,
  featured_image,
  og_image,
}: Pick<BlogPostRecord, 'id' | 'content' | 'featured_image' | 'og_image'>): MediaHolder {
  return { entity: 'blog_post', id, texts: { content, featured_image, og_image } };
}

/** Returns a category as a holder of images. */
export function categoryHolder({
  id,
  thumbnail,
}: Pick<CategoryRecord, 'id' | 'thumbnail'>): MediaHolder {
  return { entity: 'category', id, texts: { thumbnail } };
}

/** Returns an item of a collection as a holder of images. */
export function itemHolder({
  id,
  values,
}: Pick<CollectionItemRecord, 'id' | 'values'>): MediaHolder {
  return { entity: 'collection_item', id, texts: { values: JSON.stringify(values) } };
}

/** Returns an email campaign as a holder of images. */
export async function campaignHolder({
  id,
  content,
}: Pick<CampaignRecord, 'id' | 'content'>): Promise<MediaHolder> {
  return { entity: 'campaign', id, texts: { content: await readContentText(content) } };
}

/** Returns a product as a holder of images: its own, and those of its variants. */
export function productHolder(
  {
    id,
    description,
    images,
    og_image,
  }: Pick<ProductRecord, 'id' | 'description' | 'images' | 'og_image'>,
  variantImages: readonly string[],
): MediaHolder {
  const files = [...images.map(({ file }) => file), ...variantImages].join(' ');
  return { entity: 'product', id, texts: { description, images: files, og_image } };
}

/** Saves which images a row shows; `saveManyUsages` for one row. */
export function saveUsages(tx: TenantTx, tenantId: number, holder: MediaHolder): Promise<void> {
  return saveManyUsages(tx, tenantId, holder.entity, [holder]);
}

/**
 * Replaces the recorded image usages of rows of an entity, in the transaction that saves the rows, and the component and collection
 * usages of pages and templates. It locks the images until the transaction ends: images being deleted are not recorded, and recorded ones cannot be deleted concurrently.
 */
export async function saveManyUsages(
  tx: TenantTx,
  tenantId: number,
  entity: UsingEntity,
  holders: readonly Omit<MediaHolder, 'entity'>[],
): Promise<void> {
  if (holders.length === 0) return;
  if (entity === 'page' || entity === 'template') {
    const contents = holders.map(({ id, texts }) => ({ id, json: texts.content ?? '' }));
    await saveComponentUsages(tx, tenantId, entity, contents);
    await saveCollectionUsages(tx, tenantId, entity, contents);
  }
  await tx
    .deleteFrom('media_usages')
    .where('entity', '=', entity)
    .where(sql<boolean>`entity_id = any(${holders.map(({ id }) => id)}::bigint[])`)
    .execute();
  const shown = holders.flatMap(({ id, texts }) =>
    Object.entries(texts).flatMap(([field, text]) =>
      [...mediaGuidsIn(text)].map((guid) => ({ id, field, guid })),
    ),
  );
  const guids = [...new Set(shown.map(({ guid }) => guid))];
  if (guids.length === 0) return;
  const images = await tx
    .selectFrom('media')
    .select(['id', 'guid'])
    .where('guid', 'in', guids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  const byGuid = new Map(images.map((image) => [image.guid, image.id]));
  const rows = shown.flatMap(({ id, field, guid }) => {
    const media_id = byGuid.get(guid);
    return media_id === undefined
      ? []
      : [{ tenant_id: tenantId, media_id, entity, entity_id: id, field }];
  });
  if (rows.length > 0) await tx.insertInto('media_usages').values(rows).execute();
}

/** Usage of an image. */
export interface MediaUsage extends Usage {
  readonly media_id: number;
}

/** Join of usages with their holders, without those in the trash. */
const LIVE_USAGES = sql`media_usages u
    left join pages p on u.entity = 'page' and p.tenant_id = u.tenant_id and p.id = u.entity_id
    left join component_templates t on u.entity = 'template' and t.tenant_id = u.tenant_id and t.id = u.entity_id
    left join blog_posts b on u.entity = 'blog_post' and b.tenant_id = u.tenant_id and b.id = u.entity_id
    left join categories c on u.entity = 'category' and c.tenant_id = u.tenant_id and c.id = u.entity_id
    left join email_campaigns e on u.entity = 'campaign' and e.tenant_id = u.tenant_id and e.id = u.entity_id
    left join products s on u.entity = 'product' and s.tenant_id = u.tenant_id and s.id = u.entity_id
    left join collection_items i on u.entity = 'collection_item' and i.tenant_id = u.tenant_id and i.id = u.entity_id
    where (u.entity = 'settings' or (p.id is not null and p.deleted_at is null) or (t.id is not null and t.deleted_at is null)
      or (b.id is not null and b.deleted_at is null) or (c.id is not null and c.deleted_at is null)
      or (e.id is not null and e.deleted_at is null) or (s.id is not null and s.deleted_at is null)
      or (i.id is not null and i.deleted_at is null))`;

/** Returns the condition for images that are used, or unused. */
export function isUsed(used: boolean): RawBuilder<SqlBool> {
  const found = sql<SqlBool>`exists (select 1 from ${LIVE_USAGES} and u.media_id = media.id)`;
  return used ? found : sql<SqlBool>`not ${found}`;
}

/** Returns the distinct usages of images, without those in the trash. */
export async function listUsages(tx: TenantTx, mediaIds: readonly number[]): Promise<MediaUsage[]> {
  const { rows } = await sql<MediaUsage>`
    select distinct u.media_id, case when c.kind = 'blog' then 'blog_category' else u.entity end as type, u.entity_id as id, coalesce(p.title, t.name, b.title, c.category, e.name, s.name, i.title, 'Settings') as title,
      case when b.id is not null then '/blog/' || b.slug when s.id is not null then ${`/${PRODUCT_PATH}`} || s.slug when p.id is null then '' when p.is_homepage then '/' else '/' || p.slug end as path
    from ${LIVE_USAGES} and u.media_id = any(${mediaIds}::bigint[])
    order by 1, 2, 3`.execute(tx);
  return rows;
}

/** Returns the number of usages of each image; unused ones are missing. */
export async function countUsages(
  tx: TenantTx,
  mediaIds: readonly number[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { media_id } of await listUsages(tx, mediaIds))
    counts.set(media_id, (counts.get(media_id) ?? 0) + 1);
  return counts;
}

/**
 * Records the image usages of rows that were saved before usages were tracked.
 * @returns number of rows
 */
export async function learnUsages(tx: TenantTx, tenantId: number): Promise<number> {
  const pages = await tx
    .selectFrom('pages')
    .select(['id', 'content', 'image', 'og_image', 'live_version'])
    .where('usages_known', '=', false)
    .forUpdate()
    .execute();
  const templates = await tx
    .selectFrom('component_templates')
    .select(['id', 'content', 'content_form'])
    .where('usages_known', '=', false)
    .forUpdate()
    .execute();
  const settings = await tx
    .selectFrom('settings')
    .select('value')
    .where('usages_known', '=', false)
    .forUpdate()
    .execute();
  for (const page of pages) await saveUsages(tx, tenantId, await pageHolder(page));
  for (const template of templates) await saveUsages(tx, tenantId, await templateHolder(template));
  for (const { value } of settings) {
    const { main_logo = '', favicon = '', seo = {} } = value as Partial<PicturedSettings>;
    await saveUsages(tx, tenantId, settingsHolder(tenantId, { main_logo, favicon, seo }));
  }
  for (const table of ['pages', 'component_templates', 'settings'] as const)
    await tx
      .updateTable(table)
      .set({ usages_known: true })
      .where('usages_known', '=', false)
      .execute();
  return pages.length + templates.length + settings.length;
}
