import type { BoardMove } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { ProjectRecord, TaskRecord } from '../../../kernel/database/records.ts';
import { getEntity, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows, updateRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { publishChange, publishEvent } from '../../../kernel/events/publish-event.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { boardEntity } from '../boards/board.entity.ts';
import { getPeopleOf, PROJECT_ASSIGNEES, TASK_ASSIGNEES } from '../boards/people/record-people.ts';
import {
  CARD_TABLES,
  type CardRef,
  findPlace,
  lockColumn,
  renewPositions,
} from '../boards/place-card.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { repeatTask } from '../tasks/repeat-task.ts';
import { taskEntity } from '../tasks/task.entity.ts';
import { doneColumns } from '../tasks/task-columns.ts';

/** A card after a move. */
interface MovedCard extends CardRef {
  readonly column_id: number;
  readonly column_name: string;
  readonly column_color: string;
  readonly position: string;
  readonly is_done: boolean;
  readonly version: number;
}

/** A row that stands on a board, of either kind; projects are not done by their column. */
type CardRow = ProjectRecord & Partial<Pick<TaskRecord, 'is_done' | 'completed_at'>>;

const ref = (
  id: number | null | undefined,
  entity: BoardMove['entity'] | undefined,
  usual: BoardMove['entity'],
): CardRef | undefined => (typeof id === 'number' ? { entity: entity ?? usual, id } : undefined);

/**
 * Changes the person or project of a card that is moved to another row of its board, as a change of the record does.
 * Errors: `forbidden`; `validation_failed` on `project_id` or `assignees`.
 */
async function changeLane(
  write: TenantWrite,
  { entity, id, unassign_id, assign_id, project_id }: BoardMove,
): Promise<void> {
  const isReassigned = unassign_id !== undefined || assign_id !== undefined;
  if (!isReassigned && project_id === undefined) return;
  const kind = entity === 'task' ? taskEntity : projectEntity;
  if (!hasPermission(write.actor, `${kind.module}.can_update`)) throw appError('forbidden');
  if (entity === 'project' && project_id !== undefined)
    throw appError('validation_failed', {
      formErrors: { project_id: 'Only tasks can move to another project' },
    });
  const people = entity === 'task' ? TASK_ASSIGNEES : PROJECT_ASSIGNEES;
  const assigned = (await getPeopleOf(write.tx, people, [id])).get(id) ?? [];
  const kept = assigned.flatMap((one) => (one.id === unassign_id ? [] : [one.id]));
  const added = assign_id !== undefined && !kept.includes(assign_id) ? [assign_id] : [];
  await updateEntity(write, kind, id, {
    ...(isReassigned && { assignees: [...kept, ...added] }),
    ...(project_id !== undefined && { project_id }),
  });
}

/**
 * Moves a card to a place in a column of a board. A task that comes to a column of done cards is done, and the other way round; a
 * recurring one that is done makes the next. A move to another row changes the person or project.
 * Errors: `not_found` for a board or card that the user may not see; `forbidden`; `validation_failed` on `column_id`, `project_id` or
 * `assignees`; `conflict`.
 */
export async function moveCard(
  write: TenantWrite,
  boardId: number,
  move: BoardMove,
): Promise<{ readonly item: MovedCard; readonly isLong: boolean }> {
  const { tx, tenantId } = write;
  const { entity, id, column_id, version } = move;
  await getEntity(write, boardEntity, boardId);
  const kind = entity === 'task' ? taskEntity : projectEntity;
  const [current] = await findRows<CardRow>(tx, kind, [id], { lock: true }, getScope(kind, write));
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', {
      current: await getEntity(write, kind, id),
    });
  await changeLane(write, move);
  const column = await lockColumn(tx, column_id, boardId);
  const { position, isLong } = await findPlace(
    tx,
    column_id,
    {
      before: ref(move.before_id, move.before_entity, entity),
      after: ref(move.after_id, move.after_entity, entity),
    },
    { entity, id },
  );
  const isTask = entity === 'task';
  const isOther = isTask && column_id !== current.column_id && column.is_done !== current.is_done;
  const done = isOther ? doneColumns(column.is_done, current.completed_at) : {};
  const [row] = await updateRows<CardRow>(tx, kind, [id], {
    board_id: boardId,
    column_id,
    position,
    ...done,
  });
  invariant(row, 'a locked row can be changed');
  const isDone = isOther ? column.is_done : (current.is_done ?? false);
  await recordChange(write, {
    entity,
    id,
    action: 'moved',
    version: row.version,
    ...(column_id !== current.column_id && { changes: { column: [null, column.name] } }),
  });
  await publishEvent(tx, tenantId, 'card_moved', {
    boardId,
    entity,
    id,
    columnId: column_id,
    position,
    version: row.version,
    isDone,
  });
  if (isTask && isDone && !current.is_done) {
    const [task] = await findRows<TaskRecord>(tx, taskEntity, [id]);
    if (task) await repeatTask(write, taskEntity, task);
  }
  return {
    item: {
      entity,
      id,
      column_id,
      column_name: column.name,
      column_color: column.color,
      position,
      is_done: isDone,
      version: row.version,
    },
    isLong,
  };
}

/**
 * Renews the positions of a column after a move that made a long one, and announces that.
 * @returns the card with its new position; undefined when it was left for the next move
 */
export async function renewAfterMove(
  { tx, tenantId }: TenantWrite,
  boardId: number,
  item: MovedCard,
): Promise<MovedCard | undefined> {
  if (!(await renewPositions(tx, item.column_id))) return undefined;
  await publishChange(tx, tenantId, { entity: 'board', id: boardId, action: 'updated' });
  const row = await tx
    .selectFrom(CARD_TABLES[item.entity])
    .select('position')
    .where('id', '=', item.id)
    .where('column_id', '=', item.column_id)
    .executeTakeFirst();
  return row?.position ? { ...item, position: row.position } : item;
}
