import { appError, slugFrom } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../database/data-door.ts';
import { takeTurns } from '../database/take-turns.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { type AddressOf, keepAddress } from '../modules/site/moved-addresses.repository.ts';

/** Numbered forms of an address that are looked up at a time. */
const AT_ONCE = 50;

/** Records that each have one segment of an address of the site. */
export interface AddressedKind {
  readonly table: 'blog_posts' | 'products';
  /** Path that the segment stands behind, with `/` at its end. */
  readonly path: string;
  /** What one is called. */
  readonly word: string;
  /** Segments that the site answers itself. @default none */
  readonly reserved?: readonly string[];
  /** Whose a former address is. */
  readonly owner: (id: number) => AddressOf;
}

interface Asked {
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
}
type Current = { readonly id: number; readonly slug: string };

/** The addresses of a kind of records. */
export interface RecordSlugs {
  /**
   * The address that a record is to have: the one that is asked for; where it is emptied, or a new record names none, one made
   * of the title. Links to where it was lead on. Shape: → undefined where it stays. Errors: `slug_taken`.
   */
  slugFor(
    write: TenantWrite,
    asked: Asked,
    current: (Current & { readonly title: string }) | undefined,
  ): Promise<string | undefined>;
  /** Gives records that come out of the trash another address where theirs is taken by now. */
  freeAddresses(write: TenantWrite, ids: readonly number[]): Promise<void>;
}

/** Shape: what the records are → their addresses. */
export function recordSlugs({
  table,
  path,
  word,
  reserved = [],
  owner,
}: AddressedKind): RecordSlugs {
  /** Changes of addresses take turns within a tenant. */
  const lockAddresses = ({ tx, tenantId }: TenantWrite): Promise<void> =>
    takeTurns(tx, tenantId, `addresses of ${table}`);

  /** Of some addresses those that other records have: each is looked up, as there may be very many that begin alike. */
  async function taken(
    tx: TenantTx,
    slugs: readonly string[],
    exceptId: number,
  ): Promise<Set<string>> {
    const { rows } = await sql<{ slug: string }>`
      select slug from ${sql.table(table)}
      where slug = any(${slugs}::text[]) and id <> ${exceptId} and deleted_at is null`.execute(tx);
    return new Set([
      ...rows.map(({ slug }) => slug),
      ...slugs.filter((slug) => reserved.includes(slug)),
    ]);
  }

  /** The first that is free of an address and its numbered forms. */
  async function free(
    tx: TenantTx,
    slug: string,
    exceptId: number,
    given: ReadonlySet<string> = new Set(),
  ): Promise<string> {
    for (let from = 1; ; from += AT_ONCE) {
      const forms = Array.from({ length: AT_ONCE }, (_, at) =>
        from + at === 1 ? slug : `${slug}-${from + at}`,
      );
      const others = await taken(tx, forms, exceptId);
      const found = forms.find((form) => !others.has(form) && !given.has(form));
      if (found !== undefined) return found;
    }
  }

  async function wanted(
    write: TenantWrite,
    { slug, title }: Asked,
    current: (Current & { readonly title: string }) | undefined,
  ): Promise<string | undefined> {
    const isNew = current === undefined && title !== undefined;
    if (slug === undefined && !isNew) return undefined;
    await lockAddresses(write);
    const id = current?.id ?? 0;
    if (slug) {
      const message = `Another ${word} already has this address`;
      if ((await taken(write.tx, [slug], id)).size > 0)
        throw appError('slug_taken', { message, formErrors: { slug: message } });
      return slug;
    }
    const made =
      slugFrom(title ?? current?.title ?? '')
        .slice(0, 180)
        .replace(/-+$/, '') || word;
    return free(write.tx, made, id);
  }

  return {
    async slugFor(write, asked, current) {
      const address = await wanted(write, asked, current);
      if (current && address !== undefined && address !== current.slug)
        await keepAddress(write.tx, write.tenantId, `${path}${current.slug}`, owner(current.id));
      return address;
    },
    async freeAddresses(write, ids) {
      const { tx } = write;
      if (ids.length === 0) return;
      await lockAddresses(write);
      const { rows } = await sql<Current>`
        select id, slug from ${sql.table(table)}
        where id = any(${ids}::bigint[]) and deleted_at is not null order by id`.execute(tx);
      const given = new Set<string>();
      for (const { id, slug } of rows) {
        const address = await free(tx, slug, id, given);
        given.add(address);
        if (address !== slug)
          await sql`update ${sql.table(table)} set slug = ${address} where id = ${id}`.execute(tx);
      }
    },
  };
}
