import { BOARD_FIELDS, type Board, type BoardCreate, boardSchema } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { BoardRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import {
  type Columns,
  eachByItself,
  type TagsOf,
} from '../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { insertColumns } from './insert-columns.ts';
import { requireMayAssign } from './people/may-assign.ts';
import { BOARD_MEMBERS, getPeopleOf, setPeople } from './people/record-people.ts';
import { releaseCards, returnCards } from './release-cards.ts';

/** Fields of a new or changed board. */
type BoardFields = Partial<BoardCreate>;

/**
 * Checks that only users who see all boards choose the default board: everybody's new tasks and projects start on it, and a user who
 * owns a board sees its cards.
 * Errors: `forbidden`.
 */
function requireMaySetDefault(
  { actor }: TenantWrite,
  isDefault: boolean | undefined,
  current: BoardRecord | undefined,
): void {
  const isSame = (isDefault ?? false) === (current?.is_default ?? false);
  if (isDefault !== undefined && !isSame && !hasPermission(actor, 'kanban.can_view_all'))
    throw appError('forbidden', {
      message: 'Only administrators and managers can choose the default board',
    });
}

async function toColumns(
  write: TenantWrite,
  { assignees, columns: _columns, is_default, ...plain }: BoardFields,
  current: BoardRecord | undefined,
): Promise<Columns> {
  if (assignees) {
    const before = current && (await getPeopleOf(write.tx, BOARD_MEMBERS, [current.id]));
    const known = current && (before?.get(current.id) ?? []).map(({ id }) => id);
    requireMayAssign('kanban', write, assignees, known);
  }
  requireMaySetDefault(write, is_default, current);
  if (is_default)
    await write.tx
      .updateTable('boards')
      .set({ is_default: false })
      .where('is_default', '=', true)
      .execute();
  return {
    ...givenColumns(plain),
    ...(is_default !== undefined && { is_default }),
    ...(!current && { user_id: write.actor.person.id }),
  };
}

async function countColumns(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('board_columns')
    .select(['board_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('board_id', 'in', ids)
    .groupBy('board_id')
    .execute();
  return new Map(rows.map(({ board_id, n }) => [board_id, Number(n)]));
}

const copyFields = sharedFields<BoardRecord, Board>(boardSchema);

async function toRecords(
  tx: TenantTx,
  rows: readonly BoardRecord[],
  getTags: TagsOf,
): Promise<Board[]> {
  const ids = rows.map(({ id }) => id);
  const people = await peopleByIds(
    tx,
    rows.flatMap(({ user_id, author_id }) => [user_id, author_id]),
  );
  const members = await getPeopleOf(tx, BOARD_MEMBERS, ids);
  const columns = await countColumns(tx, ids);
  return rows.map((row) => {
    const assignees = members.get(row.id) ?? [];
    return {
      ...copyFields(row),
      user_id: row.user_id,
      user: personIn(people, row.user_id),
      assignees,
      is_shared: assignees.length > 0 || row.user_id === null,
      columns_count: columns.get(row.id) ?? 0,
      tags: getTags(row.id),
      ...getStamps(row),
      created_by: personIn(people, row.author_id),
    };
  });
}

/** Entity of boards. */
export const boardEntity = defineEntity<BoardRecord, Board, BoardFields>({
  entity: 'board',
  plural: 'boards',
  words: ['board', 'boards'],
  module: 'kanban',
  table: 'boards',
  ownerColumns: ['user_id', 'author_id'],
  ownedBy: (personId) => sql`(boards.user_id is null or exists (
    select 1 from board_members member where member.tenant_id = boards.tenant_id
      and member.board_id = boards.id and member.user_id = ${personId}))`,
  list: {
    fields: BOARD_FIELDS,
    usual: { by: 'name', direction: 'asc' },
    columnOf: { user: 'user_id' },
  },
  toColumns,
  toRecords,
  saveRelations: eachByItself(async (write, id, { assignees, columns }) => {
    if (assignees) await setPeople(write, BOARD_MEMBERS, id, assignees);
    const known = await countColumns(write.tx, [id]);
    if (!known.has(id)) await insertColumns(write, id, columns);
  }),
  getParts: async (tx, ids) => {
    const members = await getPeopleOf(tx, BOARD_MEMBERS, ids);
    return (id) => ({ assignees: (members.get(id) ?? []).map((person) => person.id) });
  },
  beforeTrash: releaseCards,
  afterMove: async (write, ids) => {
    const live = await findRows(write.tx, { table: 'boards' }, ids);
    await returnCards(
      write,
      live.map(({ id }) => id),
    );
  },
  searchTexts: ({ name }) => [name],
  getTitle: ({ name }) => name,
});
