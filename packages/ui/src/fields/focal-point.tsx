import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';

/** Props of the focal point: a position on an image, % from the left and from the top. */
export interface FocalPointProps {
  readonly x: number;
  readonly y: number;
  readonly onChange: (point: { readonly x: number; readonly y: number }) => void;
  /** @default 'Focal point' */
  readonly label?: string | undefined;
  /** The image, which fills the frame. */
  readonly children: ReactNode;
}

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** Renders a position on an image that is chosen by a click, a drag, or the arrow keys (Shift moves by ten; Home centers it). */
export function FocalPoint(props: FocalPointProps): ReactElement {
  const { x, y, onChange, label = 'Focal point', children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);

  function move(next: { x: number; y: number }): void {
    const point = { x: within(next.x), y: within(next.y) };
    if (point.x !== x || point.y !== y) onChange(point);
  }

  function follow(event: PointerEvent): void {
    const box = frame.current?.getBoundingClientRect();
    if (!dragging.current || !box || box.width === 0 || box.height === 0) return;
    move({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    });
  }

  function press(event: KeyboardEvent): void {
    const direction = MOVES[event.key];
    if (!direction && event.key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    if (!direction) return move({ x: 50, y: 50 });
    const step = event.shiftKey ? 10 : 1;
    move({ x: x + direction[0] * step, y: y + direction[1] * step });
  }

  return (
    <div
      ref={frame}
      className="at-focal"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragging.current = true;
        handle.current?.focus({ preventScroll: true });
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      {children}
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        className="at-focal-handle"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={`${x}% from the left, ${y}% from the top`}
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={press}
      />
    </div>
  );
}
