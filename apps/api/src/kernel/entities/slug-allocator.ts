import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';
import type { SluggedEntity } from './slugged-entity.ts';

/** Number of numbered slugs that are looked up together. */
const AT_ONCE = 50;

/** Which addresses of a kind are taken, as a transaction has looked them up and given them away. */
export interface SlugAllocator {
  /** Looks up unknown slugs together. */
  look(slugs: readonly string[]): Promise<void>;
  /** True when another record has the slug, which must have been looked up. */
  isTaken(slug: string, exceptId: number): boolean;
  /** Gives a record an address: this, or a numbered form of it that is free. */
  take(slug: string, id: number): Promise<string>;
}

/** Opens a book for a transaction in which nobody else gives addresses of the kind away. */
export function slugAllocator(
  tx: TenantTx,
  { table, reserved = [] }: Pick<SluggedEntity, 'table' | 'reserved'>,
): SlugAllocator {
  /** Slug → id of its record; 0 for none. */
  const owners = new Map<string, number>();
  const given = new Set(reserved);
  /** Address → number from which on its forms were free when one was last taken. */
  const numbers = new Map<string, number>();

  async function look(slugs: readonly string[]): Promise<void> {
    const unknown = [...new Set(slugs)].filter((slug) => !owners.has(slug));
    if (unknown.length === 0) return;
    for (const slug of unknown) owners.set(slug, 0);
    const { rows } = await sql<{ slug: string; id: number }>`
      select slug, id from ${sql.table(table)}
      where slug = any(${unknown}::text[]) and deleted_at is null`.execute(tx);
    for (const { slug, id } of rows) owners.set(slug, Number(id));
  }

  function isTaken(slug: string, exceptId: number): boolean {
    const owner = owners.get(slug) ?? 0;
    return given.has(slug) || (owner !== 0 && owner !== exceptId);
  }

  /** Returns the first number whose slug is free, and the last taken one before it. */
  async function among(
    slug: string,
    id: number,
    ascending: readonly number[],
  ): Promise<{ free: number | undefined; taken: number | undefined }> {
    await look(ascending.map((number) => `${slug}-${number}`));
    const at = ascending.findIndex((number) => !isTaken(`${slug}-${number}`, id));
    return at < 0
      ? { free: undefined, taken: ascending.at(-1) }
      : { free: ascending[at], taken: ascending[at - 1] };
  }

  /**
   * Returns a number whose slug is free: the first one when few are taken; when very many are taken, one behind them that is
   * found in a few steps.
   */
  async function freeNumber(slug: string, id: number): Promise<number> {
    const from = numbers.get(slug) ?? 2;
    const near = await among(
      slug,
      id,
      Array.from({ length: AT_ONCE }, (_, at) => from + at),
    );
    if (near.free !== undefined) return near.free;
    const last = near.taken ?? from;
    const far = await among(
      slug,
      id,
      Array.from({ length: 30 }, (_, at) => last + 2 ** at),
    );
    let free = far.free ?? last + 2 ** 30;
    let taken = far.taken ?? last;
    while (free - taken > 1) {
      const step = Math.ceil((free - taken) / AT_ONCE);
      const steps = Array.from({ length: AT_ONCE }, (_, at) => taken + (at + 1) * step);
      const between = await among(
        slug,
        id,
        steps.filter((number) => number < free),
      );
      taken = between.taken ?? taken;
      free = between.free ?? free;
    }
    return free;
  }

  return {
    look,
    isTaken,
    async take(slug, id) {
      await look([slug]);
      let address = slug;
      if (isTaken(slug, id)) {
        const number = await freeNumber(slug, id);
        numbers.set(slug, number + 1);
        address = `${slug}-${number}`;
      }
      given.add(address);
      return address;
    },
  };
}
