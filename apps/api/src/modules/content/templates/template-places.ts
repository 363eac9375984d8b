import { DEFAULT_SETTINGS, type Settings, type Usage } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { readStoredSettings } from '../../../kernel/settings/settings.repository.ts';

type SiteParts = Settings['site'];

/** Returns the templates that every page of the tenant shows by default. */
export async function siteTemplates(tx: TenantTx): Promise<SiteParts> {
  const row = await readStoredSettings(tx, { lock: false });
  return { ...DEFAULT_SETTINGS.site, ...row?.stored.site };
}

/**
 * Checks that templates of pages exist and locks them until the transaction ends. Takes field of the request.
 * @returns id, null, -1 or nothing
 * @throws `validation_failed` on the field
 */
export async function requireTemplates(
  tx: TenantTx,
  ids: Readonly<Record<string, number | null | undefined>>,
): Promise<void> {
  for (const [field, id] of Object.entries(ids)) {
    if (id === null || id === undefined || id < 1) continue;
    const found = await tx
      .selectFrom('component_templates')
      .select('id')
      .where('id', '=', id)
      .where('target', '=', 'page')
      .where('type', '<>', 'component')
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!found)
      throw appError('validation_failed', {
        formErrors: { [field]: 'This template does not exist' },
      });
  }
}

/** Returns which of these templates exist, including those in the trash. */
export async function existingTemplates(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<Set<number>> {
  const given = ids.filter((id) => id !== null);
  if (given.length === 0) return new Set();
  const rows = await tx
    .selectFrom('component_templates')
    .select('id')
    .where('id', 'in', given)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const PARTS = {
  header_id: 'header of the site',
  footer_id: 'footer of the site',
  page_title_id: 'page title of the site',
} as const satisfies Record<keyof SiteParts, string>;

/** Returns the pages and templates outside of the trash whose content shows a component. */
async function componentUsages(tx: TenantTx, id: number): Promise<Usage[]> {
  const { rows } = await sql<Usage>`
    select u.entity as type, u.entity_id as id, coalesce(p.title, t.name) as title,
      case when p.id is null then '' when p.is_homepage then '/' else '/' || p.slug end as path
    from component_usages u
    left join pages p on u.entity = 'page' and p.tenant_id = u.tenant_id and p.id = u.entity_id and p.deleted_at is null
    left join component_templates t on u.entity = 'template' and t.tenant_id = u.tenant_id
      and t.id = u.entity_id and t.deleted_at is null
    where u.component_id = ${id} and (p.id is not null or t.id is not null)
    order by u.entity, u.entity_id`.execute(tx);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/**
 * Returns where a template is used outside of the trash: as a header, footer or page title of the site or of a page, or as a
 * component in the content of pages and templates.
 */
export async function templateUsages(tx: TenantTx, tenantId: number, id: number): Promise<Usage[]> {
  const site = await siteTemplates(tx);
  const pages = await tx
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'is_homepage'])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('header_id', '=', id), eb('footer_id', '=', id)]))
    .orderBy('id')
    .execute();
  return [
    ...(Object.keys(PARTS) as (keyof SiteParts)[])
      .filter((part) => site[part] === id)
      .map((part): Usage => ({ type: 'settings', id: tenantId, title: PARTS[part], path: '' })),
    ...pages.map(
      (page): Usage => ({
        type: 'page',
        id: page.id,
        title: page.title,
        path: page.is_homepage ? '/' : `/${page.slug}`,
      }),
    ),
    ...(await componentUsages(tx, id)),
  ];
}
