/** Local fonts whose metrics are adjusted: Arial and Times New Roman, or those with the same widths. */
const LOCAL = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Roboto'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
} as const;

/** Metrics of a font. Source: measured in Chromium on a sentence of English, at weights 400 and 700. */
interface FontMetrics {
  readonly local: keyof typeof LOCAL;
  /** Parts of an em. */
  readonly ascent: number;
  readonly descent: number;
  /** Average width of a character, relative to the local font. */
  readonly regular: number;
  readonly bold: number;
}

const METRICS: Readonly<Record<string, FontMetrics>> = {
  Inter: { local: 'sans', ascent: 0.969, descent: 0.241, regular: 1.069, bold: 1.022 },
  Archivo: { local: 'sans', ascent: 0.878, descent: 0.21, regular: 0.978, bold: 0.976 },
  'Bricolage Grotesque': {
    local: 'sans',
    ascent: 0.93,
    descent: 0.27,
    regular: 1.054,
    bold: 1.019,
  },
  Fraunces: { local: 'serif', ascent: 0.978, descent: 0.255, regular: 1.147, bold: 1.153 },
};

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/**
 * Returns CSS of local fonts with the metrics of the given ones. Text is shown in them until the files arrive, and does not
 * move then.
 * @param fonts - names of fonts
 * @returns CSS, '' for fonts without metrics
 */
export function fallbackCss(fonts: Iterable<string>): string {
  return [...new Set(fonts)]
    .flatMap((font) => {
      const metrics = METRICS[font];
      if (!metrics) return [];
      return (['regular', 'bold'] as const).map((style) => {
        const adjust = metrics[style];
        const sources = LOCAL[metrics.local][style].map((name) => `local("${name}")`);
        return `@font-face{font-family:"${font} Fallback";font-weight:${style === 'bold' ? '600 900' : '100 599'};src:${sources};size-adjust:${percent(adjust)};ascent-override:${percent(metrics.ascent / adjust)};descent-override:${percent(metrics.descent / adjust)};line-gap-override:0%}`;
      });
    })
    .join('');
}
