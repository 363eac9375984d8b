import { useDraggable } from '@dnd-kit/core';
import { MAX_SCHEDULE_MINUTES, type TaskSchedule } from '@org/schema/entities';
import { type Formats, Icon, useFormats, VisuallyHidden } from '@org/ui';
import { IconAlertTriangle, IconCircleCheck, IconRepeat } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { getDay, getTime, planKey } from './plan-days.ts';
import type { PlanPart } from './plan-parts.ts';

/** Minutes by which the length of a block changes. */
const STEP = 15;
/** Pixels of a step while the edge of a block is dragged. */
const STEP_PIXELS = 10;

/** Actions of a block. */
export interface BlockActions {
  readonly onOpen: (plan: TaskSchedule) => void;
  /** Moves by days and by people. */
  readonly onStep: (plan: TaskSchedule, days: number, people: number) => void;
  readonly onResize: (plan: TaskSchedule, minutes: number) => void;
  readonly onLog: (plan: TaskSchedule) => void;
  readonly onRemove: (plan: TaskSchedule) => void;
}

/** Props of a block: its schedule on a day, and what can be done with it. */
export interface PlanBlockProps extends BlockActions, PlanPart {
  readonly canChange: boolean;
  /** True to leave out the duration and the handle. @default false */
  readonly isCompact?: boolean;
}

const ARROWS: Readonly<Record<string, readonly [days: number, people: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns another length of a block. One that is shorter than a step gets no shorter, and no longer either. */
function changeLength(before: number, change: number): number {
  const shortest = Math.min(STEP, before);
  return Math.min(MAX_SCHEDULE_MINUTES, Math.max(shortest, before + change));
}

/** Returns the time of a block: its start and duration on the first day, and its end on the last. */
function describeTime(
  { plan, at, of, isCompact = false }: PlanBlockProps,
  { minutes, isStretched }: { readonly minutes: number; readonly isStretched: boolean },
  formats: Formats,
): string {
  const duration = formatMinutes(minutes, formats);
  const start = getTime(plan.scheduled_start_time, formats.timezone);
  if (plan.all_day) return text.allDay;
  if (at === 1) return isCompact ? start : `${start}, ${duration}`;
  if (isStretched) return duration;
  return at < of ? text.continues : text.until(getTime(plan.scheduled_end_time, formats.timezone));
}

/** Renders planned time as a block that can be dragged, resized, opened and moved by keys. */
export function PlanBlock(props: PlanBlockProps): ReactElement {
  const { plan, day, at, of, canChange, isCompact = false } = props;
  const { onOpen, onStep, onResize, onLog, onRemove } = props;
  const formats = useFormats();
  const [stretched, setStretched] = useState<number>();
  const pulled = useRef<{ y: number; minutes: number }>(undefined);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${planKey(plan)} ${day}`,
    data: { plan, day },
    disabled: !canChange,
  });
  const minutes = stretched ?? plan.allocated_minutes;
  const time = describeTime(props, { minutes, isStretched: stretched !== undefined }, formats);
  const isRecorded = plan.time_entry_id !== null;
  const about = [
    plan.user.displayName,
    formats.day(getDay(plan.scheduled_start_time, formats.timezone)),
    ...(of > 1 ? [text.partOf(at, of)] : []),
    ...(plan.conflicts.length > 0 ? [text.conflict] : []),
    ...(isRecorded ? [text.recorded] : []),
    ...(plan.status === 'cancelled' ? [text.cancelled] : []),
  ];

  function resize(to: number): void {
    if (to !== plan.allocated_minutes) onResize(plan, to);
  }

  function handleKey(event: KeyboardEvent): void {
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    if (!canChange) return;
    if (arrow) onStep(plan, ...arrow);
    else if (event.key === '+' || event.key === '=') resize(changeLength(minutes, STEP));
    else if (event.key === '-') resize(changeLength(minutes, -STEP));
    else if (event.key.toLowerCase() === 'l' && !isRecorded) onLog(plan);
    else if (event.key === 'Delete') onRemove(plan);
    else return;
    event.preventDefault();
  }

  function pull(event: PointerEvent<HTMLElement>): void {
    if (!pulled.current) return;
    const steps = Math.round((event.clientY - pulled.current.y) / STEP_PIXELS);
    setStretched(changeLength(pulled.current.minutes, steps * STEP));
  }

  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className="pj-plan"
      data-plan={planKey(plan)}
      data-status={plan.status}
      data-long={of > 1 || undefined}
      data-before={at > 1 || undefined}
      data-after={at < of || undefined}
      data-dragging={isDragging || undefined}
      style={{ '--pj-plan': plan.color || plan.task.column_color || 'var(--at-accent)' } as object}
    >
      <button
        type="button"
        className="pj-plan-button"
        onClick={() => onOpen(plan)}
        onKeyDown={handleKey}
      >
        <span className="pj-plan-title">
          {plan.task.title}
          {plan.recurrence && <Icon of={IconRepeat} size={12} />}
          {isRecorded && <Icon of={IconCircleCheck} size={12} />}
          {plan.conflicts.length > 0 && <Icon of={IconAlertTriangle} size={12} />}
        </span>
        <span className="pj-plan-time">{time}</span>
        <VisuallyHidden>{about.join(', ')}</VisuallyHidden>
      </button>
      {canChange && !isCompact && at === of && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys plus and minus do the same for a focused block
        <span
          className="pj-plan-edge"
          title={text.resize}
          onMouseDown={(event) => event.stopPropagation()}
          onTouchStart={(event) => event.stopPropagation()}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            pulled.current = { y: event.clientY, minutes: plan.allocated_minutes };
          }}
          onPointerMove={pull}
          onPointerUp={() => {
            if (pulled.current && stretched !== undefined) resize(stretched);
            pulled.current = undefined;
            setStretched(undefined);
          }}
          onPointerCancel={() => {
            pulled.current = undefined;
            setStretched(undefined);
          }}
        />
      )}
    </div>
  );
}
