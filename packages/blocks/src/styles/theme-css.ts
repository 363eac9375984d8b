import { readableTextColor } from '@org/device-settings';
import { THEME_COLORS } from '@org/schema';
import type { PublicSettings } from '@org/schema/entities';

type Theme = PublicSettings['theme'];

const FONTS: Readonly<Record<string, string>> = {
  // `… Fallback` has the metrics of the font, so that nothing moves when its file arrives: apps/site/src/font-fallbacks.ts.
  Inter: '"Inter Variable",Inter,"Inter Fallback",system-ui,sans-serif',
  Archivo: '"Archivo Variable",Archivo,"Archivo Fallback","Arial Nova",Arial,sans-serif',
  'Bricolage Grotesque':
    '"Bricolage Grotesque Variable","Bricolage Grotesque","Bricolage Grotesque Fallback",system-ui,sans-serif',
  Fraunces: '"Fraunces Variable",Fraunces,"Fraunces Fallback",Georgia,serif',
  Georgia: 'Georgia,"Iowan Old Style","Times New Roman",serif',
  System: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  Mono: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,monospace',
};

/** Returns the theme's colors that light and dark mode share. */
function colors(theme: Theme): string {
  return THEME_COLORS.flatMap((name) => {
    const color = (theme[name] ?? '').toLowerCase();
    const ink = readableTextColor(color);
    return ink ? [`--org-color-${name}:${color}`, `--org-color-on-${name}:${ink}`] : [];
  }).join(';');
}

/**
 * Returns a tenant's theme as custom properties of the document. The mode is that of `data-theme` on the `html` element: light,
 * dark, or auto, which follows the visitor's system. Missing values use the defaults of `styles.css`.
 */
export function themeCss(theme: Theme): string {
  const font = FONTS[theme.fontFamily ?? ''];
  const headings = FONTS[theme.headingFont ?? ''];
  const radius = /^\d{1,2}px$/.test(theme.radius ?? '') ? theme.radius : undefined;
  const base = [
    colors(theme),
    font ? `--org-font:${font}` : '',
    headings ? `--org-font-heading:${headings}` : '',
    radius ? `--org-radius:${radius}` : '',
  ]
    .filter(Boolean)
    .join(';');
  return `@layer org.tokens{:root{${base}}}`;
}
