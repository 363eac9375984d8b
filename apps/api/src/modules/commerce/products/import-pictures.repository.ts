import { createHash } from 'node:crypto';
import type { Import } from '@org/schema/contract';
import { sql } from 'kysely';
import type {
  FetchedPictureRecord,
  ImportPictureRecord,
} from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { FailedPicture } from '../../../kernel/imports/import-target.ts';

/** Picture that a row of a file names by its URL. */
export interface NamedPicture {
  readonly address: string;
  readonly rowNo: number;
  readonly productId: number;
  /** Position among the pictures of the product; null for a picture of variants only. */
  readonly place: number | null;
  readonly alt: string;
  /** SKUs of the variants that show it. */
  readonly skus: readonly string[];
}

const getKey = (address: string): string => createHash('sha256').update(address).digest('hex');

/**
 * Saves pictures to download. A URL that the tenant used before is downloaded again only if that failed or the picture was
 * deleted.
 */
export async function recordPictures(
  { tx, tenantId }: TenantWrite,
  importId: number,
  pictures: readonly NamedPicture[],
): Promise<void> {
  const rows = JSON.stringify(
    pictures.map((one) => ({ ...one, address_key: getKey(one.address) })),
  );
  const named = sql`jsonb_to_recordset(${rows}::jsonb) as n (address text, address_key text, "rowNo" integer,
    "productId" bigint, place integer, alt text, skus jsonb)`;
  await sql`
    insert into fetched_pictures as f (tenant_id, address, address_key)
    select distinct on (n.address_key) ${tenantId}::bigint, n.address, n.address_key from ${named} order by n.address_key
    on conflict (tenant_id, address_key) do update
      set status = 'waiting', tries = 0, next_at = now(), error = '', media_id = null
      where f.status = 'failed' or (f.status = 'done' and not exists (
        select 1 from media m where m.id = f.media_id and m.deleted_at is null))`.execute(tx);
  await sql`
    insert into import_pictures (tenant_id, import_id, row_no, fetched_id, product_id, place, alt, skus)
    select ${tenantId}::bigint, ${importId}::bigint, n."rowNo", f.id, n."productId", n.place, n.alt, n.skus
    from ${named} join fetched_pictures f on f.tenant_id = ${tenantId} and f.address_key = n.address_key`.execute(
    tx,
  );
}

/**
 * Returns the function that tells whether a product still lacks pictures of a file.
 * @returns id of a product → flag
 */
export async function awaitPicture(
  tx: TenantTx,
  pictures: readonly NamedPicture[],
): Promise<(productId: number) => boolean> {
  if (pictures.length === 0) return () => false;
  const { rows } = await sql<{ id: number }>`
    select distinct n.id
    from unnest(${pictures.map(({ productId }) => productId)}::bigint[], ${pictures.map(({ address }) => getKey(address))}::text[]) as n (id, address_key)
    where not exists (
      select 1 from fetched_pictures f
      join media m on m.tenant_id = f.tenant_id and m.id = f.media_id and m.deleted_at is null
      join media_usages u on u.tenant_id = m.tenant_id and u.media_id = m.id
      where f.address_key = n.address_key and u.entity = 'product' and u.entity_id = n.id)`.execute(
    tx,
  );
  const awaiting = new Set(rows.map(({ id }) => Number(id)));
  return (productId) => awaiting.has(productId);
}

/** Returns how many pictures of an import are done, failed or waiting; each URL counts once. */
export async function countPictures(
  tx: TenantTx,
  importId: number,
): Promise<Omit<NonNullable<Import['pictures']>, 'errorFileUrl'>> {
  const { rows } = await sql<{ total: number; done: number; failed: number }>`
    select count(*)::int as total, count(*) filter (where is_done)::int as done,
      count(*) filter (where has_failed and not is_done)::int as failed
    from (
      select bool_and(p.is_placed) as is_done, bool_or(f.status = 'failed' or p.error <> '') as has_failed
      from import_pictures p join fetched_pictures f on f.tenant_id = p.tenant_id and f.id = p.fetched_id
      where p.import_id = ${importId} group by p.fetched_id
    ) each_one`.execute(tx);
  return rows[0] ?? { total: 0, done: 0, failed: 0 };
}

/** Returns the failed pictures of an import, by row. */
export async function failedPictures(tx: TenantTx, importId: number): Promise<FailedPicture[]> {
  const { rows } = await sql<FailedPicture>`
    select p.row_no, s.name as record, f.address, case when p.error <> '' then p.error else f.error end as error
    from import_pictures p
    join fetched_pictures f on f.tenant_id = p.tenant_id and f.id = p.fetched_id
    join products s on s.tenant_id = p.tenant_id and s.id = p.product_id
    where p.import_id = ${importId} and not p.is_placed and (f.status = 'failed' or p.error <> '')
    order by p.row_no, p.place, p.id`.execute(tx);
  return rows;
}

/**
 * Resets failed pictures of an import, so that they are downloaded again.
 * @returns number
 */
export async function retryPictures(tx: TenantTx, importId: number): Promise<number> {
  const failed = await failedPictures(tx, importId);
  await sql`
    update fetched_pictures set status = 'waiting', tries = 0, next_at = now(), error = ''
    where status = 'failed' and id in (select fetched_id from import_pictures where import_id = ${importId} and not is_placed)`.execute(
    tx,
  );
  await sql`
    update import_pictures set error = '' where import_id = ${importId} and not is_placed and error <> ''`.execute(
    tx,
  );
  return failed.length;
}

/** An import that is undone needs no pictures. */
const needed = (importId: number) => sql<boolean>`exists (
  select 1 from import_pictures p join imports i on i.tenant_id = p.tenant_id and i.id = p.import_id
  where i.status not in ('undoing', 'undone') and p.tenant_id = fetched_pictures.tenant_id and p.fetched_id = fetched_pictures.id
    and p.import_id = ${importId} and not p.is_placed and p.error = '')`;

/** Returns some pictures of an import that can be downloaded or added to products now. */
export function nextPictures(
  tx: TenantTx,
  importId: number,
  most: number,
): Promise<FetchedPictureRecord[]> {
  return tx
    .selectFrom('fetched_pictures')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('status', '=', 'done'),
        eb.and([eb('status', '=', 'waiting'), eb('next_at', '<=', new Date())]),
      ]),
    )
    .where(needed(importId))
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Returns when the next picture of an import can be retried; undefined when none is waiting. */
export async function nextTry(tx: TenantTx, importId: number): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('fetched_pictures')
    .select('next_at')
    .where('status', '=', 'waiting')
    .where(needed(importId))
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at;
}

/** Saves the result of an attempt. */
export async function saveTry(
  tx: TenantTx,
  id: number,
  became: Partial<
    Pick<FetchedPictureRecord, 'status' | 'tries' | 'next_at' | 'media_id' | 'error'>
  >,
): Promise<void> {
  await tx.updateTable('fetched_pictures').set(became).where('id', '=', id).execute();
}

/** Returns the product positions of a downloaded picture of an import. */
export function getPlaces(
  tx: TenantTx,
  importId: number,
  fetchedId: number,
): Promise<ImportPictureRecord[]> {
  return tx
    .selectFrom('import_pictures')
    .selectAll()
    .where('import_id', '=', importId)
    .where('fetched_id', '=', fetchedId)
    .where('is_placed', '=', false)
    .where('error', '=', '')
    .orderBy('id')
    .execute();
}
