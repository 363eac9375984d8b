import type { BlockRegistry } from '@org/content';
import { appError } from '@org/schema/errors';
import { getKitImages, loadStarterKit } from '@org/starter-kits';
import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { Actor, RunInTenant } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { StartedSiteRecord } from '../../../kernel/database/records.ts';
import type { StartedWork } from '../../../kernel/database/stored-values.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { type UploadTarget, uploadBundledImage } from '../../content/index.ts';
import { makeSite } from './make-site.ts';

/** Dependencies of creating sites in the background. */
export interface MakeTools {
  readonly db: TenantDatabase;
  readonly store: MediaStore;
  readonly registry: BlockRegistry;
}

interface Making {
  readonly record: StartedSiteRecord;
  readonly run: RunInTenant;
  readonly target: UploadTarget;
  readonly actor: Actor;
}

/** Saves the progress: an interrupted attempt continues from there. */
async function keep({ record, run }: Making, made: StartedWork, done: number): Promise<void> {
  await run((tx) =>
    tx
      .updateTable('started_sites')
      .set({ made: JSON.stringify(made), done, updated_at: new Date() })
      .where('id', '=', record.id)
      .execute(),
  );
}

async function makePictures(making: Making, signal: AbortSignal): Promise<StartedWork> {
  const { record, target } = making;
  let made: StartedWork = record.made;
  for (const [name, picture] of getKitImages(loadStarterKit(record.site))) {
    if (made.pictures?.[name]) continue;
    signal.throwIfAborted();
    const { id, file } = await uploadBundledImage(target, picture);
    made = { ...made, pictures: { ...made.pictures, [name]: { id, file } } };
    await keep(making, made, Object.keys(made.pictures ?? {}).length);
  }
  return made;
}

async function makePages({ record, run, actor }: Making, made: StartedWork, tools: MakeTools) {
  const { look, homepage, total } = record;
  await run(async (tx) => {
    const write = { tx, tenantId: record.tenant_id, actor };
    const before = look ? await getSettings(tx) : undefined;
    const home = homepage
      ? await tx
          .selectFrom('pages')
          .select('id')
          .where('is_homepage', '=', true)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    const site = await makeSite(write, loadStarterKit(record.site), {
      images: new Map(Object.entries(made.pictures ?? {}).map(([name, { file }]) => [name, file])),
      choices: { look, homepage },
      registry: tools.registry,
    });
    const after: StartedWork = {
      ...made,
      site,
      ...(home && { homeBefore: home.id }),
      ...(before && { before, settingsVersion: (await getSettings(tx)).version }),
    };
    await tx
      .updateTable('started_sites')
      .set({ status: 'done', done: total, made: JSON.stringify(after), updated_at: new Date() })
      .where('id', '=', record.id)
      .execute();
  });
}

/**
 * Creates a requested site: pictures one by one, then all pages in one transaction.
 * @throws rethrown to the job after the row has recorded them
 */
export async function makeStartedSite(
  tools: MakeTools,
  { payload, tenantId, signal, isLast }: TenantJobWork<{ startedId: number }>,
): Promise<void> {
  const { db, store } = tools;
  const run: RunInTenant = (work) => db.asTenant(tenantId, work);
  const record = await run((tx) =>
    tx
      .updateTable('started_sites')
      .set({ status: 'running', error: '', updated_at: new Date() })
      .where('id', '=', payload.startedId)
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst(),
  );
  if (!record) return;
  try {
    const actor = await actorInBackground(
      db,
      tenantId,
      record.user_id,
      `starter site ${record.id}`,
    );
    if (!actor || !hasPermission(actor, 'settings.can_update')) throw appError('forbidden');
    const tenant = await db.asPlatform('starter site', (tx) =>
      tx
        .selectFrom('tenants')
        .select(['id', 'guid', 'plan'])
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow(),
    );
    const making: Making = { record, run, actor, target: { store, run, tenant, actor } };
    const made = await makePictures(making, signal);
    await makePages(making, made, tools);
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'forbidden';
    if (isLast || isForbidden)
      await run((tx) =>
        tx
          .updateTable('started_sites')
          .set({
            status: 'failed',
            error: isForbidden
              ? 'You no longer have permission to do this'
              : 'The site could not be made. Nothing but pictures was added; please try again',
            updated_at: new Date(),
          })
          .where('id', '=', record.id)
          .where('status', '=', 'running')
          .execute(),
      );
    throw error;
  }
}
