import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { contrastRatio } from '../color/contrast-ratio.ts';

/**
 * Minimum contrast of text with its background.
 * @see WCAG 2.2, 1.4.3
 */
export const TEXT_CONTRAST = 4.5;

/** Props of the note: two hex colors, and their minimum contrast ratio. */
export interface ContrastNoteProps {
  readonly color: string;
  readonly against: string;
  /** @default 4.5 */
  readonly least?: number | undefined;
}

/**
 * Returns 'Low contrast 2.9:1'; undefined when the contrast is sufficient or unknown.
 * @param props - two hex colors
 */
export function lowContrast({
  color,
  against,
  least = TEXT_CONTRAST,
}: ContrastNoteProps): string | undefined {
  const ratio = contrastRatio(color, against);
  if (ratio === undefined || ratio >= least) return undefined;
  // Rounded down: 4.46 must not be displayed as the 4.5 that it fails.
  return `Low contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** Renders a small warning about low contrast; nothing otherwise. */
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
