import type { DocumentStore } from '../../model/document/document-store.ts';
import { getScreenPixel } from '../../session/canvas-document/canvas-dom.ts';
import type { Point } from '../handles/canvas-label.ts';
import { HandleControls, type HandlesHost } from '../handles/handle-controls.ts';
import { ColumnDrag } from './column-drag.ts';
import { ColumnEdit } from './column-edit.ts';
import { getEdgeText, handleColumnKey } from './column-keys.ts';
import { ColumnLayer, getEdgeBox } from './column-layer.ts';
import { type ColumnRow, canResize } from './column-row.ts';
import { measureRow } from './measure-columns.ts';

/** Dependencies of the handles. */
export interface ColumnControlsHost extends HandlesHost {
  readonly store: DocumentStore;
  /** Returns the row with handles, or undefined while there is none. */
  readonly getRow: () => ColumnRow | undefined;
}

/** Distance in px of the screen around an edge in which the pointer shows its handle. */
const NEAR = 24;
/** Look of the canvas and of the page around it during a drag. */
const LOOK = { canvas: 'columns', page: 'x' };

/** Handles between the columns of the selected row: shows them, and changes widths by pointer and keys. */
export class ColumnControls extends HandleControls<ColumnControlsHost> {
  private readonly layer: ColumnLayer;
  private edits: readonly ColumnEdit[] = [];

  constructor(host: ColumnControlsHost) {
    super(host);
    this.layer = new ColumnLayer(host.doc);
    this.listen(this.layer.root);
    host.doc.defaultView?.addEventListener('scroll', () => this.layer.placeAll(), {
      passive: true,
      signal: this.signal,
    });
    this.update();
  }

  override remove(): void {
    super.remove();
    this.layer.remove();
  }

  /** Focuses the first handle; returns false when there is none. */
  focusFirst(): boolean {
    this.update();
    if (this.edits.length === 0) return false;
    this.layer.focus(0);
    return true;
  }

  protected draw(): void {
    const row = this.host.getRow();
    this.edits = row ? this.readEdits(row) : [];
    if (!row || this.edits.length === 0) return this.layer.hide();
    this.layer.show(row.name, this.edits);
    this.showFocused();
  }

  protected press(event: PointerEvent): boolean {
    const index = this.layer.getIndex(event.target);
    const edit = this.edits[index];
    if (!edit) return false;
    const drag = new ColumnDrag(edit, getScreenPixel(this.host.doc), (text, point) => {
      this.follow(edit, index);
      this.layer.label.tell(text, point);
    });
    this.startDrag(event, drag, LOOK);
    return true;
  }

  /** Shows the line of an edge while the pointer is near it. */
  protected override hover(_event: PointerEvent, { x, y }: Point): void {
    const away = NEAR * getScreenPixel(this.host.doc);
    const near = this.edits.find(({ edge }) => {
      const { left, top, width, height } = getEdgeBox(edge);
      return x >= left - away && x <= left + width + away && y >= top && y <= top + height + away;
    });
    if (this.layer.focused < 0) this.layer.mark(near?.edge);
  }

  protected override leave(): void {
    this.layer.mark(undefined);
    this.layer.label.tell(undefined);
  }

  protected override showFocused(): void {
    const index = this.layer.focused;
    const edit = this.edits[index];
    if (!edit) return;
    this.layer.mark(edit.edge);
    this.layer.tellAt(index, getEdgeText(edit));
  }

  protected override key(event: KeyboardEvent): boolean {
    const index = this.layer.focused;
    const edit = this.edits[index];
    const keys = {
      announce: this.host.announce,
      focusNext: (by: 1 | -1) =>
        this.layer.focus((index + by + this.edits.length) % this.edits.length),
      focusPage: () => this.focusPage(),
    };
    return edit !== undefined && handleColumnKey(keys, edit, event);
  }

  private readEdits(row: ColumnRow): ColumnEdit[] {
    const { doc, store } = this.host;
    const measured = measureRow(doc, row);
    if (!measured) return [];
    return measured.edges
      .filter(({ start, end }) => [start, end].every(({ id }) => canResize(store, id, row.device)))
      .map((edge) => new ColumnEdit(store, doc, row, { measured, edge }));
  }

  private follow({ row, edge }: ColumnEdit, index: number): void {
    const now = measureRow(this.host.doc, row)?.edges.find(
      ({ start, end }) => start.id === edge.start.id && end.id === edge.end.id,
    );
    if (!now) return;
    this.layer.move(index, now);
    this.layer.mark(now);
  }
}
