import type { Release, ReleaseEffect, ReleaseItem, ReleaseProblemCode } from '@org/schema/entities';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type ItemRow, listItems, type ReleaseRow } from './releases.repository.ts';

/** Someone who reads releases, in a transaction. */
export type ReleaseReader = Pick<TenantWrite, 'tx' | 'actor'>;

const toText = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns releases in the format of the API. */
export async function toReleases(
  { tx }: Pick<ReleaseReader, 'tx'>,
  rows: readonly ReleaseRow[],
): Promise<Release[]> {
  const people = await peopleByIds(
    tx,
    rows.flatMap(({ scheduled_by, published_by, reverted_by }) => [
      scheduled_by,
      published_by,
      reverted_by,
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    note: row.note,
    state: row.state,
    publish_at: toText(row.publish_at),
    scheduled_by: personIn(people, row.scheduled_by),
    published_at: toText(row.published_at),
    published_by: personIn(people, row.published_by),
    reverted_at: toText(row.reverted_at),
    reverted_by: personIn(people, row.reverted_by),
    failure: row.failure,
    item_count: row.item_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Returns the effect of a publication on a page or post. */
export function getEffect({
  is_deleted = false,
  is_public,
  has_changes,
}: Pick<ItemRow, 'is_public' | 'has_changes'> & { readonly is_deleted?: boolean }): ReleaseEffect {
  if (is_deleted) return 'none';
  if (!is_public) return 'goes_live';
  return has_changes ? 'updates' : 'none';
}

/** Names of fields in the API by their columns, where they differ. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  show_page_title: 'showPageTitle',
  without_header: 'header_id',
  without_footer: 'footer_id',
};

/** Returns the fields of changed columns, each once. */
export function toFields(columns: readonly string[]): string[] {
  return [...new Set(columns.map((column) => FIELD_NAMES[column] ?? column))];
}

type Problem = ReleaseItem['problems'][number];

const note = (code: ReleaseProblemCode, message: string): Problem => ({
  code,
  message,
  blocks: false,
});
const block = (code: ReleaseProblemCode, message: string): Problem => ({
  code,
  message,
  blocks: true,
});

const WORDS = { page: 'page', post: 'post' } as const;

/** Returns what a publication has to say about an item, blocking problems first. */
function getProblems(row: ItemRow, actor: ReleaseReader['actor'], now: Date): Problem[] {
  const word = WORDS[row.kind];
  if (row.is_deleted)
    return [
      block('deleted', `This ${word} was deleted. Restore it, or remove it from the release.`),
    ];
  if (row.kind === 'post' && !hasPermission(actor, 'blog.can_update'))
    return [block('no_permission', 'The permission to publish posts is missing.')];
  if (getEffect(row) === 'none')
    return [note('nothing_to_publish', `Visitors already see the newest version of this ${word}.`)];
  return [
    ...(row.status === 'published' && row.publish_date > now
      ? [note('scheduled', `This ${word} has its own publish date. The release replaces it.`)]
      : []),
    ...(row.version === row.added_version
      ? []
      : [
          note(
            'changed_since_added',
            `This ${word} changed after it was added. Its newest version is published.`,
          ),
        ]),
  ];
}

/** Returns what prevents the return of a published item to its state before. */
function getReturnProblems(row: ItemRow, actor: ReleaseReader['actor']): Problem[] {
  const word = WORDS[row.kind];
  if (row.is_deleted) return [block('deleted', `This ${word} was deleted since.`)];
  if (row.kind === 'post' && !hasPermission(actor, 'blog.can_update'))
    return [block('no_permission', 'The permission to change posts is missing.')];
  return row.version === row.published_version
    ? []
    : [block('changed_since_published', `This ${word} was changed or published again since.`)];
}

/** Returns an item in the format of the API, with its effect, its changes and its problems for the reader. */
function toItem(
  row: ItemRow,
  { published_at, reverted_at }: Pick<ReleaseRow, 'published_at' | 'reverted_at'>,
  { actor }: Pick<ReleaseReader, 'actor'>,
  now: Date,
): ReleaseItem {
  const { before } = row;
  const isHidden = row.kind === 'post' && !hasPermission(actor, 'blog.can_view');
  const effect = before ? (before.wasPublic ? 'updates' : 'goes_live') : getEffect(row);
  const problems =
    published_at === null
      ? getProblems(row, actor, now)
      : reverted_at === null
        ? getReturnProblems(row, actor)
        : [];
  return {
    id: row.id,
    kind: row.kind,
    record_id: row.record_id,
    title: isHidden ? '' : row.title,
    slug: isHidden ? '' : row.slug,
    path: isHidden ? '' : row.path,
    effect,
    changed: before ? [...before.changed] : toFields(row.changed),
    added_version: row.added_version,
    version: row.version,
    problems,
  };
}

/** Returns the items of a release with their problems for the reader. */
export async function readItems(
  { tx, actor }: ReleaseReader,
  release: Pick<ReleaseRow, 'id' | 'published_at' | 'reverted_at'>,
  now = new Date(),
): Promise<{ readonly rows: ItemRow[]; readonly items: ReleaseItem[] }> {
  const rows = await listItems(tx, release.id, now);
  return { rows, items: rows.map((row) => toItem(row, release, { actor }, now)) };
}
