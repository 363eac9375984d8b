import type { Device } from '@org/schema';

/** Returns the shares of two columns, such as "1.5fr + 0.5fr on desktop". */
export function getSharesText(start: number, end: number, device: Device): string {
  return `${start}fr + ${end}fr on ${device}`;
}

/** Returns the span of a cell, such as "2 columns on desktop". */
export function getSpanText(span: number, kind: 'column' | 'row', device: Device): string {
  return `${span} ${kind}${span === 1 ? '' : 's'} on ${device}`;
}

/** Labels of steps in the history. */
export const TRACKS_LABEL = 'Change grid columns';
export const SPAN_LABEL = 'Change grid cell';
