import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { contrastRatio } from './contrast-ratio.ts';

/** Least contrast of text on what is behind it. Source: WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** Shape: two hex colours, and the least ratio between them. */
export interface ContrastNoteProps {
  readonly color: string;
  readonly against: string;
  /** @default 4.5 */
  readonly least?: number | undefined;
}

/** Shape: two hex colours → 'Low contrast 2.9:1'; undefined when they are told apart well enough, or that is not known. */
export function lowContrast({
  color,
  against,
  least = TEXT_CONTRAST,
}: ContrastNoteProps): string | undefined {
  const ratio = contrastRatio(color, against);
  if (ratio === undefined || ratio >= least) return undefined;
  // Rounded down: 4.46 must not read as the 4.5 that it fails.
  return `Low contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** A small warning where two colours are hard to tell apart; nothing otherwise. */
export function ContrastNote(props: ContrastNoteProps): ReactElement | null {
  const words = lowContrast(props);
  if (!words) return null;
  return (
    <span className="at-contrast-note">
      <IconAlertTriangle size={13} stroke={2} aria-hidden />
      {words}
    </span>
  );
}
