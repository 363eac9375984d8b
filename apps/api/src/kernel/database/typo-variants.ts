import { sql } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/** Terms with typo variants: numbers and article numbers have none. */
const SPELLED = /^\p{L}{3,30}$/u;
/** Words that are weighed for one that was misspelt, and how many of them are proposed. */
const LIMITS = { weighed: 24, proposed: 5, counted: 200 } as const;

/** A word, and the word without each of its letters. */
export function getParts(word: string): string[] {
  const letters = [...word];
  const without = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...without])];
}

/** True for words of which one becomes the other by one letter more, less or another, or by two neighbours that change places. */
export function isOneEdit(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  const rest = (letters: readonly string[], at: number): string => letters.slice(at).join('');
  return (
    rest(a, from + 1) === rest(b, from + 1) ||
    rest(a, from + 1) === rest(b, from) ||
    rest(a, from) === rest(b, from + 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, from + 2) === rest(b, from + 2))
  );
}

/** Keeps how words can be misspelt, of those that are new. */
export async function saveTypoVariants(
  tx: TenantTx,
  tenantId: number,
  entity: string,
  words: readonly string[],
): Promise<void> {
  const spelled = [...new Set(words)].filter((word) => SPELLED.test(word)).sort();
  if (spelled.length === 0) return;
  const { rows } = await sql<{ word: string }>`
    select word from spellings where entity = ${entity} and part = any(${spelled}::text[]) and word = part`.execute(
    tx,
  );
  const known = new Set(rows.map(({ word }) => word));
  const fresh = spelled
    .filter((word) => !known.has(word))
    .flatMap((word) => getParts(word).map((part) => ({ part, word })));
  if (fresh.length === 0) return;
  await sql`
    insert into spellings (tenant_id, entity, part, word)
    select ${tenantId}::bigint, ${entity}, *
    from unnest(${fresh.map(({ part }) => part)}::text[], ${fresh.map(({ word }) => word)}::text[])
    order by 3, 4 on conflict do nothing`.execute(tx);
}

/**
 * Returns terms that may have been meant, most frequent first. Takes entities, typed term in folded form.
 * @returns existing terms without the typed one
 */
export async function similarTerms(
  tx: TenantTx,
  entities: readonly string[],
  typed: string,
): Promise<string[]> {
  if (!SPELLED.test(typed)) return [];
  const { rows } = await sql<{ word: string }>`
    select distinct word from spellings
    where entity = any(${entities}::text[]) and part = any(${getParts(typed)}::text[]) limit 400`.execute(
    tx,
  );
  const near = rows
    .map(({ word }) => word)
    .filter((word) => word !== typed && isOneEdit(typed, word))
    .slice(0, LIMITS.weighed);
  if (near.length === 0) return [];
  const { rows: weighed } = await sql<{ word: string; n: string }>`
    select c.word, (
      select count(*) from (
        select from search_words w where w.entity = any(${entities}::text[]) and w.word = c.word limit ${LIMITS.counted}
      ) counted
    ) as n
    from unnest(${near}::text[]) as c (word)`.execute(tx);
  return weighed
    .filter(({ n }) => Number(n) > 0)
    .sort((one, other) => Number(other.n) - Number(one.n) || (one.word < other.word ? -1 : 1))
    .slice(0, LIMITS.proposed)
    .map(({ word }) => word);
}
