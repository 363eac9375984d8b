import { type MouseEvent, useRef } from 'react';

/** Distance in px that a pointer may move within a click. */
const CLICK_SLACK = 6;

/** Point of a pointer event. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Distinguishes clicks on something draggable from drags. */
export interface DraggableClick {
  /** Remembers where the pointer was pressed. */
  readonly onPointerDown: (event: Point) => void;
  /** Returns false for the second click of a double click, and for the click after a canceled drag. */
  readonly isClick: (event: MouseEvent) => boolean;
}

/** Returns the handlers of a button that can be clicked and dragged. */
export function useClick(): DraggableClick {
  const pressed = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ clientX, clientY }) => {
      pressed.current = { x: clientX, y: clientY };
    },
    isClick: ({ detail, clientX, clientY }) => {
      const moved = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
      // A click by keyboard has no position.
      return detail === 0 || (detail < 2 && moved <= CLICK_SLACK);
    },
  };
}
