import { apiContract } from '@org/schema/contract';
import type { Usage } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { mapRows } from '../../../kernel/database/read-list.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, type StaffInput, staffRoute } from '../../../kernel/http/bind-route.ts';
import { bulkDeleteAnswer } from '../../../kernel/http/bulk-delete.ts';
import { changeMedia, getMedia, getUsages, moveImages, removeImages } from './change-media.ts';
import { cropMedia, replaceMedia } from './change-picture.ts';
import { listMedia } from './media.repository.ts';
import { toMedia, type Upload, uploadImages } from './media.service.ts';
import { countUsages, type MediaUsage } from './media-usages.repository.ts';

const toUsage = ({ type, id, title, path }: MediaUsage): Usage => ({ type, id, title, path });

async function answerList({ run, query, tenant }: StaffInput<typeof apiContract.media.list>) {
  return run(async (tx) => {
    const results = await listMedia(tx, query);
    const counts = await countUsages(
      tx,
      results.rows.map(({ id }) => id),
    );
    return { results: mapRows(results, (row) => toMedia(row, tenant.guid, counts.get(row.id))) };
  });
}

function readUploads(files: readonly File[]): Promise<Upload[]> {
  return Promise.all(
    files.map(async (file) => ({
      filename: file.name,
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

/** Creates the routes of uploaded images. */
export function mediaRoutes(store: MediaStore): BoundRoute[] {
  const { media } = apiContract;
  return [
    staffRoute(media.list, answerList),
    staffRoute(media.get, async ({ run, params, tenant }) => {
      const image = await run((tx) => getMedia(tx, params.id, tenant.guid));
      return { media: image, results: image };
    }),
    staffRoute(media.upload, async ({ run, tenant, actor, call, query }) => {
      const target = { store, run, tenant, actor };
      const { folderId = -1 } = query;
      const folder = folderId === -1 ? null : folderId;
      const images = await uploadImages(target, await readUploads(call.files), { folder });
      return {
        media: images,
        message: images.length === 1 ? 'Image uploaded' : `${images.length} images uploaded`,
      };
    }),
    staffRoute(media.move, async ({ run, tenant, actor, body }) => {
      const moved = await run((tx) =>
        moveImages({ tx, tenantId: tenant.id, actor }, body.mediaToMove, body.folder_id),
      );
      return {
        moved,
        message: moved.length === 1 ? 'Image moved' : `${moved.length} images moved`,
      };
    }),
    staffRoute(media.crop, async ({ run, tenant, actor, params, body }) => {
      const { crop, version } = body;
      const which = { id: params.id, version };
      return {
        media: await cropMedia({ store, run, tenant, actor }, which, crop),
        message: crop ? 'Image cropped' : 'Original image restored',
      };
    }),
    staffRoute(media.replace, async ({ run, tenant, actor, params, query, call }) => {
      const which = { id: params.id, version: query.version };
      const target = { store, run, tenant, actor };
      return {
        media: await replaceMedia(target, which, await readUploads(call.files)),
        message: 'Image replaced',
      };
    }),
    staffRoute(media.update, async ({ run, tenant, actor, params, body }) => ({
      media: await run((tx) =>
        changeMedia({ tx, tenantId: tenant.id, actor }, params.id, body, tenant.guid),
      ),
      message: 'Image saved',
    })),
    staffRoute(media.usage, async ({ run, params }) => {
      const rows = (await run((tx) => getUsages(tx, params.id))).map(toUsage);
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(media.bulkRemove, async ({ run, tenant, actor, body }) => {
      const { mediaToDelete, force = false } = body;
      const { usage, ...done } = await removeImages(
        { store, run, tenant, actor },
        mediaToDelete,
        force,
      );
      const places = usage.map(toUsage);
      if (done.deleted.length === 0 && places.length > 0)
        throw appError('in_use', { ...done, usage: places });
      return {
        ...bulkDeleteAnswer(done, 'image', 'images'),
        ...(places.length > 0 ? { usage: places } : {}),
      };
    }),
    staffRoute(media.remove, async ({ run, tenant, actor, params, query, body }) => {
      const force = query.force ?? body.force ?? false;
      const { deleted, usage } = await removeImages(
        { store, run, tenant, actor },
        [params.id],
        force,
      );
      if (usage.length > 0) throw appError('in_use', { usage: usage.map(toUsage) });
      if (deleted.length === 0) throw appError('not_found');
      return { message: 'Image deleted' };
    }),
  ];
}
