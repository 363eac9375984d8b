import { AppError } from '@org/schema/errors';
import { number, object } from 'yup';
import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { RunInTenant } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { FetchedPictureRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { FetchRefusal } from '../../../kernel/http/safe-fetch.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import {
  fetchPicture,
  type PictureSources,
  toMedia,
  type UploadTarget,
} from '../../content/index.ts';
import { getPlaces, nextPictures, nextTry, saveTry } from './import-pictures.repository.ts';
import { placePicture } from './place-picture.ts';

/** Job that downloads the pictures of an import. */
export const fetchPicturesJob = defineJob({
  name: 'fetch-pictures',
  payload: object({ importId: number().integer().required() }).noUnknown(),
  retries: 5,
  timeout: 900,
  perTenant: 1,
});

/** Queues the job, unless it is already waiting. */
export function sendFetch(
  send: SendJob,
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  importId: number,
  startAfter?: Date,
): Promise<string | undefined> {
  const key = `pictures of import ${importId}`;
  return send(tx, fetchPicturesJob, { importId }, { tenantId, key, startAfter });
}

/** Dependencies of the download. */
export interface PictureTools extends PictureSources {
  readonly db: TenantDatabase;
  readonly store: MediaStore;
  readonly send: SendJob;
  /** Milliseconds before the first retry of a picture, multiplied by four for each further one. */
  readonly pause: number;
}

/** Maximum number of attempts for one picture, and of concurrent downloads. */
const MAX_TRIES = 4;
const AT_ONCE = 4;
/** Milliseconds after which the job returns to the end of the queue, so that other jobs can run. */
const TURN = 300_000;

interface Fetching {
  readonly tools: PictureTools;
  readonly run: RunInTenant;
  readonly target: UploadTarget;
  readonly importId: number;
  readonly signal: AbortSignal;
}

/** Returns why a picture failed. Errors that are not caused by the picture are thrown. */
function getReason(error: unknown): { readonly told: string; readonly isPassing: boolean } {
  if (error instanceof FetchRefusal) return { told: error.message, isPassing: error.isPassing };
  if (error instanceof AppError && error.status < 500)
    return { told: error.message, isPassing: false };
  if (error instanceof AppError && error.code === 'unavailable')
    return { told: error.message, isPassing: true };
  throw error;
}

/** Downloads a picture unless it exists already, and adds it to its products. */
async function fetchOne(fetching: Fetching, picture: FetchedPictureRecord): Promise<void> {
  const { tools, run, target, importId, signal } = fetching;
  const { id, address, tries } = picture;
  let mediaId = picture.media_id;
  if (picture.status === 'waiting')
    try {
      const media = await fetchPicture(target, address, tools, signal, (tx, media_id) =>
        saveTry(tx, id, { status: 'done', media_id, error: '' }),
      );
      mediaId = media.id;
    } catch (error) {
      signal.throwIfAborted();
      const { told, isPassing } = getReason(error);
      const isOver = !isPassing || tries + 1 >= MAX_TRIES;
      await run((tx) =>
        saveTry(tx, id, {
          status: isOver ? 'failed' : 'waiting',
          tries: tries + 1,
          next_at: new Date(Date.now() + tools.pause * 4 ** tries),
          error: told,
        }),
      );
      return;
    }
  await placeAll(fetching, { id, mediaId }, importId);
}

async function placeAll(
  { run, target }: Fetching,
  { id, mediaId }: { readonly id: number; readonly mediaId: number | null },
  importId: number,
): Promise<void> {
  const { tenant, actor } = target;
  const media = await run((tx) =>
    tx
      .selectFrom('media')
      .selectAll()
      .where('id', '=', mediaId ?? 0)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  // A user has deleted it in the meantime.
  if (!media)
    return run((tx) =>
      saveTry(tx, id, { status: 'failed', media_id: null, error: 'The picture was deleted' }),
    );
  const { file } = toMedia(media, tenant.guid);
  for (const place of await run((tx) => getPlaces(tx, importId, id)))
    await run((tx) => placePicture({ tx, tenantId: tenant.id, actor }, place, file));
}

/** Downloads the pictures of an import. Finished and failed pictures keep their state when the job is retried. */
export async function fetchImportPictures(
  tools: PictureTools,
  { tenantId, payload: { importId }, signal }: TenantJobWork<{ importId: number }>,
): Promise<void> {
  const { db, store } = tools;
  const run: RunInTenant = (work) => db.asTenant(tenantId, work);
  const record = await run((tx) =>
    tx
      .selectFrom('imports')
      .select(['user_id', 'status'])
      .where('id', '=', importId)
      .executeTakeFirst(),
  );
  if (!record || record.status === 'undoing' || record.status === 'undone') return;
  const requestId = `pictures of import ${importId}`;
  const actor = await actorInBackground(db, tenantId, record.user_id, requestId);
  if (!actor || !hasPermission(actor, 'products.can_create')) {
    await run((tx) =>
      tx
        .updateTable('import_pictures')
        .set({ error: 'The person who started the import no longer has permission' })
        .where('import_id', '=', importId)
        .where('is_placed', '=', false)
        .execute(),
    );
    return;
  }
  const tenant = await db.asPlatform('pictures of an import', (tx) =>
    tx
      .selectFrom('tenants')
      .select(['id', 'guid', 'plan'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const target = { store, run, tenant, actor };
  const end = Date.now() + TURN;
  for (let some = true; some && Date.now() < end; ) {
    signal.throwIfAborted();
    const next = await run((tx) => nextPictures(tx, importId, AT_ONCE));
    some = next.length > 0;
    const fetching = { tools, run, target, importId, signal };
    await Promise.all(next.map((picture) => fetchOne(fetching, picture)));
  }
  await run(async (tx) => {
    const at =
      (await nextPictures(tx, importId, 1)).length > 0 ? new Date() : await nextTry(tx, importId);
    if (at) await sendFetch(tools.send, { tx, tenantId }, importId, at);
  });
}
