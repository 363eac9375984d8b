import type { Point } from '../handles/canvas-label.ts';
import type { Announcement, DragStep, DragTarget } from '../handles/pointer-drag.ts';
import { getSpansText } from './column-copy.ts';
import type { ColumnEdit } from './column-edit.ts';
import type { EdgeSpans } from './snap-columns.ts';

/** A drag of the edge between two columns. */
export class ColumnDrag implements DragTarget {
  readonly keys: readonly string[] = ['Alt'];
  private readonly edit: ColumnEdit;
  private readonly unit: number;
  private readonly onStep: (text: string, point: Point) => void;
  private spans: EdgeSpans;

  /**
   * @param unit - length of one px of the screen in px of the canvas
   * @param onStep - called after each step with the text of the label and the pointer
   */
  constructor(edit: ColumnEdit, unit: number, onStep: (text: string, point: Point) => void) {
    this.edit = edit;
    this.unit = unit;
    this.onStep = onStep;
    this.spans = edit.start;
  }

  step({ moved, point, modifiers }: DragStep): void {
    const { edit, unit } = this;
    const spans = edit.getSpans(moved.x, unit, modifiers.altKey);
    // Most moves keep the widths: skipping writes avoids a layout.
    if (spans.start !== this.spans.start) edit.show(spans);
    this.spans = spans;
    const same = spans.neighbor ? `, in line with ${spans.neighbor.name}` : '';
    this.onStep(`${getSpansText(spans, edit.row.device)}${same}`, point);
  }

  drop(): Announcement | undefined {
    const { edit, spans } = this;
    if (spans.start === edit.start.start) return undefined;
    const refusal = edit.save(spans);
    return refusal === undefined
      ? { text: getSpansText(spans, edit.row.device), kind: 'status' }
      : { text: refusal, kind: 'refused' };
  }

  end(): void {
    this.edit.hide();
  }
}
