import { emailPicture } from '@org/blocks/email';
import type { OrderItemRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { MAIL_PICTURE } from '../../../kernel/mail/render-mail.ts';

/** Matches the path of an image in the media library. */
const IMAGE = /^\/media\/[0-9a-f-]{36}\/([0-9a-f-]{36})\//;

/**
 * Returns small pictures of line items for a mail: that of the variant or the first of the product, as JPEG or PNG if it was
 * uploaded as one. Deleted products have none. Takes line items, URL of the site.
 * @returns absolute URL by id of the line item
 */
export async function mailPictures(
  tx: TenantTx,
  items: readonly OrderItemRecord[],
  site: string,
): Promise<ReadonlyMap<number, string>> {
  if (items.length === 0) return new Map();
  const sold = await tx
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.image', 'p.images'])
    .where(
      'v.id',
      'in',
      items.map(({ variant_id }) => variant_id),
    )
    .execute();
  const addresses = new Map(
    sold.map(({ id, image, images }) => [id, image || images[0]?.file || '']),
  );
  const guids = [...addresses.values()].flatMap((src) => IMAGE.exec(src)?.[1] ?? []);
  const known =
    guids.length === 0
      ? []
      : await tx
          .selectFrom('media')
          .select(['guid', 'mime_type'])
          .where('guid', 'in', guids)
          .execute();
  const types = new Map(known.map(({ guid, mime_type }) => [guid, mime_type]));
  return new Map(
    items.flatMap(({ id, variant_id }) => {
      const src = addresses.get(variant_id) ?? '';
      const mimeType = types.get(IMAGE.exec(src)?.[1] ?? '') ?? '';
      const picture = emailPicture({ src, mimeType }, MAIL_PICTURE, site.replace(/\/$/, ''));
      return picture ? [[id, picture] as const] : [];
    }),
  );
}
