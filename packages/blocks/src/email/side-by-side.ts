import { box, element, forOutlook } from './email-html.ts';
import type { EmailColumnFrame } from './email-view.ts';

/** Arrangement of columns. */
export interface ColumnLayout {
  /** px for all columns and the gaps. */
  readonly width: number;
  /** px */
  readonly gap: number;
  readonly dir: 'ltr' | 'rtl';
  readonly verticalAlign: EmailColumnFrame['verticalAlign'];
  readonly stack: boolean;
}

/** Returns the place of one of some columns: all have the same inner width, and the outer ones end where other content ends. */
export function columnFrame(at: number, count: number, layout: ColumnLayout): EmailColumnFrame {
  const { width, gap, dir, verticalAlign, stack } = layout;
  const before = Math.round((at * gap) / count);
  const after = Math.round(((count - 1 - at) * gap) / count);
  return {
    width: Math.floor(width / count),
    percent: Math.floor(100 / count),
    left: dir === 'rtl' ? after : before,
    right: dir === 'rtl' ? before : after,
    verticalAlign,
    stack,
  };
}

/** Returns the width of a column's content, px. */
export const contentWidth = ({ width, left, right }: EmailColumnFrame): number =>
  Math.max(1, width - left - right);

/**
 * Returns the HTML of a column. Columns that stack are blocks in a line, which break into one below the other on narrow screens,
 * even in clients without media queries; Outlook gets cells around them.
 * @param content - HTML content
 */
export function columnCell(content: string, frame: EmailColumnFrame): string {
  const { width, percent, left, right, verticalAlign, stack } = frame;
  const padding = `padding:0 ${right}px 0 ${left}px`;
  if (!stack)
    return element('td', { width: `${percent}%`, valign: verticalAlign, style: padding }, content);
  const style = `display:inline-block;box-sizing:border-box;width:100%;max-width:${width}px;${padding};vertical-align:${verticalAlign}`;
  const cell = `<td width="${width}" valign="${verticalAlign}">`;
  return `${forOutlook(cell)}${element('div', { class: 'm-col', style }, content)}${forOutlook('</td>')}`;
}

/**
 * Returns the HTML of a row of columns.
 * @param columns - HTML of `columnCell`
 * @param space - px above and below
 */
export function columnRow(
  columns: string,
  { width, stack }: Pick<ColumnLayout, 'width' | 'stack'>,
  space: number,
): string {
  const table = { role: 'presentation', border: 0, cellpadding: 0, cellspacing: 0 };
  const frame = `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="${width}"><tr>`;
  const row = stack
    ? `${forOutlook(frame)}${columns}${forOutlook('</tr></table>')}`
    : element('table', { ...table, width: '100%' }, element('tr', {}, columns));
  // Without a font size, the spaces between blocks in a line have no width.
  return box({ width: '100%' }, { style: `padding:${space}px 0;font-size:0` }, row);
}
