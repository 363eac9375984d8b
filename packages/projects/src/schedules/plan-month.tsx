import type { TaskSchedule } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { type BlockActions, PlanBlock } from './plan-block.tsx';
import { planKey } from './plan-days.ts';
import { layOutPlans, type PlanPart } from './plan-parts.ts';

/** Plans that a day of the month shows; the rest is counted. */
const SHOWN = 4;

/** Props of the month: its days, plans, and what can be done with them. */
export interface PlanMonthProps extends BlockActions {
  /** A day of the month that is shown. */
  readonly day: string;
  readonly days: readonly string[];
  readonly today: string;
  readonly plans: readonly TaskSchedule[];
  /** Shows the week of a day. */
  readonly onDay: (day: string) => void;
}

/** Renders the plans of a month as a calendar. */
export function PlanMonth(props: PlanMonthProps): ReactElement {
  const { day: shown, days, today, plans, onDay, ...actions } = props;
  const { timezone, locale, day: dayText } = useFormats();
  const byDay = new Map<string, readonly (PlanPart | undefined)[]>();
  for (let at = 0; at < days.length; at += 7)
    for (const [day, parts] of layOutPlans(plans, days.slice(at, at + 7), timezone))
      byDay.set(day, parts);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section className="pj-plan-month" aria-label={text.calendar}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className="pj-plan-day">
          {weekday.format(new Date(day))}
        </span>
      ))}
      {days.map((day) => {
        const own = byDay.get(day) ?? [];
        const rest = own.slice(SHOWN).filter((part) => part !== undefined).length;
        return (
          <div
            key={day}
            className="pj-plan-date"
            data-today={day === today || undefined}
            data-outside={!day.startsWith(shown.slice(0, 7)) || undefined}
          >
            <button type="button" aria-label={dayText(day)} onClick={() => onDay(day)}>
              {Number(day.slice(8))}
            </button>
            {own.slice(0, SHOWN).map((part, at) =>
              part ? (
                <PlanBlock
                  key={planKey(part.plan)}
                  {...part}
                  canChange={false}
                  isCompact
                  {...actions}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its position.
                <span key={at} className="pj-plan-gap" />
              ),
            )}
            {rest > 0 && (
              <button type="button" className="pj-plan-more" onClick={() => onDay(day)}>
                {text.more(rest)}
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
