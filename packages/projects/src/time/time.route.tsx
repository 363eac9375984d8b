import { useCan, useMe } from '@org/admin-kit';
import { getMonday, readWeek } from '@org/schema';
import { NoPermission, PageHeader, Segmented, toWallTime, useFormats } from '@org/ui';
import { IconClock } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { TimeReport } from './time-report.tsx';
import { TimeSettings } from './time-settings.tsx';
import { WeekView } from './week-view.tsx';

/** Screens of time. */
const TIME_VIEWS = ['week', 'reports', 'settings'] as const;

/** State of the screen that is kept in its URL. */
interface TimeAddress {
  readonly view?: (typeof TIME_VIEWS)[number];
  /** Monday of the week. */
  readonly week?: string;
  /** Id of the person whose week is shown. */
  readonly person?: number;
}

/** Reads the address of the screen; unknown values are left out. */
function readTimeAddress({ view, week, person }: Record<string, unknown>): TimeAddress {
  const known = TIME_VIEWS.find((one) => one === view);
  const monday = typeof week === 'string' ? readWeek(week) : undefined;
  return {
    ...(known && { view: known }),
    ...(monday && { week: monday }),
    ...(Number.isSafeInteger(person) && Number(person) > 0 && { person: Number(person) }),
  };
}

/** Renders the week grid and the reports of time. */
export function TimeRoute(): ReactElement {
  const { user } = useMe();
  const { timezone } = useFormats();
  const canView = useCan('time_entries.can_view');
  const canSet = useCan('settings.can_update');
  const address = readTimeAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  if (!canView) return <NoPermission what={text.see} />;
  const today = toWallTime(new Date().toISOString(), timezone).slice(0, 10);
  const { view = 'week', week = getMonday(today), person = user.id } = address;
  const show = (change: TimeAddress): void =>
    void navigate({ to: '/admin/time', search: { ...address, ...change }, replace: true });
  return (
    <div className="pj-time">
      <PageHeader
        title={text.time}
        icon={IconClock}
        focusTitle
        buttons={
          <Segmented
            label={text.view}
            options={[
              { value: 'week', label: text.week },
              { value: 'reports', label: text.reports },
              ...(canSet ? [{ value: 'settings' as const, label: text.settings }] : []),
            ]}
            value={view}
            onChange={(next) => show({ view: next })}
          />
        }
      />
      {view === 'week' ? (
        <WeekView
          monday={week}
          userId={person}
          onWeek={(monday) => show({ week: monday })}
          onUser={(id) => show({ person: id })}
        />
      ) : view === 'settings' && canSet ? (
        <TimeSettings />
      ) : (
        <TimeReport />
      )}
    </div>
  );
}
