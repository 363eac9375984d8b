import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
} from 'react';
import { addStop, type Gradient, printGradient, removeStop, withStop } from '../color/gradient.ts';

/** Props of the bar: gradient, selected stop, and change handler. */
export interface GradientBarProps {
  readonly gradient: Gradient;
  readonly selected: number;
  /** Returns the CSS color of a stop. */
  readonly paint: (color: string) => string;
  readonly onChange: (gradient: Gradient) => void;
  readonly onSelect: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/**
 * Adds a checkerboard behind a gradient, visible where it is transparent.
 * @returns CSS of both images
 */
export function overChecks(css: string): string {
  return `${css}, var(--at-check)`;
}

/**
 * Renders a gradient with a handle for each stop. A click adds one, a drag or the arrow keys move it (Shift moves by ten), Delete
 * removes it.
 */
export function GradientBar(props: GradientBarProps): ReactElement {
  const { gradient, selected, paint, onChange, onSelect } = props;
  const bar = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | undefined>(undefined);
  const wantsFocus = useRef(false);

  // A stop that passes another changes its index, and the focus follows it.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    bar.current?.querySelectorAll<HTMLElement>('[role="slider"]')[selected]?.focus();
  });

  function show(changed: { gradient: Gradient; index: number }): void {
    onChange(changed.gradient);
    onSelect(changed.index);
  }

  function getPlace(event: PointerEvent): number {
    const box = bar.current?.getBoundingClientRect();
    return box && box.width > 0 ? Math.round(((event.clientX - box.left) / box.width) * 100) : 0;
  }

  function grab(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const handle = event.target instanceof HTMLElement ? event.target.dataset.stop : undefined;
    if (handle !== undefined) {
      dragged.current = Number(handle);
      return onSelect(dragged.current);
    }
    const added = addStop(gradient, getPlace(event));
    dragged.current = added.index;
    show(added);
  }

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (dragged.current === undefined) return;
    const at = getPlace(event);
    if (gradient.stops[dragged.current]?.at === Math.min(100, Math.max(0, at))) return;
    const moved = withStop(gradient, dragged.current, { at });
    dragged.current = moved.index;
    show(moved);
  }

  function drop(): void {
    if (dragged.current === undefined) return;
    bar.current?.querySelectorAll<HTMLElement>('[role="slider"]')[dragged.current]?.focus();
    dragged.current = undefined;
  }

  function press(event: KeyboardEvent, index: number): void {
    const { at = 0 } = gradient.stops[index] ?? {};
    const step = STEPS[event.key];
    const next =
      step !== undefined
        ? at + step * (event.shiftKey && Math.abs(step) === 1 ? 10 : 1)
        : { Home: 0, End: 100 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      wantsFocus.current = true;
      return show(withStop(gradient, index, { at: next }));
    }
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || gradient.stops.length <= 2) return;
    event.preventDefault();
    // The surrounding editor would delete the block.
    event.stopPropagation();
    wantsFocus.current = true;
    show({ gradient: removeStop(gradient, index), index: Math.max(0, index - 1) });
  }

  const line = printGradient({ ...gradient, kind: 'linear', direction: '90deg' }, paint);
  return (
    <div
      ref={bar}
      className="at-gradient-bar"
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <div className="at-gradient-line" style={{ backgroundImage: overChecks(line) }} />
      {gradient.stops.map((stop, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is a place in the list; the stop in it changes
          key={index}
          role="slider"
          tabIndex={0}
          className="at-gradient-stop"
          aria-label={`Stop ${index + 1} of ${gradient.stops.length}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={stop.at}
          aria-valuetext={`${stop.color} at ${stop.at}%`}
          data-stop={index}
          data-selected={index === selected || undefined}
          style={{ left: `${stop.at}%` }}
          onFocus={() => index !== selected && onSelect(index)}
          onKeyDown={(event) => press(event, index)}
        >
          <span
            className="at-gradient-paint"
            style={{
              backgroundImage: overChecks(`linear-gradient(0deg, ${paint(stop.color)} 0 100%)`),
            }}
          />
        </div>
      ))}
    </div>
  );
}
