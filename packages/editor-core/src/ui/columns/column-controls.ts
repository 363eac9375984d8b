import type { DocumentStore } from '../../model/document/document-store.ts';
import { passOnClick } from '../../session/canvas-document/pass-on-click.ts';
import { ColumnDrag } from './column-drag.ts';
import { ColumnEdit } from './column-edit.ts';
import { getEdgeText, handleColumnKey } from './column-keys.ts';
import { ColumnLayer, getEdgeBox } from './column-layer.ts';
import { type ColumnRow, canResize } from './column-row.ts';
import { measureRow } from './measure-columns.ts';

/** Dependencies of the handles. */
export interface ColumnControlsHost {
  readonly doc: Document;
  readonly store: DocumentStore;
  /** Returns the row with handles, or undefined while there is none. */
  readonly getRow: () => ColumnRow | undefined;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** Distance in px of the screen around an edge in which the pointer shows its handle. */
const NEAR = 24;
/** Events of the mouse that a handle passes on to the page below it. */
const PASSED = ['click', 'dblclick'] as const;

/** Handles between the columns of the selected row: shows them, and changes widths by pointer and keys. */
export class ColumnControls {
  private readonly host: ColumnControlsHost;
  private readonly layer: ColumnLayer;
  private readonly abort = new AbortController();
  private readonly watch: ResizeObserver;
  private edits: readonly ColumnEdit[] = [];
  private drag: ColumnDrag | undefined;
  /** True after a drag until its click, which is not one of the page. */
  private wasDragged = false;
  private request = 0;

  constructor(host: ColumnControlsHost) {
    this.host = host;
    this.layer = new ColumnLayer(host.doc);
    this.watch = new ResizeObserver(this.later);
    this.watch.observe(host.doc.body);
    this.listen();
    this.update();
  }

  /** Ends a drag, and removes the handles. */
  remove(): void {
    this.drag?.cancel();
    this.abort.abort();
    this.watch.disconnect();
    cancelAnimationFrame(this.request);
    this.layer.remove();
  }

  /** Updates the handles before the next frame. */
  readonly later = (): void => {
    this.request ||= requestAnimationFrame(() => this.update());
  };

  /** Updates the handles. During a drag the line follows the edge by itself. */
  update(): void {
    this.request = 0;
    if (this.drag) return;
    const row = this.host.getRow();
    this.edits = row ? this.readEdits(row) : [];
    if (!row || this.edits.length === 0) return this.layer.hide();
    this.layer.show(row.name, this.edits);
    this.showFocused();
  }

  /** Focuses the first handle; returns false when there is none. */
  focusFirst(): boolean {
    this.update();
    if (this.edits.length === 0) return false;
    this.layer.focus(0);
    return true;
  }

  private readEdits(row: ColumnRow): ColumnEdit[] {
    const { doc, store } = this.host;
    const measured = measureRow(doc, row);
    if (!measured) return [];
    return measured.edges
      .filter(({ start, end }) => [start, end].every(({ id }) => canResize(store, id, row.device)))
      .map((edge) => new ColumnEdit(store, doc, row, { measured, edge }));
  }

  private listen(): void {
    const { doc } = this.host;
    const { root } = this.layer;
    const { signal } = this.abort;
    const view = doc.defaultView ?? window;
    // The canvas takes keys and moves at its document, so those of handles are taken from its window.
    view.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
    view.addEventListener('pointermove', (event) => this.point(event), {
      signal,
      capture: true,
      passive: true,
    });
    root.addEventListener('pointerdown', (event) => this.press(event), { signal });
    // The keys of the page stay with the selected block.
    root.addEventListener(
      'mousedown',
      (event) => {
        event.preventDefault();
        this.focusPage();
      },
      { signal },
    );
    for (const name of PASSED)
      root.addEventListener(
        name,
        (event) => {
          if (!this.wasDragged) passOnClick(root, event);
        },
        { signal },
      );
    root.addEventListener('focusin', () => this.showFocused(), { signal });
    root.addEventListener('focusout', () => this.leave(), { signal });
  }

  private press(event: PointerEvent): void {
    const index = this.layer.getIndex(event.target);
    const edit = this.edits[index];
    if (!edit || event.button !== 0 || this.drag) return;
    event.stopPropagation();
    this.wasDragged = false;
    const root = this.host.doc.documentElement;
    this.drag = new ColumnDrag(
      {
        edit,
        unit: this.layer.unit,
        onStart: () => {
          this.wasDragged = true;
          root.dataset.spacing = 'columns';
          document.documentElement.dataset.spacing = 'x';
        },
        onStep: (text, point) => {
          this.follow(edit, index);
          this.layer.tell(text, point);
        },
        onEnd: (text, kind = 'status') => {
          this.drag = undefined;
          delete root.dataset.spacing;
          delete document.documentElement.dataset.spacing;
          this.leave();
          if (text !== undefined) this.host.announce(text, kind);
          this.later();
        },
      },
      event,
    );
  }

  private follow({ row, edge }: ColumnEdit, index: number): void {
    const now = measureRow(this.host.doc, row)?.edges.find(
      ({ start, end }) => start.id === edge.start.id && end.id === edge.end.id,
    );
    if (!now) return;
    this.layer.move(index, now);
    this.layer.mark(now, index);
  }

  /** Shows the line of an edge while the pointer is near it. */
  private point(event: PointerEvent): void {
    if (this.drag || event.pointerType === 'touch' || event.buttons !== 0) return;
    const view = this.host.doc.defaultView;
    const x = event.clientX + (view?.scrollX ?? 0);
    const y = event.clientY + (view?.scrollY ?? 0);
    const away = NEAR * this.layer.unit;
    const near = this.edits.findIndex(({ edge }) => {
      const { left, top, width, height } = getEdgeBox(edge);
      return x >= left - away && x <= left + width + away && y >= top && y <= top + height + away;
    });
    if (this.layer.focused >= 0) return;
    this.layer.mark(this.edits[near]?.edge);
  }

  private leave(): void {
    this.layer.mark(undefined);
    this.layer.tell(undefined);
  }

  private showFocused(): void {
    const index = this.layer.focused;
    const edit = this.edits[index];
    if (!edit) return;
    this.layer.mark(edit.edge);
    this.layer.tellAt(index, getEdgeText(edit));
  }

  private key(event: KeyboardEvent): void {
    const index = this.layer.focused;
    const edit = this.edits[index];
    if (!edit || this.drag) return;
    const isHandled = handleColumnKey(
      {
        announce: this.host.announce,
        focusNext: (by) => this.layer.focus((index + by + this.edits.length) % this.edits.length),
        focusPage: () => this.focusPage(),
      },
      edit,
      event,
    );
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private focusPage(): void {
    const { doc } = this.host;
    (doc.activeElement as HTMLElement | null)?.blur?.();
    doc.defaultView?.focus();
    this.later();
  }
}
