import { DndContext, DragOverlay } from '@dnd-kit/core';
import { FailedState, useCan, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { dayPlus } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Task, TaskSchedule } from '@org/schema/entities';
import {
  Button,
  confirm,
  EmptyState,
  IconButton,
  NoPermission,
  PageHeader,
  Segmented,
  Skeleton,
  toWallTime,
  useFormats,
  VisuallyHidden,
} from '@org/ui';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { CalendarFeed } from './calendar-feed.tsx';
import { text } from './messages.ts';
import type { BlockActions } from './plan-block.tsx';
import {
  cellKey,
  getDay,
  getPlanDays,
  getTime,
  groupPlans,
  nextStart,
  PLAN_VIEWS,
  type PlanView,
  planKey,
  startOn,
  stepDay,
} from './plan-days.ts';
import { type NewPlan, PlanDialog } from './plan-dialog.tsx';
import { PlanMonth } from './plan-month.tsx';
import { PlanWeek } from './plan-week.tsx';
import { UnplannedTasks } from './unplanned-tasks.tsx';
import { getDroppedMinutes, usePlanDrag } from './use-plan-drag.ts';
import { usePlans } from './use-plans.ts';

/** State of the screen that is kept in its URL. */
interface PlanAddress {
  readonly view?: PlanView;
  /** A day of the week or month. */
  readonly day?: string;
}

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Minutes of a plan that is made by hand. */
const USUAL_MINUTES = 60;

/** Reads the address of the screen; unknown values are left out. */
function readAddress({ view, day }: Record<string, unknown>): PlanAddress {
  const known = PLAN_VIEWS.find((one) => one === view);
  return {
    ...(known && { view: known }),
    ...(typeof day === 'string' && DAY.test(day) && { day }),
  };
}

/** Plan of the open dialog. */
interface OpenPlan {
  readonly plan?: TaskSchedule;
  readonly given: NewPlan;
}

