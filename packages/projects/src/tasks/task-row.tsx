import { AppLink, failureText, useCan } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Task } from '@org/schema/entities';
import { Checkbox, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Avatars } from '../parts/avatars.tsx';
import { DueDate } from '../parts/due-date.tsx';
import { LinkedName } from '../parts/linked-name.tsx';
import { PriorityMark } from '../parts/priority-mark.tsx';
import { text } from './messages.ts';

/** Props of the row: its task, and what is shown of it. */
export interface TaskRowProps {
  readonly task: Task;
  /** True to show the project of the task. @default false */
  readonly hasProject?: boolean;
  /** True to show who does it. @default true */
  readonly hasPeople?: boolean;
}

const { boards, projects, tasks } = apiContract;

const STALE = [tasks.list, tasks.get, projects.tasks, projects.get, projects.list, boards.cards];

/** Renders a task as a line that can be ticked off. */
export function TaskRow({
  task,
  hasProject = false,
  hasPeople = true,
}: TaskRowProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canUpdate = useCan('tasks.can_update');
  // What was ticked is shown at once; a failure takes it back.
  const [ticked, setTicked] = useState<boolean>();
  const isDone = ticked ?? task.is_done;
  const title = task.title || text.untitled;

  async function setDone(next: boolean): Promise<void> {
    setTicked(next);
    try {
      const { id, version } = task;
      await api.call(tasks.update, { params: { id }, body: { version, is_done: next } });
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await Promise.all(
      STALE.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })),
    );
    setTicked(undefined);
  }

  return (
    <li className="pj-task-row" data-done={isDone || undefined}>
      <Checkbox
        aria-label={isDone ? text.reopen(title) : text.complete(title)}
        checked={isDone}
        disabled={!canUpdate || ticked !== undefined}
        onChange={(event) => void setDone(event.currentTarget.checked)}
      />
      <span className="pj-task-row-text">
        <AppLink href={`/admin/tasks/${task.id}`} className="pj-task-row-title">
          {title}
        </AppLink>
        {hasProject && task.project_id !== null && (
          <LinkedName
            href={`/admin/projects/${task.project_id}`}
            name={task.project_title}
            noun="project"
          />
        )}
      </span>
      <PriorityMark priority={task.priority} />
      <DueDate value={task.due_date} isOverdue={!isDone && task.is_overdue} />
      {hasPeople && <Avatars people={task.assignees} />}
    </li>
  );
}
