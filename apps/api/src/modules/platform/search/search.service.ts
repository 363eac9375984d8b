import { type FoundRecordRef, MAX_FOUND_PER_ENTITY } from '@org/schema/contract';
import type { TenantContext } from '../../../kernel/access/call.ts';
import { queryTerms } from '../../../kernel/database/search-terms.ts';
import { similarTerms } from '../../../kernel/database/typo-variants.ts';
import { entityRecords } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { canListEntity } from '../../../kernel/entity-routes/can-list-entity.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import { scoreTitle } from './rank-found.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** Result of a search of all records. */
export interface FoundRecords {
  readonly rows: FoundRecordRef[];
  readonly total: number;
  readonly corrected: string | null;
}

/** Maximum number of searches with corrected terms before a search finds nothing. */
const MAX_CORRECTIONS = 6;

interface Ranked {
  readonly found: FoundRecordRef;
  readonly score: number;
  readonly updated: string;
}

async function rankCandidates(
  { tx, actor }: Reader,
  { kind, ids }: Candidates,
  search: string,
): Promise<Ranked[]> {
  const rows = await findRows(tx, kind, ids, {}, getScope(kind, { actor }));
  const records = await entityRecords(tx, kind, rows);
  return records
    .map((record) => {
      const id = Number(Reflect.get(record, 'id'));
      const title = kind.getTitle(record);
      const subtitle = kind.getSubtitle?.(record) ?? '';
      return {
        found: { entity: kind.entity, id, title, subtitle },
        // A number or a subtitle, such as the company of a customer, counts almost as much as the title.
        score: Math.max(scoreTitle(title, search), scoreTitle(subtitle, search) - 0.5),
        updated: String(Reflect.get(record, 'updated_at') ?? ''),
      };
    })
    .sort(byRank)
    .slice(0, MAX_FOUND_PER_ENTITY);
}

const byRank = (one: Ranked, other: Ranked): number =>
  other.score - one.score || (one.updated < other.updated ? 1 : -1);

/** Returns the records that have all terms, best first. */
async function findWith(
  reader: Reader,
  kinds: readonly AnyEntityDefinition[],
  terms: readonly string[],
  search: string,
): Promise<FoundRecordRef[]> {
  const ranked: Ranked[] = [];
  for (const candidates of await findCandidates(reader, kinds, terms))
    ranked.push(...(await rankCandidates(reader, candidates, search)));
  return ranked.sort(byRank).map(({ found }) => found);
}

/** Returns searches in which one term is replaced by a stored one within one edit, the most frequent first. */
async function corrections(
  { tx }: Pick<Reader, 'tx'>,
  kinds: readonly AnyEntityDefinition[],
  terms: readonly string[],
): Promise<string[][]> {
  const entities = kinds.map(({ entity }) => entity);
  const readings: string[][] = [];
  for (const [at, term] of terms.entries())
    for (const similar of await similarTerms(tx, entities, term))
      readings.push(terms.with(at, similar));
  return readings.slice(0, MAX_CORRECTIONS);
}

/**
 * Searches the records of every entity that the user may see, best first. When nothing is found, terms are corrected by one
 * letter.
 */
export async function searchRecords(
  reader: Reader,
  entities: Iterable<AnyEntityDefinition>,
  tenant: Pick<TenantContext, 'plan' | 'modules'>,
  search: string,
): Promise<FoundRecords> {
  const kinds = [...entities].filter((kind) => canListEntity(kind, reader.actor, tenant));
  const terms = queryTerms(search);
  const rows = await findWith(reader, kinds, terms, search);
  if (rows.length > 0) return { rows, total: rows.length, corrected: null };
  for (const reading of await corrections(reader, kinds, terms)) {
    const corrected = reading.join(' ');
    const found = await findWith(reader, kinds, reading, corrected);
    if (found.length > 0) return { rows: found, total: found.length, corrected };
  }
  return { rows: [], total: 0, corrected: null };
}
