import { createEntity } from '../../src/kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../src/kernel/events/record-change.ts';
import { boardEntity } from '../../src/modules/work/boards/board.entity.ts';
import { projectEntity } from '../../src/modules/work/projects/project.entity.ts';
import { taskEntity } from '../../src/modules/work/tasks/task.entity.ts';

/** Ids of one row of each entity of work. */
export interface WorkRows {
  readonly board: number;
  /** First column of the board. */
  readonly boardColumn: number;
  readonly project: number;
  readonly task: number;
}

const getId = (record: object): number => (record as { id: number }).id;

/**
 * Creates a board, a project and a task on it.
 * @param word - word that each row contains
 */
export async function makeWorkRows(write: TenantWrite, word: string): Promise<WorkRows> {
  const board = getId(await createEntity(write, boardEntity, { name: `Board ${word}` }));
  const column = await write.tx
    .selectFrom('board_columns')
    .select('id')
    .where('board_id', '=', board)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const project = getId(
    await createEntity(write, projectEntity, { title: `Project ${word}`, board_id: board }),
  );
  const task = getId(
    await createEntity(write, taskEntity, { title: `Task ${word}`, project_id: project }),
  );
  return { board, boardColumn: column.id, project, task };
}
