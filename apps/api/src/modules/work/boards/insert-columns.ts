import { type BoardColumnCreate, MAX_COLUMNS } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Columns of a board that is made without any. */
const USUAL_COLUMNS = [
  { name: 'To do', color: '#8a94a6', is_done: false },
  { name: 'In progress', color: '#2f6fde', is_done: false },
  { name: 'Done', color: '#1f9d61', is_done: true },
] as const satisfies readonly BoardColumnCreate[];

/** Gives a new board its columns. */
export async function insertColumns(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  boardId: number,
  given: readonly BoardColumnCreate[] = [],
): Promise<void> {
  const columns = given.length > 0 ? given : USUAL_COLUMNS;
  invariant(columns.length <= MAX_COLUMNS, 'a body names no more columns than a board has');
  await tx
    .insertInto('board_columns')
    .values(
      columns.map((column, position) => ({
        ...column,
        tenant_id: tenantId,
        board_id: boardId,
        position,
      })),
    )
    .execute();
}
