import type { DragEvent, KeyboardEvent } from 'react';

/** One step of a row: among its siblings, below the one above, or out to its parent's level. */
export const TREE_STEPS = ['up', 'down', 'in', 'out'] as const;
export type TreeStep = (typeof TREE_STEPS)[number];
/** Where a dragged row would go, beside the row that the pointer is over. */
export type TreeZone = 'before' | 'inside' | 'after';

/** The part of a row that the pointer is over; a flat list has no inside. */
export function getZone(event: DragEvent, isTree: boolean): TreeZone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (!isTree) return part < 0.5 ? 'before' : 'after';
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
}

/** The step that an arrow key asks for; inward is the direction of the words. */
export function getKeyStep({ key, currentTarget }: KeyboardEvent): TreeStep | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, TreeStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isRtl ? 'out' : 'in',
    ArrowLeft: isRtl ? 'in' : 'out',
  };
  return steps[key];
}
