import { GRID_LIMITS } from '@org/schema';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { getElement } from '../../session/canvas-document/canvas-dom.ts';
import type { Point } from '../handles/canvas-label.ts';
import { type GridBlock, planTracks } from './grid-block.ts';
import { getSharesText, TRACKS_LABEL } from './grid-copy.ts';
import type { GridEdit, GridHandlePlace } from './grid-edit.ts';
import type { MeasuredGrid } from './measure-grid.ts';

/** Step of shares that are not snapped. */
const FREE_STEP = 0.05;

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Snaps the share of the first of two columns to quarters, or to twentieths.
 * @param sum - share of both, which stays
 */
function snapShare(wanted: number, sum: number, isFree: boolean): number {
  const step = isFree ? FREE_STEP : GRID_LIMITS.minShare;
  const min = Math.min(GRID_LIMITS.minShare, sum / 2);
  return round(Math.min(sum - min, Math.max(min, Math.round(wanted / step) * step)));
}

/** Returns the shares of columns, with those that fit their content as shares of their present width. */
function toShares(tracks: readonly number[], widths: readonly number[]): number[] {
  const at = tracks.findIndex((share) => share > 0);
  const total = widths.reduce((sum, width) => sum + width, 0);
  // Without any share, each column would have 1 if they were equal.
  const unit = at < 0 ? total / tracks.length : (widths[at] ?? 0) / (tracks[at] ?? 1);
  return tracks.map((share, index) =>
    share > 0
      ? share
      : Math.max(
          GRID_LIMITS.minShare,
          Math.round((widths[index] ?? 0) / unit / GRID_LIMITS.minShare) * GRID_LIMITS.minShare,
        ),
  );
}

/** A change of the line between two columns: their shares change, and the sum stays. */
export class TrackEdit implements GridEdit {
  readonly key: string;
  readonly axis = 'x';
  readonly label: string;
  readonly place: GridHandlePlace;
  readonly value: number;
  readonly steps: GridEdit['steps'] = { usual: GRID_LIMITS.minShare, fine: FREE_STEP };
  readonly direction: 1 | -1;
  private readonly store: DocumentStore;
  private readonly doc: Document;
  private readonly grid: GridBlock;
  private readonly index: number;
  private readonly sum: number;
  /** Px of a share. */
  private readonly unit: number;

  /** @param index - index of the column before the line */
  constructor(
    { store, doc }: { readonly store: DocumentStore; readonly doc: Document },
    grid: GridBlock,
    measured: MeasuredGrid,
    index: number,
  ) {
    this.store = store;
    this.doc = doc;
    this.grid = grid;
    this.index = index;
    this.direction = measured.isRightToLeft ? -1 : 1;
    this.key = `line.${index}`;
    this.label = `Line ${index + 1} between columns of ${grid.name}`;
    const widths = measured.columns.map(({ size }) => size);
    const shares = toShares(grid.tracks, widths);
    this.value = shares[index] ?? 1;
    this.sum = round(this.value + (shares[index + 1] ?? 1));
    const pair = (widths[index] ?? 0) + (widths[index + 1] ?? 0);
    this.unit = pair / this.sum || 1;
    const edges = measured.columns
      .slice(index, index + 2)
      .flatMap(({ start, size }) => [start, start + size])
      .toSorted((one, other) => one - other);
    const { top, height } = measured.box;
    this.place = {
      x: ((edges[1] ?? 0) + (edges[2] ?? 0)) / 2,
      y: top + height,
      line: { from: top, to: top + height },
    };
  }

  get min(): number {
    return Math.min(GRID_LIMITS.minShare, this.sum / 2);
  }

  get max(): number {
    return round(this.sum - this.min);
  }

  get initial(): number {
    return round(this.sum / 2);
  }

  getMoved({ x }: Point, isFree: boolean): number {
    return this.settle(this.value + (this.direction * x) / this.unit, isFree);
  }

  settle(wanted: number, isFree: boolean): number {
    return snapShare(wanted, this.sum, isFree);
  }

  getText(value: number): string {
    return getSharesText(value, round(this.sum - value), this.grid.device);
  }

  show(value: number): void {
    // Four times the shares, so that those below 1 fill the width too.
    const css = this.withShare(value)
      .map((share) => (share === 0 ? 'auto' : `minmax(0,${round(share * 4)}fr)`))
      .join(' ');
    getElement(this.doc, this.grid.id)?.style.setProperty('grid-template-columns', css);
  }

  hide(): void {
    getElement(this.doc, this.grid.id)?.style.removeProperty('grid-template-columns');
  }

  save(value: number, group?: string): string | undefined {
    const { store, grid } = this;
    const result = store.run([planTracks(store, grid, this.withShare(value))], {
      label: TRACKS_LABEL,
      group,
    });
    return result.ok ? undefined : result.message;
  }

  private withShare(value: number): number[] {
    return this.grid.tracks.map((share, at) => {
      if (at === this.index) return value;
      return at === this.index + 1 ? round(this.sum - value) : share;
    });
  }
}
