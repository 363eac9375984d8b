import type { BackgroundSettings, Device, SparseSettings } from '@org/schema';
import { effective } from './effective.ts';
import { safeColor } from './safe-color.ts';

/** Colours that show what is behind them: a hex with alpha, or a function with one. */
const ALPHA = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$|^(?:rgb|hsl)a\(|\//;

/** What a background shows. Shape: one colour; '' for what is behind it; undefined when it is no one colour. */
function shownBy(background: BackgroundSettings): string | undefined {
  const { overlaySettings: overlay, backgroundOpacity: opacity } = background;
  if (overlay.enabled && overlay.overlayOpacity > 0 && safeColor(overlay.overlayColor))
    return overlay.overlayOpacity === 1 ? overlay.overlayColor : undefined;
  const { backgroundImage, usePageImage, gradient, backgroundVideo } = background;
  if (backgroundImage || usePageImage || gradient || backgroundVideo) return undefined;
  const color = safeColor(background.backgroundColor);
  if (!color || color === 'transparent' || opacity === 0) return '';
  return ALPHA.test(color) || opacity < 1 ? undefined : background.backgroundColor;
}

/**
 * The colour that a block's text is read on.
 * Shape: settings of the block and the blocks around it, nearest first; device → a colour as stored, the page's
 * 'surface' when none of them has one; undefined where a picture, a gradient or a transparent colour is behind.
 */
export function colorBehind(
  settings: readonly SparseSettings[],
  device: Device,
): string | undefined {
  for (const own of settings) {
    const shown = shownBy(effective(own, device, 'background'));
    if (shown !== '') return shown;
  }
  return 'surface';
}
