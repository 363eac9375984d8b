import type { NodeId } from '@org/schema/entities';
import { type Box, documentBox, getElement } from '../../session/canvas-document/canvas-dom.ts';

/** A column or row of a grid, px of the canvas document. */
export interface MeasuredTrack {
  /** Left or upper edge. */
  readonly start: number;
  readonly size: number;
}

/** Measured grid, in px of the canvas document. */
export interface MeasuredGrid {
  readonly box: Box;
  /** In the order of the text: from right to left on pages that are read so. */
  readonly columns: readonly MeasuredTrack[];
  readonly rows: readonly MeasuredTrack[];
  readonly isRightToLeft: boolean;
}

const toPx = (value: string): number => Number.parseFloat(value) || 0;

/** Returns the sizes of a computed list of tracks: lengths in px, between which names of lines can be. */
function readSizes(computed: string): number[] {
  return computed
    .split(' ')
    .filter((part) => /^[\d.]+px$/.test(part))
    .map(toPx);
}

/** Places tracks one after the other. */
function place(
  sizes: readonly number[],
  where: { readonly from: number; readonly gap: number; readonly isBackwards?: boolean },
): MeasuredTrack[] {
  let edge = where.from;
  return sizes.map((size) => {
    const start = where.isBackwards ? edge - size : edge;
    edge = where.isBackwards ? start - where.gap : start + size + where.gap;
    return { start, size };
  });
}

/** Measures a grid as the canvas shows it; undefined while it is not rendered as one. */
export function measureGrid(doc: Document, id: NodeId): MeasuredGrid | undefined {
  const element = getElement(doc, id);
  if (!element) return undefined;
  const style = (doc.defaultView ?? window).getComputedStyle(element);
  const read = (property: string): number => toPx(style.getPropertyValue(property));
  const widths = readSizes(style.getPropertyValue('grid-template-columns'));
  const box = documentBox(element);
  if (widths.length === 0 || box.width === 0) return undefined;
  const isRightToLeft = style.getPropertyValue('direction') === 'rtl';
  const left = box.left + read('padding-left') + read('border-left-width');
  const right = box.left + box.width - read('padding-right') - read('border-right-width');
  return {
    box,
    isRightToLeft,
    columns: place(widths, {
      from: isRightToLeft ? right : left,
      gap: read('column-gap'),
      isBackwards: isRightToLeft,
    }),
    rows: place(readSizes(style.getPropertyValue('grid-template-rows')), {
      from: box.top + read('padding-top') + read('border-top-width'),
      gap: read('row-gap'),
    }),
  };
}
