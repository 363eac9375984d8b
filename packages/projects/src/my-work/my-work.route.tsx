import { AppLink, describeError, useCan, useMe } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  NoPermission,
  PageHeader,
  SkeletonLines,
  useFormats,
} from '@org/ui';
import { IconChecklist, IconUserCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { TaskRow } from '../tasks/task-row.tsx';
import { DUE_GROUPS, groupTasks } from './group-tasks.ts';
import { GROUPS, text } from './messages.ts';

const { tasks } = apiContract;

const PAGE_SIZE = 100;

/** Renders the open tasks of the user over all projects, grouped by their due dates. */
export function MyWorkRoute(): ReactElement {
  const api = useApi();
  const { user } = useMe();
  const { number, timezone } = useFormats();
  const canView = useCan('tasks.can_view');
  const found = useInfiniteQuery({
    queryKey: [...callKey(tasks.list), 'my work', user.id],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        assignee_id: user.id,
        is_done: false,
        orderBy: 'due_date',
        orderDirection: 'ASC',
        itemsPerPage: PAGE_SIZE,
        ...(pageParam && { cursor: pageParam }),
      };
      return (await api.call(tasks.list, { query, signal })).results;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: canView,
  });

  if (!canView) return <NoPermission what={text.see} />;
  const rows = found.data?.pages.flatMap((page) => page.rows);
  const groups = rows && groupTasks(rows, { now: new Date().toISOString(), timezone });
  return (
    <div className="pj-my-work">
      <PageHeader
        title={text.title}
        icon={IconUserCheck}
        focusTitle
        buttons={
          <Button
            component={AppLink}
            href="/admin/tasks"
            variant="default"
            leftSection={<Icon of={IconChecklist} />}
          >
            {text.all}
          </Button>
        }
      />
      <QuickAdd fields={{ assignees: [user.id] }} />
      {found.isPending && <SkeletonLines count={8} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.failed}
          onRetry={() => void found.refetch()}
        />
      )}
      {rows?.length === 0 && (
        <EmptyState icon={IconUserCheck} title={text.empty} text={text.emptyText} />
      )}
      {groups &&
        DUE_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <section
            key={group}
            className="pj-due-group"
            data-group={group}
            aria-label={GROUPS[group]}
          >
            <h2 className="at-section-title">
              {GROUPS[group]} <span className="at-meta">{number(groups[group].length)}</span>
            </h2>
            <ul className="pj-task-rows">
              {groups[group].map((task) => (
                <TaskRow key={task.id} task={task} hasProject hasPeople={false} />
              ))}
            </ul>
          </section>
        ))}
      {found.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {text.more}
          </Button>
        </div>
      )}
    </div>
  );
}
