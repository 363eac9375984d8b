import { type Box, documentBox } from '../../session/canvas-document/canvas-dom.ts';
import { type BoxKind, SIDES, type Side, type SideField, type SpaceField } from './space-fields.ts';

/** Space of a block's children. */
export interface GapMeasures {
  readonly value: number;
  /** True when the first two children are beside each other. */
  readonly isRow: boolean;
  /** Boxes of the first two children. */
  readonly first: Box;
  readonly second: Box;
  /** Areas between the children. */
  readonly bands: readonly Box[];
}

/** Measured box of a block with its space, in px of the canvas document. */
export interface SpaceMeasures {
  readonly box: Box;
  readonly sides: Readonly<Record<SideField, number>>;
  readonly gap: GapMeasures | undefined;
}

/** Maximum number of areas between children that are shown. */
const MAX_GAP_BANDS = 24;

const toPx = (value: string): number => Number.parseFloat(value) || 0;

function readSides(style: CSSStyleDeclaration): Record<SideField, number> {
  const entries = (['padding', 'margin'] as const).flatMap((kind: BoxKind) =>
    SIDES.map((side: Side): [SideField, number] => [
      `${kind}${side}`,
      toPx(style.getPropertyValue(`${kind}-${side.toLowerCase()}`)),
    ]),
  );
  return Object.fromEntries(entries) as Record<SideField, number>;
}

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

/** Returns the area between two boxes that are beside or below each other, in either direction. */
function getBetween(one: Box, other: Box, isRow: boolean): Box {
  const [near, far] = (isRow ? one.left <= other.left : one.top <= other.top)
    ? [one, other]
    : [other, one];
  if (isRow) {
    const top = Math.min(near.top, far.top);
    return {
      left: right(near),
      top,
      width: Math.max(0, far.left - right(near)),
      height: Math.max(bottom(near), bottom(far)) - top,
    };
  }
  const left = Math.min(near.left, far.left);
  return {
    left,
    top: bottom(near),
    width: Math.max(right(near), right(far)) - left,
    height: Math.max(0, far.top - bottom(near)),
  };
}

/** Returns true when two boxes share a line: neither begins below the other. */
const isBeside = (one: Box, other: Box): boolean =>
  bottom(one) > other.top + 1 && bottom(other) > one.top + 1;

/** Measures the gap of a flex or grid layout with at least two blocks; undefined for other layouts. */
function measureGap(element: Element, style: CSSStyleDeclaration): GapMeasures | undefined {
  if (!/flex|grid/.test(style.display)) return undefined;
  const boxes = [...element.children]
    .filter((child) => child.hasAttribute('data-node'))
    .slice(0, MAX_GAP_BANDS + 1)
    .map(documentBox)
    .filter(({ width, height }) => width > 0 && height > 0);
  const [first, second] = boxes;
  if (!first || !second) return undefined;
  const isRow = isBeside(first, second);
  const value = toPx(style.getPropertyValue(isRow ? 'column-gap' : 'row-gap'));
  const bands = boxes.slice(1).flatMap((box, index) => {
    const before = boxes[index];
    // The first block of another line has its gap to the whole line above.
    return before && isBeside(before, box) === isRow ? [getBetween(before, box, isRow)] : [];
  });
  return { value, isRow, first, second, bands };
}

/**
 * Measures the space of a block as the canvas shows it.
 * @param field - the only field of interest, such as during a drag: children are not measured for a side
 */
export function measureSpace(element: HTMLElement, field?: SpaceField): SpaceMeasures {
  const style = (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
  return {
    box: documentBox(element),
    sides: readSides(style),
    gap: field === undefined || field === 'gap' ? measureGap(element, style) : undefined,
  };
}

/** Returns the areas of a side of padding or margin, or those of the gap. */
export function getBands(
  { box, sides, gap }: SpaceMeasures,
  field: SideField | 'gap',
): readonly Box[] {
  if (field === 'gap') return gap?.bands ?? [];
  const kind: BoxKind = field.startsWith('padding') ? 'padding' : 'margin';
  const size = (side: Side): number => Math.max(0, sides[`${kind}${side}`]);
  const [top, end, low, start] = [size('Top'), size('Right'), size('Bottom'), size('Left')];
  const isMargin = kind === 'margin';
  const outer: Box = isMargin
    ? {
        left: box.left - start,
        top: box.top - top,
        width: box.width + start + end,
        height: box.height + top + low,
      }
    : box;
  const middle = Math.max(0, outer.height - top - low);
  if (field.endsWith('Top')) return [{ ...outer, height: top }];
  if (field.endsWith('Bottom')) return [{ ...outer, top: bottom(outer) - low, height: low }];
  const side = { top: outer.top + top, height: middle };
  return field.endsWith('Left')
    ? [{ ...side, left: outer.left, width: start }]
    : [{ ...side, left: right(outer) - end, width: end }];
}