/** Renders planned time of people as a week or a month. */
export function ScheduleRoute(): ReactElement {
  const api = useApi();
  const { user } = useMe();
  const formats = useFormats();
  const { timezone } = formats;
  const canView = useCan('schedules.can_view');
  const canCreate = useCan('schedules.can_create');
  const plansOthers = useCan('schedules.can_manage_others');
  const seesAll = useCan('schedules.can_view_all');
  const navigate = useNavigate();
  const address = readAddress(useSearch({ strict: false }));
  const [today] = useState(() => toWallTime(new Date().toISOString(), timezone).slice(0, 10));
  const { view = 'week', day = today } = address;
  const days = getPlanDays(view, day);
  const staff = useQuery({
    ...callQuery(api, apiContract.assignees.list, { query: {} }),
    enabled: canView && seesAll,
  });
  // The server knows the capacity of people without plans only when they are named. The month shows plans of former staff too.
  const staffIds = view === 'week' ? staff.data?.rows.map(({ id }) => id) : undefined;
  const plans = usePlans(days, {
    userIds: staffIds?.length ? staffIds : undefined,
    isReady: canView && !(seesAll && staff.isPending),
  });
  const [open, setOpen] = useState<OpenPlan>();
  const [said, setSaid] = useState('');
  const drag = usePlanDrag(plans);
  if (!canView) return <NoPermission what={text.see} />;

  const me = { id: user.id, displayName: user.displayName, firstname: user.firstname };
  const people = seesAll ? (staff.data?.rows ?? []) : [me];
  const canPlan = (userId: number): boolean => canCreate && (userId === user.id || plansOthers);
  const rows = plans.rows ?? [];
  const show = (change: PlanAddress): void =>
    void navigate({ to: '/admin/schedule', search: { ...address, ...change }, replace: true });

  const startAfterOthers = (userId: number, on: string): string =>
    nextStart(groupPlans(rows, timezone).get(cellKey(userId, on)), on, timezone);

  const actions: BlockActions = {
    onOpen: (plan) =>
      setOpen({
        plan,
        given: {
          userId: plan.user_id,
          day: getDay(plan.scheduled_start_time, timezone),
          time: getTime(plan.scheduled_start_time, timezone),
          minutes: plan.allocated_minutes,
        },
      }),
    onStep: (plan, stepDays, stepPeople) => {
      const at = people.findIndex(({ id }) => id === plan.user_id);
      const person = people[at + stepPeople] ?? people[at];
      const to = dayPlus(getDay(plan.scheduled_start_time, timezone), stepDays);
      if (!person || !canPlan(person.id)) return;
      setSaid(text.moved(plan.task.title, person.displayName, formats.day(to)));
      void plans
        .change(plan, {
          scheduled_start_time: startOn(plan, to, timezone),
          allocated_minutes: plan.allocated_minutes,
          user_id: person.id,
        })
        .then(() => {
          // The block is another element in its new cell.
          const moved = document.querySelector<HTMLElement>(
            `[data-plan="${planKey(plan)}"] button`,
          );
          moved?.focus();
        });
    },
    onResize: (plan, allocated_minutes) => void plans.change(plan, { allocated_minutes }),
    onLog: (plan) => void plans.log(plan),
    onRemove: (plan) =>
      void confirm({ title: text.deleteQuestion, confirmLabel: text.delete, danger: true }).then(
        (answer) => answer === 'confirm' && plans.remove(plan),
      ),
  };

  const planTask = (task: Task): void => {
    const person = task.assignees[0]?.id ?? user.id;
    setOpen({
      given: {
        userId: canPlan(person) ? person : user.id,
        day: today,
        time: startAfterOthers(person, today),
        minutes: getDroppedMinutes(task),
        taskId: task.id,
      },
    });
  };

  return (
    <div className="pj-schedule">
      <PageHeader
        title={text.title}
        icon={IconCalendarEvent}
        focusTitle
        buttons={
          <Segmented
            label={text.view}
            options={[
              { value: 'week', label: text.week },
              { value: 'month', label: text.month },
            ]}
            value={view}
            onChange={(next) => show({ view: next })}
          />
        }
      />
      <div className="pj-week-bar">
        <IconButton
          icon={IconChevronLeft}
          label={text.previous}
          onPress={() => show({ day: stepDay(view, day, -1) })}
        />
        <h2 className="at-section-title">
          {view === 'week'
            ? `${formats.day(days[0] ?? day)} – ${formats.day(days.at(-1) ?? day)}`
            : new Intl.DateTimeFormat(formats.locale, {
                month: 'long',
                year: 'numeric',
                timeZone: 'UTC',
              }).format(new Date(day))}
        </h2>
        <IconButton
          icon={IconChevronRight}
          label={text.next}
          onPress={() => show({ day: stepDay(view, day, 1) })}
        />
        {!days.includes(today) && (
          <Button variant="default" size="xs" onClick={() => show({ day: today })}>
            {text.today}
          </Button>
        )}
        <span className="pj-week-person">
          <CalendarFeed />
        </span>
      </div>
      {plans.error !== null && plans.rows === undefined ? (
        <FailedState error={plans.error} onRetry={plans.reload} />
      ) : plans.rows === undefined || (seesAll && staff.isPending) ? (
        <Skeleton height={360} />
      ) : people.length === 0 ? (
        <EmptyState icon={IconCalendarEvent} title={text.emptyTitle} text={text.emptyText} />
      ) : view === 'month' ? (
        <PlanMonth
          day={day}
          days={days}
          today={today}
          plans={rows}
          onDay={(on) => show({ view: 'week', day: on })}
          {...actions}
        />
      ) : (
        <DndContext sensors={drag.sensors} {...drag.handlers}>
          <div className="pj-plan-scroll">
            <PlanWeek
              people={people}
              days={days}
              today={today}
              plans={rows}
              capacity={plans.capacity}
              canPlan={canPlan}
              onAdd={(userId, on) =>
                setOpen({
                  given: {
                    userId,
                    day: on,
                    time: startAfterOthers(userId, on),
                    minutes: USUAL_MINUTES,
                  },
                })
              }
              {...actions}
            />
          </div>
          {canCreate && <UnplannedTasks onPlan={planTask} />}
          <DragOverlay>
            {drag.dragged && (
              <div className="pj-plan-dragged">
                {'plan' in drag.dragged ? drag.dragged.plan.task.title : drag.dragged.task.title}
              </div>
            )}
          </DragOverlay>
        </DndContext>
      )}
      <p className="at-meta pj-week-help">{view === 'week' && text.keys}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open && (
        <PlanDialog
          plan={open.plan}
          given={open.given}
          canChange={canPlan(open.given.userId)}
          onSave={(body, status, scope) =>
            open.plan ? plans.change(open.plan, { ...body, status }, scope) : plans.create(body)
          }
          onRemove={(scope) => (open.plan ? plans.remove(open.plan, scope) : Promise.resolve(true))}
          onLog={() => open.plan && void plans.log(open.plan)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
