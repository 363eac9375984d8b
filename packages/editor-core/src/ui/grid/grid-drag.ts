import type { Point } from '../handles/canvas-label.ts';
import type { Announcement, DragStep, DragTarget } from '../handles/pointer-drag.ts';
import type { GridEdit } from './grid-edit.ts';

/** A drag of a handle of a grid. */
export class GridDrag implements DragTarget {
  readonly keys: readonly string[] = ['Alt'];
  private readonly edit: GridEdit;
  private readonly onStep: (text: string, point: Point) => void;
  private value: number;

  /** @param onStep - called after each step with the text of the label and the pointer */
  constructor(edit: GridEdit, onStep: (text: string, point: Point) => void) {
    this.edit = edit;
    this.onStep = onStep;
    this.value = edit.value;
  }

  step({ moved, point, modifiers }: DragStep): void {
    const value = this.edit.getMoved(moved, modifiers.altKey);
    // Most moves keep the value: skipping writes avoids a layout.
    if (value !== this.value) this.edit.show(value);
    this.value = value;
    this.onStep(this.edit.getText(value), point);
  }

  drop(): Announcement | undefined {
    const { edit, value } = this;
    if (value === edit.value) return undefined;
    const refusal = edit.save(value);
    return refusal === undefined
      ? { text: edit.getText(value), kind: 'status' }
      : { text: refusal, kind: 'refused' };
  }

  end(): void {
    this.edit.hide();
  }
}
