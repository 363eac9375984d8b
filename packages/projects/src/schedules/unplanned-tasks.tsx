import { useDraggable } from '@dnd-kit/core';
import { AppLink, FailedState, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Task } from '@org/schema/entities';
import { IconButton, SkeletonLines, useFormats } from '@org/ui';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';

const { tasks } = apiContract;

/** Open tasks that are looked through for ones without a plan. */
const LOOKED_AT = 100;

function UnplannedTask({
  task,
  onPlan,
}: {
  readonly task: Task;
  readonly onPlan: (task: Task) => void;
}): ReactElement {
  const formats = useFormats();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `task ${task.id}`,
    data: { task },
  });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className="pj-unplanned"
      data-dragging={isDragging || undefined}
    >
      <span className="pj-unplanned-text">
        <AppLink href={`/admin/tasks/${task.id}`} className="ad-row-link">
          {task.title}
        </AppLink>
        <span className="at-meta at-cut">
          {[task.project_title, formatMinutes(Math.round(task.est_hours * 60), formats)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <IconButton
        icon={IconCalendarPlus}
        label={`${text.newPlan}: ${task.title}`}
        onPress={() => onPlan(task)}
      />
    </li>
  );
}

/** Renders open tasks that nobody's time is planned for; they can be dragged onto a day. */
export function UnplannedTasks({
  onPlan,
}: {
  readonly onPlan: (task: Task) => void;
}): ReactElement {
  const api = useApi();
  const { user } = useMe();
  const found = useQuery(
    callQuery(api, tasks.list, {
      query: {
        is_done: false,
        orderBy: 'due_date',
        orderDirection: 'ASC',
        itemsPerPage: LOOKED_AT,
      },
    }),
  );
  const rows = found.data?.results.rows
    .filter((task) => task.scheduled_start_time === null)
    // Those of the user come first.
    .toSorted(
      (one, other) =>
        Number(other.assignees.some(({ id }) => id === user.id)) -
        Number(one.assignees.some(({ id }) => id === user.id)),
    );
  return (
    <section className="ad-record-card pj-unplanned-list" aria-label={text.unplanned}>
      <h2 className="at-section-title">{text.unplanned}</h2>
      {found.isPending && <SkeletonLines count={4} />}
      {found.isError && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {rows?.length === 0 && <p className="at-meta">{text.noUnplanned}</p>}
      <ul>
        {rows?.map((task) => (
          <UnplannedTask key={task.id} task={task} onPlan={onPlan} />
        ))}
      </ul>
    </section>
  );
}
