import type { BackgroundSettings, Radius } from '@org/schema/entities';
import { inkFor } from '../values/contrast.ts';
import { colorAt, safeColor } from '../values/safe-color.ts';
import { safeGradient } from '../values/safe-gradient.ts';
import { cssUrl, safeMediaUrl } from '../values/safe-url.ts';
import { cssNumber, type Declaration } from './declaration.ts';
import { radiusCss } from './token-css.ts';

/** Declarations of a background by box. */
export interface BackgroundParts {
  readonly root: Declaration[];
  /** `::before`: color and image, when they need a separate box. */
  readonly backdrop: Declaration[];
  /** `::after`: gradient and overlay, above the image and a video, below the content. */
  readonly veil: Declaration[];
  /** `:hover::before`. */
  readonly hover: Declaration[];
}

/** Context of a background's declarations besides its own settings. */
export interface BackgroundOptions {
  /** URL of the page's image, or ''. */
  readonly pageImage: string;
  /** px, or a radius of the theme. */
  readonly borderRadius: Radius;
}

const OVERLAY = ['overlaySettings'] as const;
const PICTURE = ['backgroundImage', 'usePageImage'] as const;
const PICTURE_FIT = [
  'backgroundPositionX',
  'backgroundPositionY',
  'backgroundSize',
  'backgroundRepeat',
  'backgroundAttachment',
] as const;

/** Returns true when a background needs separate boxes: it is transparent, mirrored, zoomed, or a video. */
export function needsLayers(values: BackgroundSettings): boolean {
  return (
    values.backgroundOpacity < 1 ||
    values.flip ||
    values.zoomInOnHover ||
    values.backgroundVideo !== ''
  );
}

/** Returns the background image of a block. */
function getPicture(values: BackgroundSettings, pageImage: string): string {
  return (
    (values.usePageImage ? safeMediaUrl(pageImage) : '') || safeMediaUrl(values.backgroundImage)
  );
}

/** Returns the overlay as an image: a color with its opacity. */
function overlayImage({ overlaySettings }: BackgroundSettings): string {
  const color = overlaySettings.enabled ? safeColor(overlaySettings.overlayColor) : '';
  if (!color) return '';
  const veil = colorAt(color, overlaySettings.overlayOpacity);
  return `linear-gradient(${veil},${veil})`;
}

function fit(values: BackgroundSettings, layersAbove: number): Declaration[] {
  const { backgroundSize, backgroundAttachment } = values;
  // Layers above the image always fill the box, whatever its size.
  const size =
    layersAbove > 0 && backgroundSize !== 'cover'
      ? [...Array<string>(layersAbove).fill('cover'), backgroundSize].join(',')
      : backgroundSize;
  return [
    [
      'background-position',
      `${cssNumber(values.backgroundPositionX)}% ${cssNumber(values.backgroundPositionY)}%`,
    ],
    ['background-size', size],
    ['background-repeat', values.backgroundRepeat],
    ...(backgroundAttachment === 'scroll'
      ? []
      : ([['background-attachment', backgroundAttachment]] as const)),
  ];
}

/** Returns a readable text color for the background, when its lightness is known. */
function ink(values: BackgroundSettings, picture: string): Declaration[] {
  const { overlaySettings: overlay } = values;
  const veiled = overlay.enabled && overlay.overlayOpacity >= 0.5;
  if (!veiled && (picture || values.backgroundOpacity < 0.5)) return [];
  const color = inkFor(safeColor(veiled ? overlay.overlayColor : values.backgroundColor));
  return color
    ? [
        ['color', color],
        ['--org-color-link', 'currentcolor'],
      ]
    : [];
}

function flat(
  values: BackgroundSettings,
  touched: ReadonlySet<string>,
  picture: string,
): BackgroundParts {
  const any = (fields: readonly string[]): boolean => fields.some((field) => touched.has(field));
  const root: Declaration[] = [];
  if (touched.has('backgroundColor'))
    root.push(['background-color', safeColor(values.backgroundColor) || 'transparent']);
  if (any([...PICTURE, ...PICTURE_FIT, ...OVERLAY, 'gradient'])) {
    const above = [overlayImage(values), safeGradient(values.gradient)].filter(Boolean);
    root.push([
      'background-image',
      [...above, ...(picture ? [cssUrl(picture)] : [])].join(',') || 'none',
    ]);
    if (picture) root.push(...fit(values, above.length));
  }
  return { root, backdrop: [], veil: [], hover: [] };
}

const BOX: readonly Declaration[] = [
  ['content', '""'],
  ['position', 'absolute'],
  ['inset', '0'],
  ['z-index', '-1'],
  ['border-radius', 'inherit'],
  ['pointer-events', 'none'],
];

function layered(
  values: BackgroundSettings,
  picture: string,
  borderRadius: Radius,
): BackgroundParts {
  const color = safeColor(values.backgroundColor);
  const gradient = safeGradient(values.gradient);
  const backdropImage = picture ? cssUrl(picture) : gradient;
  const veilImage = [overlayImage(values), picture ? gradient : ''].filter(Boolean).join(',');
  const zooms = values.zoomInOnHover && picture !== '';
  const flips = values.flip && picture !== '';
  const backdrop: Declaration[] = [
    ...BOX,
    ['background-color', color || 'transparent'],
    ['background-image', backdropImage || 'none'],
    ...(picture ? fit(values, 0) : []),
    ['opacity', cssNumber(values.backgroundOpacity)],
    [
      'transform',
      zooms
        ? `scale(${flips ? 'calc(-1*var(--org-zoom))' : 'var(--org-zoom)'},var(--org-zoom))`
        : flips
          ? 'scaleX(-1)'
          : 'none',
    ],
    // The clip shrinks as the image grows, so that the image stays within the block without clipping the block's content.
    [
      'clip-path',
      zooms
        ? `inset(calc((1 - 1/var(--org-zoom))*50%) round calc(${radiusCss(borderRadius)}/var(--org-zoom)))`
        : 'none',
    ],
  ];
  if (zooms) backdrop.push(['transition', '--org-zoom var(--org-motion-slow,.5s) ease-out']);
  return {
    // Isolation keeps the layers behind the content and above the block's surroundings.
    root: [
      ['position', 'relative'],
      ['isolation', 'isolate'],
      ['background', 'none'],
    ],
    backdrop,
    veil: veilImage ? [...BOX, ['background-image', veilImage]] : [['content', 'none']],
    hover: [['--org-zoom', zooms ? cssNumber(1 + values.zoomInPercentage / 100) : '1']],
  };
}

/**
 * Returns the declarations of the background group on one device for fields that are set on any device. Takes `layers` is the
 * same for all devices of a block, so that a narrower device can reset what a wider one sets.
 */
export function compileBackground(
  values: BackgroundSettings,
  touched: ReadonlySet<string>,
  options: BackgroundOptions & { readonly layers: boolean },
): BackgroundParts {
  if (touched.size === 0) return { root: [], backdrop: [], veil: [], hover: [] };
  const picture = getPicture(values, options.pageImage);
  const parts = options.layers
    ? layered(values, picture, options.borderRadius)
    : flat(values, touched, picture);
  return { ...parts, root: [...parts.root, ...ink(values, picture)] };
}
