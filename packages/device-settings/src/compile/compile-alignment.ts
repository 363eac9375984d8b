import type { AlignmentSettings } from '@org/schema/entities';
import { cssNumber, type Declaration, length } from './declaration.ts';
import { spaceCss } from './token-css.ts';

/** Context of a block's declarations besides its own settings. */
export interface AlignmentOptions {
  readonly blockType: string;
  /** Overflow, which determines whether a height is a minimum or fixed. */
  readonly overflow: string;
}

function width(
  { width, widthUnit, widthAuto, fluid }: AlignmentSettings,
  blockType: string,
): Declaration[] {
  const value = fluid ? '100%' : widthAuto ? 'auto' : length(width, widthUnit);
  // A section has full width; its width setting applies to its content.
  if (blockType === 'Section') return [['--org-section-width', value === 'auto' ? '100%' : value]];
  // A column shares its row until it has a width.
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
  // A percentage height of a section would refer to a page that grows with it, so it is converted to the viewport's. Source:
  // DEV-023.
  const unit = blockType === 'Section' && heightUnit === '%' ? 'vh' : heightUnit;
  const value = heightAuto ? 'auto' : length(height, unit);
  // A block that clips or scrolls has a fixed height; others may grow, so that text never overflows.
  return overflow === 'visible' ? [['min-height', value]] : [['height', value]];
}

/** Returns the declarations of the alignment group for fields that are set on any device. */
export function compileAlignment(
  values: AlignmentSettings,
  touched: ReadonlySet<string>,
  options: AlignmentOptions,
): Declaration[] {
  const any = (...fields: (keyof AlignmentSettings)[]): boolean =>
    fields.some((field) => touched.has(field));
  const declarations: Declaration[] = [];
  if (any('flexDirection')) {
    // Horizontal layouts wrap when space is short.
    const wrap = values.flexDirection.startsWith('row') ? 'wrap' : 'nowrap';
    declarations.push(['flex-direction', values.flexDirection], ['flex-wrap', wrap]);
  }
  if (any('alignItems')) declarations.push(['align-items', values.alignItems]);
  if (any('alignContent')) declarations.push(['align-content', values.alignContent]);
  if (any('justifyContent')) declarations.push(['justify-content', values.justifyContent]);
  if (any('gap', 'gapUnit')) {
    const gap = spaceCss(values.gap, values.gapUnit);
    declarations.push(['gap', gap]);
    // Columns subtract the gap of their row from their widths.
    if (options.blockType === 'Section' || options.blockType === 'Row')
      declarations.push(['--org-gap', gap === '0' ? '0px' : gap]);
  }
  if (any('width', 'widthUnit', 'widthAuto', 'fluid'))
    declarations.push(...width(values, options.blockType));
  if (any('height', 'heightUnit', 'heightAuto')) declarations.push(...height(values, options));
  if (any('alignSelf')) declarations.push(['align-self', values.alignSelf]);
  if (any('order')) declarations.push(['order', cssNumber(values.order)]);
  // A z-index requires positioning.
  if (any('zIndex'))
    declarations.push(['position', 'relative'], ['z-index', cssNumber(values.zIndex)]);
  return declarations;
}
