import { apiContract } from '@org/schema';
import { listResults } from '../../database/list-page.ts';
import { type BoundRoute, staffRoute } from '../../http/bind-route.ts';
import { bulkDeleteAnswer } from '../../http/bulk-delete.ts';
import { listMedia } from './media.repository.ts';
import { removeImages, toMedia, uploadImages } from './media.service.ts';
import type { MediaStore } from './media-store.ts';

/** Calls of uploaded images. Source: MEDIA-002. */
export function mediaRoutes(store: MediaStore): BoundRoute[] {
  const { media } = apiContract;
  return [
    staffRoute(media.list, async ({ run, query, tenant }) => {
      const { rows, counted } = await run((tx) => listMedia(tx, query));
      return {
        results: listResults(
          query,
          rows.map((row) => toMedia(row, tenant.guid)),
          counted,
        ),
      };
    }),
    staffRoute(media.upload, async ({ run, tenant, actor, call }) => {
      const uploads = await Promise.all(
        call.files.map(async (file) => ({
          filename: file.name,
          type: file.type,
          bytes: new Uint8Array(await file.arrayBuffer()),
        })),
      );
      const images = await uploadImages({ store, run, tenant, actor }, uploads);
      return {
        media: images,
        message:
          images.length === 1 ? 'The image is uploaded' : `${images.length} images are uploaded`,
      };
    }),
    staffRoute(media.bulkRemove, async ({ run, tenant, actor, body }) =>
      bulkDeleteAnswer(
        await removeImages({ store, run, tenant, actor }, body.mediaToDelete),
        'image',
        'images',
      ),
    ),
  ];
}
