import { GRID_LIMITS } from '@org/schema';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { getShownCell } from '../../model/edits/grid-values.ts';
import { type Box, documentBox, getElement } from '../../session/canvas-document/canvas-dom.ts';
import type { Point } from '../handles/canvas-label.ts';
import { type GridBlock, type GridChild, planCell } from './grid-block.ts';
import { getSpanText, SPAN_LABEL } from './grid-copy.ts';
import type { GridEdit, GridHandlePlace } from './grid-edit.ts';
import type { MeasuredGrid, MeasuredTrack } from './measure-grid.ts';

/** Part of an edge at which its handle is, so that it is beside the handles of spaces in the middle. */
const BESIDE = 0.8;

/** Returns the index of the track in which a block begins. It can begin below the edge of a row, when it is aligned. */
function findFirst(tracks: readonly MeasuredTrack[], edge: number, isBackwards: boolean): number {
  const at = tracks.findLastIndex(({ start, size }) =>
    isBackwards ? start + size >= edge - 1 : start <= edge + 1,
  );
  return Math.max(0, at);
}

/** Returns the ends of the spans of 1, 2 and so on from a track. */
function getEnds(tracks: readonly MeasuredTrack[], first: number, isBackwards: boolean): number[] {
  return tracks.slice(first).map(({ start, size }) => (isBackwards ? start : start + size));
}

/** Returns the index of the nearest number. */
function findNearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce(
    (best, number, at) =>
      Math.abs(number - wanted) < Math.abs((numbers[best] ?? 0) - wanted) ? at : best,
    0,
  );
}

/** A change of the number of columns or rows that a block of a grid spans. */
export class SpanEdit implements GridEdit {
  readonly key: string;
  readonly axis: 'x' | 'y';
  readonly label: string;
  readonly place: GridHandlePlace;
  readonly value: number;
  readonly min = 1;
  readonly max: number;
  readonly steps: GridEdit['steps'] = { usual: 1, fine: 1 };
  readonly direction: 1 | -1;
  readonly initial = 1;
  private readonly store: DocumentStore;
  private readonly doc: Document;
  private readonly grid: GridBlock;
  private readonly child: GridChild;
  /** Ends of the spans from 1 on, px. */
  private readonly ends: readonly number[];
  /** End of the present span, px. */
  private readonly end: number;

  constructor(
    { store, doc }: { readonly store: DocumentStore; readonly doc: Document },
    grid: GridBlock & { readonly child: GridChild },
    where: { readonly measured: MeasuredGrid; readonly box: Box },
    axis: 'x' | 'y',
  ) {
    this.store = store;
    this.doc = doc;
    this.grid = grid;
    this.child = grid.child;
    this.axis = axis;
    this.key = `span.${axis}`;
    const { measured, box } = where;
    const isColumns = axis === 'x';
    const isBackwards = isColumns && measured.isRightToLeft;
    this.direction = isBackwards ? -1 : 1;
    this.label = `${isColumns ? 'Columns' : 'Rows'} of ${grid.child.name} in ${grid.name}`;
    const { columnSpan, rowSpan, column } = grid.child.cell;
    const [low, high] = isColumns
      ? [box.left, box.left + box.width]
      : [box.top, box.top + box.height];
    const tracks = isColumns ? measured.columns : measured.rows;
    const first = findFirst(tracks, isBackwards ? high : low, isBackwards);
    this.ends = isColumns
      ? getEnds(tracks, first, isBackwards)
      : extendRows(getEnds(tracks, first, false), measured);
    this.end = isBackwards ? low : high;
    const count = grid.tracks.length;
    const room = isColumns
      ? count - (column > 0 ? Math.min(column, count) - 1 : 0)
      : GRID_LIMITS.columns;
    this.max = room;
    this.value = Math.min(isColumns ? columnSpan : rowSpan, room);
    this.place = isColumns
      ? {
          x: this.end,
          y: box.top + box.height * BESIDE,
          line: { from: box.top, to: box.top + box.height },
        }
      : {
          x: box.left + box.width * BESIDE,
          y: this.end,
          line: { from: box.left, to: box.left + box.width },
        };
  }

  getMoved(moved: Point): number {
    return this.settle(findNearest(this.ends, this.end + moved[this.axis]) + 1);
  }

  settle(wanted: number): number {
    return Math.min(this.max, Math.max(1, Math.round(wanted)));
  }

  getText(value: number): string {
    return getSpanText(value, this.axis === 'x' ? 'column' : 'row', this.grid.device);
  }

  show(value: number): void {
    getElement(this.doc, this.child.id)?.style.setProperty(this.property, `span ${value}`);
  }

  hide(): void {
    getElement(this.doc, this.child.id)?.style.removeProperty(this.property);
  }

  save(value: number, group?: string): string | undefined {
    const { store, child, grid } = this;
    const part = this.axis === 'x' ? { columnSpan: value } : { rowSpan: value };
    // The other parts may have been changed during the drag.
    const cell = getShownCell(store.node(child.id)?.props.cells, grid.device);
    const where = { id: child.id, device: grid.device };
    const operation = planCell(store, where, { ...cell, ...part });
    const result = store.run([operation], { label: SPAN_LABEL, group });
    return result.ok ? undefined : result.message;
  }

  private get property(): string {
    return this.axis === 'x' ? 'grid-column-end' : 'grid-row-end';
  }
}

/** Adds rows that do not exist yet, as high as the last one. */
function extendRows(ends: readonly number[], { rows }: MeasuredGrid): number[] {
  const last = rows.at(-1);
  const before = rows.at(-2);
  const end = ends.at(-1);
  if (!last || end === undefined) return [...ends];
  const gap = before ? last.start - before.start - before.size : 0;
  const step = Math.max(24, last.size) + gap;
  const missing = Math.max(0, GRID_LIMITS.columns - ends.length);
  return [...ends, ...Array.from({ length: missing }, (_, at) => end + step * (at + 1))];
}

/** Returns the edits of the selected block of a grid: its columns, which need more than one in the grid, and its rows. */
export function createSpanEdits(
  parts: { readonly store: DocumentStore; readonly doc: Document },
  grid: GridBlock,
  measured: MeasuredGrid,
): SpanEdit[] {
  const { child } = grid;
  const element = child && getElement(parts.doc, child.id);
  if (!child || !element) return [];
  const where = { measured, box: documentBox(element) };
  const axes = grid.tracks.length > 1 ? (['x', 'y'] as const) : (['y'] as const);
  return axes.map((axis) => new SpanEdit(parts, { ...grid, child }, where, axis));
}
