import type { Device } from '@org/schema';

/** Returns the widths of two columns, such as "8 + 4 of 12 on mobile". */
export function getSpansText(
  { start, end }: { readonly start: number; readonly end: number },
  device: Device,
): string {
  return `${start} + ${end} of 12 on ${device}`;
}

/** Label of a step in the history. */
export const RESIZE_LABEL = 'Change column widths';
