import type { Device } from '@org/schema';
import type { BackgroundSettings, SparseSettings } from '@org/schema/entities';
import { safeColor } from '../values/safe-color.ts';
import { effective } from './effective.ts';

/** Matches colors with transparency: a hex with alpha, or a function with alpha. */
const ALPHA = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$|^(?:rgb|hsl)a\(|\//;

/**
 * Returns the visible color of a background.
 * @param background - a color; '' for none; undefined when it is not a single color
 */
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
 * Returns the background color of a block's text. Takes settings of the block and its ancestors, nearest first, device.
 * @returns stored color, the page's 'surface' when none is set; undefined for an image, a gradient or a transparent color
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
