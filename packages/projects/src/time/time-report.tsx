import { FailedState, PersonPicker, useCan, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { dayPlus } from '@org/schema';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import {
  Button,
  EmptyState,
  Icon,
  Select,
  Skeleton,
  TextInput,
  toWallTime,
  useFormats,
} from '@org/ui';
import { IconChartBar, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { TimesheetLink } from './timesheet-link.tsx';

const { timeEntries } = apiContract;

type Row = RouteResponse<typeof timeEntries.report>['results']['rows'][number];

/** Ways to group a report. */
const GROUPS = ['project', 'user', 'customer', 'task', 'day', 'week'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_NAMES: Readonly<Record<Group, string>> = {
  project: text.byProject,
  user: text.byUser,
  customer: text.byCustomer,
  task: text.byTask,
  day: text.byDay,
  week: text.byWeek,
};

/** Labels of time without such a thing. */
const NONE: Readonly<Record<Group, string>> = {
  project: text.noProject,
  user: text.none,
  customer: text.noCustomer,
  task: text.none,
  day: text.none,
  week: text.none,
};

const USUAL_DAYS = 30;

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** Returns the currency of the company, in which rates are. */
const useCurrency = (): string | undefined => useMe().settings?.currency || undefined;

/** Renders tracked time as bars, with the billable part and the estimate. */
function Bars({
  rows,
  none,
}: {
  readonly rows: readonly Row[];
  readonly none: string;
}): ReactElement {
  const formats = useFormats();
  const longest = Math.max(...rows.map(({ minutes, estMinutes }) => Math.max(minutes, estMinutes)));
  const width = (minutes: number): string => `${longest === 0 ? 0 : (minutes / longest) * 100}%`;
  return (
    <ul className="pj-bars">
      {rows.map((row) => (
        <li key={row.label || String(row.id)}>
          <span className="pj-bar-label at-cut">{row.label || none}</span>
          <span
            className="pj-bar"
            role="img"
            aria-label={text.chart(row.label || none, formatMinutes(row.minutes, formats))}
          >
            <span className="pj-bar-all" style={{ inlineSize: width(row.minutes) }} />
            <span className="pj-bar-billable" style={{ inlineSize: width(row.billableMinutes) }} />
            {row.estMinutes > 0 && (
              <span
                className="pj-bar-estimate"
                style={{ insetInlineStart: width(row.estMinutes) }}
              />
            )}
          </span>
          <span className="pj-amount">{formatMinutes(row.minutes, formats)}</span>
        </li>
      ))}
    </ul>
  );
}

function Table({
  rows,
  group,
}: {
  readonly rows: readonly Row[];
  readonly group: Group;
}): ReactElement {
  const formats = useFormats();
  const seesRates = useCan('time_entries.can_view_rates');
  const currency = useCurrency();
  const minutes = (value: number): string => formatMinutes(value, formats);
  return (
    <div className="pj-report-scroll">
      <table className="pj-report-table">
        <thead>
          <tr>
            <th scope="col">{GROUP_NAMES[group]}</th>
            <th scope="col">{text.tracked}</th>
            <th scope="col">{text.billable}</th>
            <th scope="col">{text.estimate}</th>
            {group === 'user' && <th scope="col">{text.utilisation}</th>}
            {seesRates && <th scope="col">{text.amount}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label || String(row.id)}>
              <th scope="row">{row.label || NONE[group]}</th>
              <td>{minutes(row.minutes)}</td>
              <td>{minutes(row.billableMinutes)}</td>
              <td>{row.estMinutes > 0 ? minutes(row.estMinutes) : '–'}</td>
              {group === 'user' && (
                <td>
                  {row.availableMinutes ? `${percent(row.minutes, row.availableMinutes)} %` : '–'}
                </td>
              )}
              {seesRates && (
                <td>{row.amount === null ? '–' : formats.money(row.amount, currency)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders sums of time in a period, grouped by one thing, as a chart and a table that can be printed. */
export function TimeReport(): ReactElement {
  const api = useApi();
  const formats = useFormats();
  const [today] = useState(() =>
    toWallTime(new Date().toISOString(), formats.timezone).slice(0, 10),
  );
  const [from, setFrom] = useState(dayPlus(today, 1 - USUAL_DAYS));
  const [to, setTo] = useState(today);
  const [group, setGroup] = useState<Group>('project');
  const [person, setPerson] = useState('');
  const { user } = useMe();
  const seesOthers = useCan('time_entries.can_view_all');
  const currency = useCurrency();
  const isPeriod = from !== '' && to !== '' && from <= to;
  const found = useQuery({
    ...callQuery(api, timeEntries.report, {
      query: {
        startDate: from,
        endDate: to,
        groupBy: group,
        ...(person && { userId: Number(person) }),
      },
    }),
    enabled: isPeriod,
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.results.rows;
  const totals = found.data?.results.totals;
  return (
    <section className="pj-report" aria-label={text.reports}>
      <div className="pj-report-bar">
        <TextInput
          type="date"
          label={text.from}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={text.to}
          value={to}
          error={isPeriod ? undefined : text.badPeriod}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Select
          label={text.groupBy}
          data={GROUPS.map((value) => ({ value, label: GROUP_NAMES[value] }))}
          value={group}
          allowDeselect={false}
          onChange={(value) => setGroup((value ?? 'project') as Group)}
        />
        {seesOthers && (
          <PersonPicker
            label={text.person}
            none={text.everyone}
            value={person}
            onChange={setPerson}
          />
        )}
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
        {isPeriod && <TimesheetLink from={from} to={to} userId={Number(person) || user.id} />}
      </div>
      {found.isPending && isPeriod && <Skeleton height={240} />}
      {found.isError && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {rows?.length === 0 && (
        <EmptyState icon={IconChartBar} title={text.noReportTitle} text={text.noReportText} />
      )}
      {rows && rows.length > 0 && totals && (
        <>
          <p className="pj-report-total">
            <strong>{formatMinutes(totals.minutes, formats)}</strong> {text.tracked.toLowerCase()},{' '}
            {formatMinutes(totals.billableMinutes, formats)} {text.billable.toLowerCase()}
            {totals.amount !== null && <>, {formats.money(totals.amount, currency)}</>}
          </p>
          <Bars rows={rows} none={NONE[group]} />
          <Table rows={rows} group={group} />
        </>
      )}
    </section>
  );
}
