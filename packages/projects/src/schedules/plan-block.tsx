import { useDraggable } from '@dnd-kit/core';
import type { TaskSchedule } from '@org/schema/entities';
import { Icon, useFormats, VisuallyHidden } from '@org/ui';
import { IconAlertTriangle, IconCircleCheck, IconRepeat } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { getDay, getTime, planKey } from './plan-days.ts';

/** Minutes by which the length of a block changes. */
const STEP = 15;
/** Pixels of a step while the edge of a block is dragged. */
const STEP_PIXELS = 10;
/** Longest block, minutes. */
const LONGEST = 1440;

/** Actions of a block. */
export interface BlockActions {
  readonly onOpen: (plan: TaskSchedule) => void;
  /** Moves by days and by people. */
  readonly onStep: (plan: TaskSchedule, days: number, people: number) => void;
  readonly onResize: (plan: TaskSchedule, minutes: number) => void;
  readonly onLog: (plan: TaskSchedule) => void;
  readonly onRemove: (plan: TaskSchedule) => void;
}

/** Props of a block: its schedule, and what can be done with it. */
export interface PlanBlockProps extends BlockActions {
  readonly plan: TaskSchedule;
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

const toMinutes = (minutes: number): number => Math.min(LONGEST, Math.max(STEP, minutes));

/** Renders planned time as a block that can be dragged, resized, opened and moved by keys. */
export function PlanBlock(props: PlanBlockProps): ReactElement {
  const { plan, canChange, isCompact = false, onOpen, onStep, onResize, onLog, onRemove } = props;
  const formats = useFormats();
  const [stretched, setStretched] = useState<number>();
  const pulled = useRef<{ y: number; minutes: number }>(undefined);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: planKey(plan),
    data: { plan },
    disabled: !canChange,
  });
  const minutes = stretched ?? plan.allocated_minutes;
  const start = getTime(plan.scheduled_start_time, formats.timezone);
  const time = plan.all_day ? text.allDay : `${start}, ${formatMinutes(minutes, formats)}`;
  const isRecorded = plan.time_entry_id !== null;
  const about = [
    plan.user.displayName,
    formats.day(getDay(plan.scheduled_start_time, formats.timezone)),
    ...(plan.conflicts.length > 0 ? [text.conflict] : []),
    ...(isRecorded ? [text.recorded] : []),
    ...(plan.status === 'cancelled' ? [text.cancelled] : []),
  ];

  function handleKey(event: KeyboardEvent): void {
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    if (!canChange) return;
    if (arrow) onStep(plan, ...arrow);
    else if (event.key === '+' || event.key === '=') onResize(plan, toMinutes(minutes + STEP));
    else if (event.key === '-') onResize(plan, toMinutes(minutes - STEP));
    else if (event.key.toLowerCase() === 'l' && !isRecorded) onLog(plan);
    else if (event.key === 'Delete') onRemove(plan);
    else return;
    event.preventDefault();
  }

  function pull(event: PointerEvent<HTMLElement>): void {
    if (!pulled.current) return;
    const steps = Math.round((event.clientY - pulled.current.y) / STEP_PIXELS);
    setStretched(toMinutes(pulled.current.minutes + steps * STEP));
  }

  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className="pj-plan"
      data-plan={planKey(plan)}
      data-status={plan.status}
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
        <span className="pj-plan-time">{isCompact ? start : time}</span>
        <VisuallyHidden>{about.join(', ')}</VisuallyHidden>
      </button>
      {canChange && !isCompact && (
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
            if (pulled.current && stretched !== undefined && stretched !== plan.allocated_minutes)
              onResize(plan, stretched);
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
