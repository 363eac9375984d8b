import type { Task } from '@org/schema/entities';
import { Progress, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { TimerButton } from '../timer/timer-button.tsx';
import { text } from './messages.ts';

const MINUTES = 60;

/** Renders the tracked time of a task beside its estimate. */
export function TaskTime({
  task,
}: {
  readonly task: Pick<Task, 'id' | 'est_hours' | 'tracked_minutes'>;
}): ReactElement {
  const formats = useFormats();
  const estimated = Math.round(task.est_hours * MINUTES);
  const over = task.tracked_minutes - estimated;
  const share = estimated === 0 ? 0 : Math.min(100, (task.tracked_minutes / estimated) * 100);
  const label = text.tracked(
    formatMinutes(task.tracked_minutes, formats),
    formatMinutes(estimated, formats),
  );
  return (
    <section className="ad-record-card" aria-label={text.time}>
      <header>
        <h2 className="at-section-title">{text.time}</h2>
        <span className="pj-amount">{label}</span>
        <TimerButton taskId={task.id} />
      </header>
      <Progress
        value={share}
        size="sm"
        aria-label={label}
        color={over > 0 ? 'var(--at-danger)' : 'var(--at-accent)'}
      />
      {over > 0 && <p className="pj-error">{text.overEstimate(formatMinutes(over, formats))}</p>}
    </section>
  );
}
