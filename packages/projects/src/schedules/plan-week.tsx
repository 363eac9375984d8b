import type { Assignee, Capacity, TaskSchedule } from '@org/schema/entities';
import { Progress, useFormats } from '@org/ui';
import { Fragment, type ReactElement } from 'react';
import { Avatars } from '../parts/avatars.tsx';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import type { BlockActions } from './plan-block.tsx';
import { PlanCell } from './plan-cell.tsx';
import { layOutPlans } from './plan-parts.ts';

/** Props of the week: people and days, their plans and capacity, and what can be done. */
export interface PlanWeekProps extends BlockActions {
  readonly people: readonly Assignee[];
  readonly days: readonly string[];
  readonly today: string;
  readonly plans: readonly TaskSchedule[];
  readonly capacity: readonly Capacity[];
  /** Returns whether the user may plan the time of a person. */
  readonly canPlan: (userId: number) => boolean;
  readonly onAdd: (userId: number, day: string) => void;
}

function sumWeek(capacity: readonly Capacity[], userId: number, days: readonly string[]) {
  const own = capacity.filter(({ user_id, date }) => user_id === userId && days.includes(date));
  return {
    planned: own.reduce((sum, { planned_minutes }) => sum + planned_minutes, 0),
    available: own.reduce((sum, { available_minutes }) => sum + available_minutes, 0),
  };
}

/** Renders the plans of people by day. */
export function PlanWeek(props: PlanWeekProps): ReactElement {
  const { people, days, today, plans, capacity, canPlan, onAdd, ...actions } = props;
  const formats = useFormats();
  const date = new Intl.DateTimeFormat(formats.locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const weekday = new Intl.DateTimeFormat(formats.locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section className="pj-plan-week" aria-label={text.planner}>
      <span className="pj-plan-corner">{text.person}</span>
      {days.map((day) => (
        <span key={day} className="pj-plan-day" data-today={day === today || undefined}>
          {weekday.format(new Date(day))}{' '}
          <span className="at-meta">{date.format(new Date(day))}</span>
        </span>
      ))}
      {people.map((person) => {
        const { planned, available } = sumWeek(capacity, person.id, days);
        const label = text.capacity(
          formatMinutes(planned, formats),
          formatMinutes(available, formats),
        );
        const isOver = planned > available;
        const parts = layOutPlans(
          plans.filter(({ user_id }) => user_id === person.id),
          days,
          formats.timezone,
        );
        return (
          <Fragment key={person.id}>
            <div className="pj-plan-person">
              <span className="pj-plan-name">
                <Avatars people={[person]} />
                <span className="at-cut" title={person.displayName}>
                  {person.displayName}
                </span>
              </span>
              <Progress
                value={available === 0 ? 0 : Math.min(100, (planned / available) * 100)}
                size="xs"
                aria-label={label}
                color={isOver ? 'var(--at-danger)' : 'var(--at-accent)'}
              />
              <span className="at-meta" title={isOver ? text.over : undefined}>
                {label}
              </span>
            </div>
            {days.map((day) => (
              <PlanCell
                key={day}
                userId={person.id}
                person={person.displayName}
                day={day}
                dayName={formats.day(day)}
                parts={parts.get(day)}
                canChange={canPlan(person.id)}
                onAdd={onAdd}
                {...actions}
              />
            ))}
          </Fragment>
        );
      })}
    </section>
  );
}
