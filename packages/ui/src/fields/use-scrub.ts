import { type PointerEvent, useRef } from 'react';

/** Options: a number, its limits, and change handler. */
export interface ScrubOptions {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Change per 2 px of movement; ten times as much with Shift. @default 1 */
  readonly step?: number | undefined;
}

/** Handlers of the dragged element. */
export interface ScrubHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

const PX_PER_STEP = 2;

/** Returns the nearest allowed value, without floating-point errors. */
export function clampToStep(
  value: number,
  { min = -Infinity, max = Infinity, step = 1 }: Pick<ScrubOptions, 'min' | 'max' | 'step'>,
): number {
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Number(Math.min(max, Math.max(min, value)).toFixed(Math.max(decimals, 0)));
}

/** Changes a number by dragging horizontally, as on a field's label. */
export function useScrub(options: ScrubOptions): ScrubHandlers {
  const start = useRef<{ x: number; value: number; last: number } | null>(null);

  function stop(): void {
    start.current = null;
  }

  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, value: options.value, last: options.value };
    },
    onPointerMove(event) {
      const from = start.current;
      if (!from) return;
      const steps = Math.trunc((event.clientX - from.x) / PX_PER_STEP);
      const change = steps * (options.step ?? 1) * (event.shiftKey ? 10 : 1);
      const next = clampToStep(from.value + change, options);
      if (next === from.last) return;
      from.last = next;
      options.onChange(next);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
