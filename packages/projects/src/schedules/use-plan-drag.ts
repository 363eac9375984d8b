import { type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Task, TaskSchedule } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { useState } from 'react';
import { groupPlans, nextStart, readCell, startAfterMove, toInstant } from './plan-days.ts';
import type { Plans } from './use-plans.ts';

/** Content of a dragged element: planned time, or a task without a plan. */
export type Dragged =
  | { readonly plan: TaskSchedule /** Day of the part that is dragged. */; readonly day: string }
  | { readonly task: Task };

/** Longest plan of a task that is dropped, minutes. */
const DAY_OF_WORK = 480;

/** Shortest plan, minutes. */
const SHORTEST = 15;

/** Returns the minutes that are planned for a task that is dropped: what is left of its estimate, of one working day at most. */
export function getDroppedMinutes({ est_hours, tracked_minutes }: Task): number {
  const left = Math.round(est_hours * 60) - tracked_minutes;
  return Math.min(DAY_OF_WORK, Math.max(SHORTEST, left));
}

/** Moves planned time between days and people, and plans tasks that are dropped on them. Blocks have keys of their own. */
export function usePlanDrag(plans: Plans) {
  const { timezone } = useFormats();
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  function drop({ over, active }: DragEndEvent): void {
    setDragged(undefined);
    const content = active.data.current as Dragged | undefined;
    if (!over || !content) return;
    const { userId, day } = readCell(String(over.id));
    if ('plan' in content) {
      const { plan } = content;
      const start = startAfterMove(plan, content.day, day, timezone);
      if (start === plan.scheduled_start_time && userId === plan.user_id) return;
      void plans.change(plan, {
        scheduled_start_time: start,
        allocated_minutes: plan.allocated_minutes,
        user_id: userId,
      });
      return;
    }
    const onDay = groupPlans(plans.rows ?? [], timezone).get(String(over.id));
    void plans.create({
      task_id: content.task.id,
      user_id: userId,
      scheduled_start_time: toInstant(day, nextStart(onDay, day, timezone), timezone),
      allocated_minutes: getDroppedMinutes(content.task),
    });
  }

  return {
    sensors,
    dragged,
    handlers: {
      onDragStart: ({ active }: { active: { data: { current: unknown } } }) =>
        setDragged(active.data.current as Dragged | undefined),
      onDragEnd: drop,
      onDragCancel: () => setDragged(undefined),
    },
  };
}
