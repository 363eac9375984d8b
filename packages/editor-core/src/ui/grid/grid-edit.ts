import type { Point } from '../handles/canvas-label.ts';

/** Position of a handle in px of the canvas document, with the line that it moves. */
export interface GridHandlePlace {
  readonly x: number;
  readonly y: number;
  /** Range of the line along which the handle can be, and its position across. */
  readonly line: { readonly from: number; readonly to: number };
}

/**
 * A value of a grid that a handle changes: the share of a column, or the span of a block. It shows values by the style of
 * elements, and stores the last one.
 */
export interface GridEdit {
  /** Identifies the handle while values change. */
  readonly key: string;
  /** Direction of a drag. */
  readonly axis: 'x' | 'y';
  /** Label for screen readers. */
  readonly label: string;
  readonly place: GridHandlePlace;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Steps of an arrow key, and of one with Alt. */
  readonly steps: { readonly usual: number; readonly fine: number };
  /** 1 when the value grows to the right or downwards, -1 when it grows to the left. */
  readonly direction: 1 | -1;
  /** Value after Delete. */
  readonly initial: number;
  /**
   * Returns the value for a distance from the start.
   * @param moved - px of the canvas
   */
  getMoved(moved: Point, isFree: boolean): number;
  /** Returns the nearest possible value. */
  settle(wanted: number, isFree: boolean): number;
  getText(value: number): string;
  /** Shows a value without storing it. */
  show(value: number): void;
  /** Removes the preview. */
  hide(): void;
  /**
   * Stores a value as one step of the history.
   * @param group - consecutive steps with the same group are merged
   * @returns the reason for a refusal, or undefined
   */
  save(value: number, group?: string): string | undefined;
}
