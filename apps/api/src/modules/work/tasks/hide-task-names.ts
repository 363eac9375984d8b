import type { Task, TaskRef } from '@org/schema/entities';
import { findHidden } from '../../../kernel/entities/entity-access.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { hideProjectNames } from '../projects/project-access.ts';
import { TASK_ACCESS } from './task-texts.ts';

const LINKS = ['blocked_by', 'blocks', 'subtasks'] as const;

/** Leaves out the titles of other tasks, projects and customers that the user may not see. */
export async function hideTaskNames(
  reader: Pick<TenantWrite, 'tx' | 'actor'>,
  tasks: readonly Task[],
): Promise<readonly Task[]> {
  const hidden = await findHidden(
    reader,
    TASK_ACCESS,
    tasks.flatMap((task) => [
      task.parent_id,
      ...LINKS.flatMap((name) => task[name].map(({ id }) => id)),
    ]),
  );
  const named = await hideProjectNames(reader, tasks);
  if (hidden.size === 0) return named;
  const hide = (refs: readonly TaskRef[]): TaskRef[] =>
    refs.map((ref) => (hidden.has(ref.id) ? { ...ref, title: '' } : ref));
  return named.map((task) => ({
    ...task,
    parent_title: hidden.has(task.parent_id ?? 0) ? '' : task.parent_title,
    blocked_by: hide(task.blocked_by),
    blocks: hide(task.blocks),
    subtasks: hide(task.subtasks),
  }));
}
