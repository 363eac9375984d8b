import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import { createAsSystem } from '../../../kernel/entities/create-as-system.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { boardEntity } from './board.entity.ts';
import { insertColumns } from './insert-columns.ts';

type Place = Pick<TenantWrite, 'tx' | 'tenantId'>;

/** A column in which projects and tasks start. */
export interface FirstColumn {
  readonly board_id: number;
  readonly column_id: number;
  readonly column_name: string;
  readonly column_color: string;
}

/** Returns the first column of a board. */
export function findFirstColumn(
  { tx }: Pick<Place, 'tx'>,
  boardId: number,
): Promise<FirstColumn | undefined> {
  return tx
    .selectFrom('board_columns')
    .select(['board_id', 'id as column_id', 'name as column_name', 'color as column_color'])
    .where('board_id', '=', boardId)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
}

/** Returns the default board, or else the oldest that everybody sees. */
async function findDefaultBoard({ tx }: Pick<Place, 'tx'>): Promise<number | undefined> {
  const board = await tx
    .selectFrom('boards')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('is_default', '=', true), eb('user_id', 'is', null)]))
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return board?.id;
}

/** Returns the default board. A tenant without one gets one that everybody sees. */
export async function defaultBoard(place: Place): Promise<number> {
  const known = await findDefaultBoard(place);
  if (known !== undefined) return known;
  const { tx, tenantId } = place;
  await withAdvisoryLock(tx, tenantId, 'default board');
  return (
    (await findDefaultBoard(place)) ??
    createAsSystem(tx, tenantId, boardEntity, { name: 'Work', is_default: true }, (id) =>
      insertColumns(place, id),
    )
  );
}

/** Returns the column in which projects and tasks start that name none. */
export async function defaultColumn(place: Place): Promise<FirstColumn | undefined> {
  return findFirstColumn(place, await defaultBoard(place));
}
