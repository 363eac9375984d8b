import { AppLink, describeError } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Project } from '@org/schema/entities';
import { Button, ErrorState, SkeletonLines, useFormats } from '@org/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { TaskRow } from '../tasks/task-row.tsx';
import { text } from './messages.ts';

const { projects } = apiContract;

const PAGE_SIZE = 20;

/** Renders the tasks of a project, newest first, and a line that adds one. */
export function ProjectTasks({ project }: { readonly project: Project }): ReactElement {
  const api = useApi();
  const { number } = useFormats();
  const { id, task_counts } = project;
  const found = useInfiniteQuery({
    queryKey: [...callKey(projects.tasks), id],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        orderBy: 'is_done,due_date',
        orderDirection: 'ASC',
        itemsPerPage: PAGE_SIZE,
        ...(pageParam && { cursor: pageParam }),
      };
      return (await api.call(projects.tasks, { params: { id }, query, signal })).results;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className="ad-record-card" aria-label={text.tasks}>
      <header>
        <h2 className="at-section-title">{text.tasks}</h2>
        {task_counts.total > 0 && (
          <span className="at-meta">
            {text.taskCounts(number(task_counts.open), number(task_counts.total))}{' '}
            <AppLink href={`/admin/projects/${id}/timeline`}>{text.timeline}</AppLink>
          </span>
        )}
      </header>
      {found.isPending && <SkeletonLines count={3} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.tasksFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 && <p className="at-meta">{text.noTasks}</p>}
      <ul className="pj-task-rows" data-narrow>
        {rows.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          size="xs"
          variant="subtle"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text.moreTasks}
        </Button>
      )}
      <QuickAdd fields={{ project_id: id }} placeholder={text.addTask} />
    </section>
  );
}
