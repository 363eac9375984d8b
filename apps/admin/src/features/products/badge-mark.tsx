import { contrastRatio } from '@org/ui';
import type { ReactElement } from 'react';

/** Colour of a badge that has none. */
export const BADGE_COLOR = '#1d6f42';

/** The badge of a product as it stands on its picture: words in black or white, whichever reads better. Source: PROD-008. */
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
