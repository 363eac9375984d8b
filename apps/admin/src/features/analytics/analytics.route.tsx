import { FailedState, type Period, PeriodBar, useCan, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { STAT_DIMENSIONS, type VisitReport } from '@org/schema/entities';
import {
  Alert,
  Button,
  EmptyState,
  Icon,
  NoPermission,
  PageHeader,
  Segmented,
  Skeleton,
  useFormats,
} from '@org/ui';
import { IconChartLine, IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { periodPresets, periodProblem, shownPeriod, todayIn } from '../../shell/period/period.ts';
import { text } from './messages.ts';
import { VisitChart, VisitTable } from './visit-chart.tsx';
import { VisitList } from './visit-list.tsx';
import { VisitTotals } from './visit-totals.tsx';
import './analytics.css';

const { analytics } = apiContract;

function Report({ report }: { readonly report: VisitReport }) {
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  const { totals, before, enabled } = report;
  const isEmpty = totals.views + totals.presses === 0;
  const settings = (
    <Button component={Link} to="/admin/setting/analytics" variant="filled">
      {text.turnOn}
    </Button>
  );
  if (isEmpty && before.views + before.presses === 0)
    return enabled ? (
      <EmptyState icon={IconChartLine} title={text.noneTitle} text={text.noneText} />
    ) : (
      <EmptyState
        icon={IconChartLine}
        title={text.offTitle}
        text={text.offText}
        action={settings}
      />
    );
  return (
    <div className="ad-visits">
      {!enabled && <Alert color="gray">{text.offNote}</Alert>}
      <VisitTotals report={report} />
      <section className="ad-card" aria-labelledby="visits-by-day">
        <div className="ad-card-head">
          <h2 id="visits-by-day" className="at-section-title">
            {text.byDay}
          </h2>
          <Segmented
            label={text.shownAs}
            options={[
              { value: 'chart', label: text.chart },
              { value: 'table', label: text.table },
            ]}
            value={shape}
            onChange={setShape}
          />
        </div>
        {shape === 'chart' ? <VisitChart report={report} /> : <VisitTable days={report.days} />}
      </section>
      <div className="ad-visits-lists">
        {STAT_DIMENSIONS.map((dimension) => (
          <VisitList key={dimension} dimension={dimension} rows={report[dimension]} />
        ))}
      </div>
    </div>
  );
}

/** Renders the visits of the company's site in a period: totals, days, and top values. */
export function AnalyticsRoute(): ReactElement {
  const api = useApi();
  const { tenant } = useMe();
  const canView = useCan('analytics.can_view');
  const canExport = useCan('analytics.can_export');
  const { timezone } = useFormats();
  const given = useSearch({ strict: false }) as Partial<Period>;
  const navigate = useNavigate();
  const today = todayIn(timezone);
  const period = shownPeriod(given, today);
  const found = useQuery({
    ...callQuery(api, analytics.report, { query: period }),
    enabled: canView && tenant !== null,
    placeholderData: keepPreviousData,
  });
  if (!canView || !tenant) return <NoPermission what={text.see} />;
  const file = `${analytics.file.path}?${new URLSearchParams({ ...period })}`;
  return (
    <>
      <PageHeader
        title={text.title}
        icon={IconChartLine}
        meta={text.about}
        buttons={
          canExport && (
            <Button component="a" href={file} download leftSection={<Icon of={IconDownload} />}>
              {text.download}
            </Button>
          )
        }
      />
      <PeriodBar
        period={period}
        presets={periodPresets(today)}
        max={today}
        findProblem={periodProblem}
        onChange={(search) => void navigate({ to: '/admin/analytics', search, replace: true })}
      />
      {found.isError ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Report report={found.data.results} />
      ) : (
        <div className="ad-visits" aria-hidden>
          <Skeleton height={92} />
          <Skeleton height={336} />
        </div>
      )}
    </>
  );
}
