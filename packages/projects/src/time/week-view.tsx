import { FailedState, PersonPicker, RecordPicker, useCan, useMe } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { dayPlus, getMonday } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import {
  Button,
  EmptyState,
  Icon,
  IconButton,
  Menu,
  SkeletonLines,
  toWallTime,
  useFormats,
} from '@org/ui';
import {
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconCopy,
} from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { TASKS } from '../parts/record-sources.ts';
import { text } from './messages.ts';
import { SubmitWeek } from './submit-week.tsx';
import { TimesheetLink } from './timesheet-link.tsx';
import { useWeek } from './use-week.ts';
import type { WeekState } from './use-week-saving.ts';
import { WeekConflicts } from './week-conflicts.tsx';
import { DAYS } from './week-draft.ts';
import { WeekGrid } from './week-grid.tsx';

/** Props of the week: its Monday, the person, and handlers of both. */
export interface WeekViewProps {
  readonly monday: string;
  readonly userId: number;
  readonly onWeek: (monday: string) => void;
  readonly onUser: (id: number) => void;
}

function SavedMark({ state }: { readonly state: WeekState }): ReactElement | null {
  if (state !== 'saved' && state !== 'saving') return null;
  return (
    <span className="at-meta pj-week-state" role="status">
      {state === 'saved' && <Icon of={IconCheck} size={14} />}
      {state === 'saved' ? text.saved : text.saving}
    </span>
  );
}

function Grid({
  monday,
  userId,
  today,
}: Pick<WeekViewProps, 'monday' | 'userId'> & { readonly today: string }): ReactElement {
  const api = useApi();
  const { user } = useMe();
  const canCreate = useCan('time_entries.can_create');
  const canUpdate = useCan('time_entries.can_update');
  const canManage = useCan('time_entries.can_manage_others');
  const week = useWeek(monday, userId);
  const days = Array.from({ length: DAYS }, (_, day) => dayPlus(monday, day));
  const readOnly = userId === user.id ? !canCreate : !canManage;
  if (week.rows === undefined)
    return week.error ? (
      <FailedState error={week.error} onRetry={week.reload} />
    ) : (
      <SkeletonLines count={6} />
    );

  async function add(id: string): Promise<void> {
    if (!id) return;
    const { task } = await api.call(apiContract.tasks.get, { params: { id: Number(id) } });
    week.addTask({ task_id: task.id, task_title: task.title, project_title: task.project_title });
  }

  return (
    <>
      {week.rows.length === 0 ? (
        <EmptyState icon={IconClock} title={text.emptyTitle} text={text.emptyText} />
      ) : (
        <WeekGrid
          rows={week.rows}
          draft={week.draft}
          days={days}
          today={today}
          readOnly={readOnly}
          onType={week.type}
          onRemove={week.removeRow}
        />
      )}
      {week.conflicts.size > 0 && (
        <WeekConflicts
          conflicts={week.conflicts}
          draft={week.draft}
          rows={week.rows}
          days={days}
          onResolve={week.resolve}
        />
      )}
      {!readOnly && (
        <div className="pj-week-foot">
          <RecordPicker
            source={TASKS}
            label={text.addTask}
            none={text.noTask}
            nothingFound={text.noTasksFound}
            value=""
            onChange={(id) => void add(id)}
          />
          <Menu>
            <Menu.Target>
              <Button variant="default" leftSection={<Icon of={IconCopy} />}>
                {text.copy}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void week.copyLastWeek(false)}>{text.copyTasks}</Menu.Item>
              <Menu.Item onClick={() => void week.copyLastWeek(true)}>{text.copyTimes}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <SavedMark state={week.state} />
          {week.state === 'failed' && (
            <span className="pj-error" role="alert">
              {text.notSaved}: {week.problem}{' '}
              <Button variant="default" size="xs" onClick={() => void week.save()}>
                {text.retry}
              </Button>
            </span>
          )}
        </div>
      )}
      <div className="pj-week-submit">
        <SubmitWeek
          query={{ week: monday, user_id: userId }}
          entries={week.entries}
          isTyped={week.state !== 'saved'}
          canSubmit={canUpdate && !readOnly}
          onSave={week.save}
        />
      </div>
      <p className="at-meta pj-week-help">{text.keys}</p>
    </>
  );
}

/** Renders the week of a person as a grid of hours by task and day. */
export function WeekView({ monday, userId, onWeek, onUser }: WeekViewProps): ReactElement {
  const { timezone, day } = useFormats();
  const { user } = useMe();
  const seesOthers = useCan('time_entries.can_view_all');
  const [today] = useState(() => toWallTime(new Date().toISOString(), timezone).slice(0, 10));
  const current = getMonday(today);
  return (
    <section aria-label={text.week}>
      <div className="pj-week-bar">
        <IconButton
          icon={IconChevronLeft}
          label={text.previousWeek}
          onPress={() => onWeek(dayPlus(monday, -DAYS))}
        />
        <h2 className="at-section-title">
          {day(monday)} – {day(dayPlus(monday, DAYS - 1))}
        </h2>
        <IconButton
          icon={IconChevronRight}
          label={text.nextWeek}
          onPress={() => onWeek(dayPlus(monday, DAYS))}
        />
        {monday !== current && (
          <Button variant="default" size="xs" onClick={() => onWeek(current)}>
            {text.thisWeek}
          </Button>
        )}
        <div className="pj-week-person">
          {seesOthers && (
            <PersonPicker
              label={text.person}
              none={text.me}
              value={String(userId)}
              onChange={(id) => onUser(id ? Number(id) : user.id)}
            />
          )}
          <TimesheetLink from={monday} to={dayPlus(monday, DAYS - 1)} userId={userId} />
        </div>
      </div>
      <Grid key={`${monday} ${userId}`} monday={monday} userId={userId} today={today} />
    </section>
  );
}
