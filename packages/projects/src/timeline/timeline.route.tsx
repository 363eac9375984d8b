import { AppLink, FailedState, failureText, useCan } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Button, EmptyState, NoPermission, PageHeader, Segmented, Skeleton, toast } from '@org/ui';
import { IconTimeline } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { DAY, type TimelineBar, toBars } from './timeline-bars.ts';
import { TimelineChart, type Zoom } from './timeline-chart.tsx';

const { projects, tasks } = apiContract;

/** Tasks of a project that the timeline shows. */
const SHOWN = 200;

const shifted = (instant: string | null, days: number): string | null =>
  instant && new Date(Date.parse(instant) + days * DAY).toISOString();

/** Renders the tasks of a project as bars over time, with what waits for what. */
export function TimelineRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const id = Number((useParams({ strict: false }) as { id?: string }).id);
  const canView = useCan('tasks.can_view');
  const canChange = useCan('tasks.can_update');
  const navigate = useNavigate();
  const [zoom, setZoom] = useState<Zoom>('weeks');
  const project = useQuery({
    ...callQuery(api, projects.get, { params: { id } }),
    enabled: canView,
  });
  const found = useQuery({
    ...callQuery(api, projects.tasks, { params: { id }, query: { itemsPerPage: SHOWN } }),
    enabled: canView,
  });
  if (!canView) return <NoPermission what={text.see} />;

  async function move({ task }: TimelineBar, days: number): Promise<void> {
    try {
      await api.call(tasks.update, {
        params: { id: task.id },
        body: {
          version: task.version,
          ...(task.start_date && { start_date: shifted(task.start_date, days) }),
          ...(task.due_date && { due_date: shifted(task.due_date, days) }),
        },
      });
    } catch (failure) {
      toast.error(`${text.failed} ${failureText(failure)}`);
    }
    await Promise.all(
      [projects.tasks, tasks.list, tasks.get].map((route) =>
        queries.invalidateQueries({ queryKey: callKey(route) }),
      ),
    );
  }

  const error = project.error ?? found.error;
  const title = project.data?.project.title ?? text.title;
  const bars = project.data && found.data && toBars(found.data.results.rows, project.data.project);
  return (
    <div className="pj-timeline-screen">
      <PageHeader
        title={title}
        icon={IconTimeline}
        meta={text.title}
        focusTitle
        buttons={
          <>
            <Segmented
              label={text.zoom}
              options={[
                { value: 'weeks', label: text.weeks },
                { value: 'months', label: text.months },
              ]}
              value={zoom}
              onChange={setZoom}
            />
            <Button component={AppLink} href={`/admin/projects/${id}`} variant="default">
              {text.back}
            </Button>
          </>
        }
      />
      {error ? (
        <FailedState error={error} onRetry={() => void found.refetch()} />
      ) : bars === undefined ? (
        <Skeleton height={320} />
      ) : bars.length === 0 ? (
        <EmptyState icon={IconTimeline} title={text.emptyTitle} text={text.emptyText} />
      ) : (
        <>
          <TimelineChart
            bars={bars}
            zoom={zoom}
            label={text.chart(title)}
            canChange={canChange}
            onMove={(bar, days) => void move(bar, days)}
            onOpen={({ task }) => void navigate({ href: `/admin/tasks/${task.id}` })}
          />
          <p className="at-meta pj-week-help">{text.keys}</p>
        </>
      )}
    </div>
  );
}
