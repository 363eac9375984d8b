import { slugFrom } from '@org/schema';
import { type AppError, appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { saveAddress } from './moved-addresses.repository.ts';
import { slugAllocator } from './slug-allocator.ts';
import type { SluggedEntity } from './slugged-entity.ts';

/** Maximum length of a slug that is derived from a title. */
const LONGEST = 180;

interface Asked {
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
}
type Current = { readonly id: number; readonly slug: string };

/** Slug in a body, with the record that it changes. */
export interface AskedAddress {
  readonly asked: Asked;
  readonly current: (Current & { readonly title: string }) | undefined;
}

/** The addresses of a kind of records. */
export interface RecordSlugs {
  /**
   * Returns the slugs of records: the requested one, or one derived from the title when it is empty, or missing in a new
   * record. Former slugs redirect to the record.
   * @returns one per record in the same order; undefined when it does not change, or `slug_taken`
   */
  slugsFor(
    write: TenantWrite,
    bodies: readonly AskedAddress[],
  ): Promise<(string | AppError | undefined)[]>;
  /**
   * The same for one.
   * @throws `slug_taken`
   */
  slugFor(
    write: TenantWrite,
    asked: Asked,
    current: AskedAddress['current'],
  ): Promise<string | undefined>;
  /** Gives records that come out of the trash another address where theirs is taken by now. */
  freeAddresses(write: TenantWrite, ids: readonly number[]): Promise<void>;
}

/**
 * Returns their addresses.
 * @param kind - what the records are
 */
export function recordSlugs(kind: SluggedEntity): RecordSlugs {
  const { table, path, word, owner } = kind;
  /** Changes of addresses take turns within a tenant. */
  const lockAddresses = ({ tx, tenantId }: TenantWrite): Promise<void> =>
    withAdvisoryLock(tx, tenantId, `addresses of ${table}`);

  const getMade = (title: string): string =>
    slugFrom(title).slice(0, LONGEST).replace(/-$/, '') || word;

  async function slugsFor(write: TenantWrite, bodies: readonly AskedAddress[]) {
    const wanted = bodies.map(({ asked: { slug, title }, current }) => {
      if (slug) return { slug, isAsked: true };
      const isNew = current === undefined && title !== undefined;
      if (slug === undefined && !isNew) return undefined;
      return { slug: getMade(title ?? current?.title ?? ''), isAsked: false };
    });
    if (wanted.every((one) => one === undefined)) return wanted.map(() => undefined);
    await lockAddresses(write);
    const book = slugAllocator(write.tx, kind);
    await book.look(wanted.flatMap((one) => one?.slug ?? []));
    const addresses: (string | AppError | undefined)[] = [];
    for (const [at, { current }] of bodies.entries()) {
      const one = wanted[at];
      const id = current?.id ?? 0;
      if (one?.isAsked && book.isTaken(one.slug, id)) {
        const message = `Another ${word} already has this address`;
        addresses.push(appError('slug_taken', { message, formErrors: { slug: message } }));
      } else addresses.push(one && (await book.take(one.slug, id)));
      const address = addresses[at];
      if (current && typeof address === 'string' && address !== current.slug)
        await saveAddress(write.tx, write.tenantId, `${path}${current.slug}`, owner(current.id));
    }
    return addresses;
  }

  return {
    slugsFor,
    async slugFor(write, asked, current) {
      const [address] = await slugsFor(write, [{ asked, current }]);
      if (address !== undefined && typeof address !== 'string') throw address;
      return address;
    },
    async freeAddresses(write, ids) {
      const { tx } = write;
      if (ids.length === 0) return;
      await lockAddresses(write);
      const { rows } = await sql<Current>`
        select id, slug from ${sql.table(table)}
        where id = any(${ids}::bigint[]) and deleted_at is not null order by id`.execute(tx);
      const book = slugAllocator(tx, kind);
      await book.look(rows.map(({ slug }) => slug));
      for (const { id, slug } of rows) {
        const address = await book.take(slug, id);
        if (address !== slug)
          await sql`update ${sql.table(table)} set slug = ${address} where id = ${id}`.execute(tx);
      }
    },
  };
}
