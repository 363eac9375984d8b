import type { DragEvent, KeyboardEvent } from 'react';

/** A step of a row: among its siblings, into the one above, or out to its parent's level. */
export const TREE_STEPS = ['up', 'down', 'in', 'out'] as const;
export type TreeStep = (typeof TREE_STEPS)[number];
/** Drop zone relative to the row under the pointer. */
export type TreeZone = 'before' | 'inside' | 'after';

/** Returns the zone of a row under the pointer; a flat list has no inside. */
export function getZone(event: DragEvent, isTree: boolean): TreeZone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (!isTree) return part < 0.5 ? 'before' : 'after';
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
}

/** Returns the step of an arrow key; "in" follows the text direction. */
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
