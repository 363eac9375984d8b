import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { documentBox, getElement, nodeIdAt } from '../../session/canvas-document/canvas-dom.ts';
import { RESIZE_LABEL } from './column-copy.ts';
import { type ColumnRow, getStoredSpan, planSpans, TWELFTHS } from './column-row.ts';
import { type ColumnEdge, type MeasuredRow, toSpan } from './measure-columns.ts';
import { type EdgeSpans, type NeighborEdge, settleSum, snapEdge } from './snap-columns.ts';

/** Minimum width of a column, which its style sheet keeps, px. */
const MIN_WIDTH = 72;
/** Distance in px of the screen at which the edge of another column attracts. */
const REACH = 5;
/** Maximum number of columns elsewhere to which an edge snaps. */
const MAX_NEIGHBORS = 60;

/** A change of the edge between two columns. It shows widths by the style of the columns, and stores the last ones. */
export class ColumnEdit {
  readonly row: ColumnRow;
  readonly edge: ColumnEdge;
  /** Widths before the change, in twelfths. */
  readonly start: EdgeSpans;
  private readonly store: DocumentStore;
  private readonly doc: Document;
  private readonly measured: MeasuredRow;
  private neighbors: readonly NeighborEdge[] | undefined;

  constructor(
    store: DocumentStore,
    doc: Document,
    row: ColumnRow,
    where: { readonly measured: MeasuredRow; readonly edge: ColumnEdge },
  ) {
    this.store = store;
    this.doc = doc;
    this.row = row;
    this.measured = where.measured;
    this.edge = where.edge;
    const [start, end] = [where.edge.start, where.edge.end].map(
      ({ id, box }) => getStoredSpan(store, id, row.device) ?? toSpan(box.width, where.measured),
    );
    const sum = settleSum((start ?? 0) + (end ?? 0));
    const first = settleSum(start ?? 0);
    this.start = { start: first, end: Math.round((sum - first) * 100) / 100 };
  }

  /** Width of both columns in twelfths. */
  get sum(): number {
    return Math.round((this.start.start + this.start.end) * 100) / 100;
  }

  /** Minimum width of a column in twelfths. */
  get min(): number {
    return Math.min(this.sum / 2, Math.ceil(toSpan(MIN_WIDTH, this.measured) * 100) / 100);
  }

  /**
   * Returns the widths for a distance from the start.
   * @param moved - px to the right
   * @param unit - length of one px of the screen in px of the canvas
   */
  getSpans(moved: number, unit: number, isFree: boolean): EdgeSpans {
    return this.snap(this.start.start + this.toTwelfths(moved), {
      reach: this.toTwelfths(REACH * unit),
      isFree,
    });
  }

  /** Returns the widths for a width of the first column, without neighbors. */
  getSpansAt(wanted: number, isFree: boolean): EdgeSpans {
    return this.snap(wanted, { reach: -1, isFree });
  }

  /** Shows widths without storing them. */
  show({ start, end }: EdgeSpans): void {
    this.setFlex(this.edge.start.id, start);
    this.setFlex(this.edge.end.id, end);
  }

  /** Removes the preview. */
  hide(): void {
    for (const { id } of [this.edge.start, this.edge.end])
      getElement(this.doc, id)?.style.removeProperty('flex');
  }

  /**
   * Stores widths as one step of the history.
   * @param group - consecutive steps with the same group are merged
   * @returns the reason for a refusal, or undefined
   */
  save({ start, end }: EdgeSpans, group?: string): string | undefined {
    const spans = { [this.edge.start.id]: start, [this.edge.end.id]: end };
    return this.run(spans, group);
  }

  /** Removes the widths of both columns on the device, so that they are automatic; false when there are none. */
  reset(): { readonly isChanged: boolean; readonly refusal?: string | undefined } {
    const ids = [this.edge.start.id, this.edge.end.id];
    const own = ids.filter((id) => getStoredSpan(this.store, id, this.row.device) !== undefined);
    if (own.length === 0) return { isChanged: false };
    return {
      isChanged: true,
      refusal: this.run(Object.fromEntries(own.map((id) => [id, undefined]))),
    };
  }

  private run(spans: Parameters<typeof planSpans>[1], group?: string): string | undefined {
    const { store, row } = this;
    const result = store.run(planSpans(store, spans, row.device), { label: RESIZE_LABEL, group });
    return result.ok ? undefined : result.message;
  }

  private snap(wanted: number, how: { reach: number; isFree: boolean }): EdgeSpans {
    const { sum, min } = this;
    this.neighbors ??= this.findNeighbors();
    return snapEdge(wanted, { sum, min, neighbors: this.neighbors, ...how });
  }

  private toTwelfths(px: number): number {
    return (TWELFTHS * px) / (this.measured.width + this.measured.gap);
  }

  private setFlex(id: NodeId, span: number): void {
    getElement(this.doc, id)?.style.setProperty(
      'flex',
      `0 1 calc((100% + var(--org-gap)) * ${span} / ${TWELFTHS} - var(--org-gap))`,
    );
  }

  /** Returns the edges of columns outside of the row, as widths of the first column. */
  private findNeighbors(): NeighborEdge[] {
    const { doc, store, row, edge, measured } = this;
    const element = getElement(doc, row.id);
    return [...doc.querySelectorAll('[data-block="column"]')]
      .filter((column) => !element?.contains(column))
      .slice(0, MAX_NEIGHBORS)
      .flatMap((column): NeighborEdge[] => {
        const box = documentBox(column);
        const span = toSpan(box.left + box.width - edge.start.box.left, measured);
        const around = nodeIdAt(column.parentElement);
        if (box.width === 0 || around === undefined) return [];
        return [{ name: store.getName(around), span }];
      });
  }
}
