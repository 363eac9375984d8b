import type { AlignmentSettings } from '@org/schema';
import { cssNumber, type Declaration, length } from './declaration.ts';

/** What a block's declarations depend on beside its own settings. */
export interface AlignmentOptions {
  readonly blockType: string;
  /** How what does not fit is treated: decides whether a height is a floor or fixed. */
  readonly overflow: string;
}

function width(
  { width, widthUnit, widthAuto, fluid }: AlignmentSettings,
  blockType: string,
): Declaration[] {
  const value = fluid ? '100%' : widthAuto ? 'auto' : length(width, widthUnit);
  // A section paints from edge to edge; its width is that of its content.
  if (blockType === 'Section') return [['--org-section-width', value === 'auto' ? '100%' : value]];
  // A column shares its row until it is given a width.
  if (blockType === 'Column')
    return [
      ['flex', value === 'auto' ? '1 1 0' : '0 1 auto'],
      ['width', value],
    ];
  return [['width', value]];
}

function height(
  { height, heightUnit, heightAuto }: AlignmentSettings,
  { blockType, overflow }: AlignmentOptions,
): Declaration[] {
  // Per cent of a section would be of a page that grows with it: taken as the viewport's. Source: DEV-023.
  const unit = blockType === 'Section' && heightUnit === '%' ? 'vh' : heightUnit;
  const value = heightAuto ? 'auto' : length(height, unit);
  // What clips or scrolls has a fixed height; what does not may grow, so that text never runs out of its box.
  return overflow === 'visible' ? [['min-height', value]] : [['height', value]];
}

/** Declarations of the alignment group for the fields that were touched on any device. */
export function compileAlignment(
  values: AlignmentSettings,
  touched: ReadonlySet<string>,
  options: AlignmentOptions,
): Declaration[] {
  const any = (...fields: (keyof AlignmentSettings)[]): boolean =>
    fields.some((field) => touched.has(field));
  const declarations: Declaration[] = [];
  if (any('flexDirection')) {
    // What stands side by side goes on below when it no longer fits.
    const wrap = values.flexDirection.startsWith('row') ? 'wrap' : 'nowrap';
    declarations.push(['flex-direction', values.flexDirection], ['flex-wrap', wrap]);
  }
  if (any('alignItems')) declarations.push(['align-items', values.alignItems]);
  if (any('alignContent')) declarations.push(['align-content', values.alignContent]);
  if (any('justifyContent')) declarations.push(['justify-content', values.justifyContent]);
  if (any('gap', 'gapUnit')) {
    const gap = length(values.gap, values.gapUnit);
    declarations.push(['gap', gap]);
    // Columns reckon their widths with the gap of the row that they stand in.
    if (options.blockType === 'Section' || options.blockType === 'Row')
      declarations.push(['--org-gap', gap === '0' ? '0px' : gap]);
  }
  if (any('width', 'widthUnit', 'widthAuto', 'fluid'))
    declarations.push(...width(values, options.blockType));
  if (any('height', 'heightUnit', 'heightAuto')) declarations.push(...height(values, options));
  // A z-index counts only for a block that is positioned.
  if (any('zIndex'))
    declarations.push(['position', 'relative'], ['z-index', cssNumber(values.zIndex)]);
  return declarations;
}
