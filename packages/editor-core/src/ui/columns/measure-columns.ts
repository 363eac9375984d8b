import type { NodeId } from '@org/schema/entities';
import { type Box, documentBox, getElement } from '../../session/canvas-document/canvas-dom.ts';
import { type ColumnRow, TWELFTHS } from './column-row.ts';

/** A column with its box. */
export interface MeasuredColumn {
  readonly id: NodeId;
  readonly box: Box;
}

/** Edge between two columns beside each other. `start` is the left one on the screen. */
export interface ColumnEdge {
  readonly start: MeasuredColumn;
  readonly end: MeasuredColumn;
}

/** Measured row, in px of the canvas document. */
export interface MeasuredRow {
  /** Width of its content. */
  readonly width: number;
  readonly gap: number;
  readonly edges: readonly ColumnEdge[];
}

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

const isBeside = (one: Box, other: Box): boolean =>
  bottom(one) > other.top + 1 && bottom(other) > one.top + 1;

/** Returns the edges between columns, from the left to the right of each line, whatever the order of the page is. */
function findEdges(columns: readonly MeasuredColumn[]): ColumnEdge[] {
  return columns.flatMap((start) => {
    const after = columns
      .filter(
        (other) =>
          other !== start &&
          other.box.left >= right(start.box) - 1 &&
          isBeside(start.box, other.box),
      )
      .toSorted((one, other) => one.box.left - other.box.left);
    const [end] = after;
    return end ? [{ start, end }] : [];
  });
}

const toPx = (value: string): number => Number.parseFloat(value) || 0;

/** Measures a row as the canvas shows it; undefined while it is not rendered. */
export function measureRow(doc: Document, row: ColumnRow): MeasuredRow | undefined {
  const element = getElement(doc, row.id);
  if (!element) return undefined;
  const style = (doc.defaultView ?? window).getComputedStyle(element);
  const columns = row.columns.flatMap((id): MeasuredColumn[] => {
    const column = getElement(doc, id);
    const box = column && documentBox(column);
    return box && box.width > 0 && box.height > 0 ? [{ id, box }] : [];
  });
  const padding =
    toPx(style.getPropertyValue('padding-left')) + toPx(style.getPropertyValue('padding-right'));
  return {
    width: documentBox(element).width - padding,
    gap: toPx(style.getPropertyValue('column-gap')),
    edges: findEdges(columns),
  };
}

/** Converts a width in px to twelfths of a row. */
export function toSpan(px: number, { width, gap }: Pick<MeasuredRow, 'width' | 'gap'>): number {
  return (TWELFTHS * (px + gap)) / (width + gap);
}
