import { contrastRatio } from '@org/ui';
import type { ReactElement } from 'react';

/** Default color of a badge. */
export const BADGE_COLOR = '#1d6f42';

/** Renders the badge of a product as on its image: in black or white text, whichever has more contrast. */
export function BadgeMark({
  words,
  color,
}: {
  readonly words: string;
  readonly color: string;
}): ReactElement {
  const paint = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : BADGE_COLOR;
  const isDark = (contrastRatio('#ffffff', paint) ?? 0) >= (contrastRatio('#000000', paint) ?? 0);
  return (
    <span
      className="ad-product-badge"
      style={{ background: paint, color: isDark ? '#ffffff' : '#000000' }}
    >
      {words}
    </span>
  );
}
