import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type SensorDescriptor,
  type SensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** Distance in px after which a press of the mouse is a drag. */
const MOUSE = { activationConstraint: { distance: 5 } };
/** A long press lifts; a shorter one scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const KEYBOARD_CODES = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/**
 * Returns the sensors of drags on a board, by mouse, touch and keyboard.
 * @param coordinateGetter - receives the keys of a drag by keyboard
 */
export function useBoardSensors(
  coordinateGetter: KeyboardCoordinateGetter,
): SensorDescriptor<SensorOptions>[] {
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { keyboardCodes: KEYBOARD_CODES, coordinateGetter }),
  );
}

/** Ignores the click that follows a drag: browsers would open the link under the pointer. */
export function ignoreNextClick(): void {
  const stop = (event: Event): void => event.preventDefault();
  window.addEventListener('click', stop, { capture: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 100);
}

// Drags are announced in words of the board, by its own live region.
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Options of `DndContext` that turn off its own messages for screen readers. */
export const OWN_ANNOUNCEMENTS = {
  announcements: SILENT,
  screenReaderInstructions: { draggable: '' },
};

/** Options of `DndContext` for scrolling at the edges: slow enough to stop at a column, also on a phone. */
export const AUTO_SCROLL = { acceleration: 2, threshold: { x: 0.15, y: 0.15 } };
