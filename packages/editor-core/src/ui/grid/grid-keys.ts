import type { GridEdit } from './grid-edit.ts';

/** Keys of the editor that act on a block, and must not while a handle has the focus. */
const WITHHELD: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown']);

const ARROWS: Readonly<Record<string, readonly [axis: 'x' | 'y', by: 1 | -1] | undefined>> = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowDown: ['y', 1],
  ArrowUp: ['y', -1],
};

/** Returns the value that a key asks for; undefined for other keys. */
function getWanted({ key, altKey }: KeyboardEvent, edit: GridEdit): number | undefined {
  const { value, min, max, steps, direction } = edit;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  if (key === 'Delete' || key === 'Backspace') return edit.initial;
  const [axis, by] = ARROWS[key] ?? [];
  if (axis !== edit.axis || by === undefined) return undefined;
  const step = altKey ? steps.fine : steps.usual;
  const present = Math.round((value / step) * 100) / 100;
  // From a value between two steps, the next one is nearer than a step.
  return (by * direction > 0 ? Math.floor(present + 1) : Math.ceil(present - 1)) * step;
}

/**
 * Handles a key of a focused handle: arrows change its value by a step, Home and End as far as possible, and Delete sets the
 * initial value.
 * @returns a refusal, true for other keys that are handled, and false for keys of the editor, such as undo
 */
export function handleGridKey(
  edit: GridEdit,
  group: string,
  event: KeyboardEvent,
): boolean | string {
  const wanted = getWanted(event, edit);
  if (wanted === undefined) return WITHHELD.has(event.key) || event.key in ARROWS;
  const value = edit.settle(wanted, event.altKey);
  if (value === edit.value) return true;
  return edit.save(value, group) ?? true;
}
