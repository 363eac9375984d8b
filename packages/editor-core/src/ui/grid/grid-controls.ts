import { GRID_LIMITS } from '@org/schema';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { resizeTracks } from '../../model/edits/grid-values.ts';
import { HandleControls, type HandlesHost } from '../handles/handle-controls.ts';
import { type GridBlock, planTracks } from './grid-block.ts';
import { TRACKS_LABEL } from './grid-copy.ts';
import { GridDrag } from './grid-drag.ts';
import type { GridEdit } from './grid-edit.ts';
import { handleGridKey } from './grid-keys.ts';
import { GridLayer } from './grid-layer.ts';
import { measureGrid } from './measure-grid.ts';
import { createSpanEdits } from './span-edit.ts';
import { TrackEdit } from './track-edit.ts';

/** Dependencies of the handles. */
export interface GridControlsHost extends HandlesHost {
  readonly store: DocumentStore;
  /** Returns the grid with handles, or undefined while there is none. */
  readonly getGrid: () => GridBlock | undefined;
}

/**
 * Tracks and handles of the selected grid, or of the selected block in one: shows them, and changes columns and spans by pointer and
 * keys.
 */
export class GridControls extends HandleControls<GridControlsHost> {
  private readonly layer: GridLayer;
  private grid: GridBlock | undefined;
  private edits: readonly GridEdit[] = [];

  constructor(host: GridControlsHost) {
    super(host);
    this.layer = new GridLayer(host.doc, (by) => this.changeCount(by));
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

  /** Focuses the first handle or button; returns false when there is none. */
  focusFirst(): boolean {
    this.update();
    return this.grid !== undefined && this.layer.focusNext(1);
  }

  protected draw(): void {
    this.grid = this.host.getGrid();
    const measured = this.grid && measureGrid(this.host.doc, this.grid.id);
    this.edits = this.readEdits();
    if (!this.grid || !measured) return this.layer.hide();
    this.layer.show(this.grid, measured, this.edits);
    this.showFocused();
  }

  protected press(event: PointerEvent): boolean {
    const index = this.layer.getIndex(event.target);
    const edit = this.edits[index];
    if (!edit) return this.layer.isButton(event.target);
    const drag = new GridDrag(edit, (text, point) => {
      this.follow(edit, index);
      this.layer.label.tell(text, point);
    });
    this.startDrag(event, drag, { canvas: `grid-${edit.axis}`, page: edit.axis });
    return true;
  }

  protected override leave(): void {
    this.layer.label.tell(undefined);
  }

  protected override showFocused(): void {
    const index = this.layer.focused;
    const edit = this.edits[index];
    if (edit) this.layer.tellAt(index, edit.getText(edit.value));
  }

  protected override key(event: KeyboardEvent): boolean {
    if (!this.layer.hasFocus) return false;
    if (event.key === 'Tab') this.layer.focusNext(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') this.focusPage();
    else return this.changeByKey(event);
    return true;
  }

  private changeByKey(event: KeyboardEvent): boolean {
    const edit = this.edits[this.layer.focused];
    if (!edit || !this.grid) {
      if (event.key !== 'Enter' && event.key !== ' ') return event.key.startsWith('Arrow');
      (event.target as HTMLElement).click();
      return true;
    }
    const group = `${this.grid.device}.${this.grid.child?.id ?? this.grid.id}.${edit.key}`;
    const handled = handleGridKey(edit, group, event);
    if (typeof handled === 'string') this.host.announce(handled, 'refused');
    return handled !== false;
  }

  /** Adds a column, or removes the last one. */
  private changeCount(by: 1 | -1): void {
    const { grid } = this;
    if (!grid) return;
    const { announce, store } = this.host;
    const count = grid.tracks.length + by;
    if (count < 1) return announce('A grid has at least one column', 'refused');
    if (count > GRID_LIMITS.columns)
      return announce(`A grid has at most ${GRID_LIMITS.columns} columns`, 'refused');
    const result = store.run([planTracks(store, grid, resizeTracks(grid.tracks, count))], {
      label: TRACKS_LABEL,
    });
    if (!result.ok) return announce(result.message, 'refused');
    announce(`${count} ${count === 1 ? 'column' : 'columns'} on ${grid.device}`, 'status');
  }

  private readEdits(): GridEdit[] {
    const { grid } = this;
    const { doc, store } = this.host;
    const measured = grid && measureGrid(doc, grid.id);
    if (!grid || !measured) return [];
    if (grid.child) return createSpanEdits({ store, doc }, grid, measured);
    const lines = Math.min(grid.tracks.length, measured.columns.length) - 1;
    return Array.from(
      { length: lines },
      (_, index) => new TrackEdit({ store, doc }, grid, measured, index),
    );
  }

  /** Moves the tracks and the handle with what is shown. */
  private follow(edit: GridEdit, index: number): void {
    const measured = this.grid && measureGrid(this.host.doc, this.grid.id);
    if (!measured) return;
    this.layer.drawTracks(measured);
    const now = this.readEdits().find(({ key }) => key === edit.key);
    if (now) this.layer.move(index, now);
  }
}
