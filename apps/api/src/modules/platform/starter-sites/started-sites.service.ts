import type { StarterSiteName } from '@org/schema';
import type { StartedSite, StarterSiteOffer } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { getKitImages, listStarterKits, loadStarterKit } from '@org/starter-kits';
import { number, object } from 'yup';
import type { StartedSiteRecord } from '../../../kernel/database/records.ts';
import type { StartedWork } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { movedSlugs, type SiteChoices } from './make-site.ts';

/** The work of making a site. */
export const starterSiteJob = defineJob({
  name: 'starter-site',
  payload: object({ startedId: number().integer().required() }).noUnknown(),
  retries: 3,
  timeout: 600,
});

/** A made site as calls answer it. */
export function toStarted(record: StartedSiteRecord): StartedSite {
  const { id, site, status, done, total, look, homepage, error } = record;
  // Our own JSON: what was made grows with the work.
  const made: StartedWork = record.made;
  return {
    id,
    site,
    status,
    done,
    total,
    look,
    homepage,
    error,
    home_page_id: made.site?.homePage ?? null,
    home_path: made.site ? (homepage ? '/' : `/${made.site.homeSlug}`) : '',
    home_slug: made.site?.homeSlug ?? '',
    pages: made.site?.pages.length ?? 0,
    posts: made.site?.posts.length ?? 0,
    pictures: Object.keys(made.pictures ?? {}).length,
    created_at: record.created_at.toISOString(),
  };
}

/**
 * Locks a started site for a change.
 * @throws `not_found`
 */
export async function takeStarted(tx: TenantTx, id: number): Promise<StartedSiteRecord> {
  const record = await tx
    .selectFrom('started_sites')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!record) throw appError('not_found');
  return record;
}

/** Returns the started site that exists or is being created. */
function liveStarted(tx: TenantTx, site: StarterSiteName): Promise<StartedSiteRecord | undefined> {
  return tx
    .selectFrom('started_sites')
    .selectAll()
    .where('site', '=', site)
    .where('status', 'in', ['waiting', 'running', 'done'])
    .executeTakeFirst();
}

/** Returns the started site that is shown: an existing one, or the last failed attempt. */
async function shownStarted(
  tx: TenantTx,
  site: StarterSiteName,
): Promise<StartedSiteRecord | undefined> {
  const live = await liveStarted(tx, site);
  if (live) return live;
  const last = await tx
    .selectFrom('started_sites')
    .selectAll()
    .where('site', '=', site)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.status === 'failed' ? last : undefined;
}

/** Returns what each site would add to the tenant. */
export async function offers(tx: TenantTx): Promise<StarterSiteOffer[]> {
  const found: StarterSiteOffer[] = [];
  for (const site of listStarterKits()) {
    const moved = await movedSlugs({ tx }, site);
    const started = await shownStarted(tx, site.name);
    found.push({
      site: site.name,
      company: site.settings.company_name ?? site.name,
      pages: site.pages.map(({ title, slug }) => ({
        title,
        slug,
        free_slug: moved.get(slug) ?? slug,
      })),
      posts: site.posts.length,
      pictures: getKitImages(site).size,
      started: started ? toStarted(started) : null,
    });
  }
  return found;
}

/**
 * Begins to make a site, once: a second call answers the first one's.
 * @returns row
 */
export async function startSite(
  write: TenantWrite,
  send: SendJob,
  site: StarterSiteName,
  choices: SiteChoices,
): Promise<StartedSite> {
  const { tx, tenantId } = write;
  const row = await tx
    .insertInto('started_sites')
    .values({
      tenant_id: tenantId,
      site,
      user_id: await cacheActor(write),
      ...choices,
      total: getKitImages(loadStarterKit(site)).size + 1,
    })
    // A concurrent second request finds the row of the first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) {
    await send(tx, starterSiteJob, { startedId: row.id }, { tenantId });
    return toStarted(row);
  }
  const live = await liveStarted(tx, site);
  if (!live) throw appError('conflict', { current: {} });
  return toStarted(live);
}
