import type {
  ButtonProps,
  CommonProps,
  IconItem,
  ImageProps,
  TextProps,
} from '@org/blocks/definitions';
import type { BlockTemplate } from '@org/content';
import type { JsonObject, SparseGroups, SparseSettings } from '@org/schema';

/** Pieces that the demo's pages are written with: each is a block with what differs from its defaults. */

type Children = readonly BlockTemplate[];

function block(type: string, props: object, children?: Children): BlockTemplate {
  // Props of blocks are JSON; the typed parameters above say so more narrowly.
  return { type, props: props as JsonObject, ...(children ? { children } : {}) };
}

/** The same space on all four sides, px. */
function padding(all: number): NonNullable<SparseGroups['spacing']> {
  return { paddingTop: all, paddingRight: all, paddingBottom: all, paddingLeft: all };
}

/** Space above and below, px. */
function room(height: number): SparseGroups {
  return { spacing: { paddingTop: height, paddingBottom: height } };
}

/** Options of a full-width section. */
export interface BandOptions {
  readonly anchor?: string;
  /** px on desktop; less on narrower devices. @default 96 */
  readonly height?: number;
  /** px between columns. @default 40 */
  readonly gap?: number;
  readonly settings?: SparseGroups;
  readonly props?: JsonObject;
}

/** A band from edge to edge with generous space, which shrinks with the device. */
export function band(
  columns: Children,
  { anchor = '', height = 96, gap = 40, settings = {}, props = {} }: BandOptions = {},
): BlockTemplate {
  const perDevice: SparseSettings = {
    desktop: { ...room(height), ...settings, alignment: { gap, ...settings.alignment } },
    tablet: { ...room(Math.round(height * 0.7)), alignment: { gap: Math.min(gap, 32) } },
    mobile: {
      ...room(Math.max(40, Math.round(height * 0.58))),
      alignment: { gap: Math.min(gap, 28) },
    },
  };
  return block('Section', { anchor, settings: perDevice, ...props }, columns);
}

/** A column. Shape: twelfths of the row (0 shares the rest), blocks, settings, what differs on mobiles. */
export function column(
  span: number,
  children: Children,
  settings: SparseGroups = {},
  mobile: SparseGroups = {},
): BlockTemplate {
  return block(
    'Column',
    {
      span,
      settings: {
        ...(Object.keys(settings).length > 0 ? { desktop: settings } : {}),
        ...(Object.keys(mobile).length > 0 ? { mobile } : {}),
      },
    },
    children,
  );
}

/** A box. */
export function box(children: Children, settings: SparseSettings): BlockTemplate {
  return block('Container', { settings }, children);
}

/** Columns side by side within a column or a box. */
export function row(columns: Children, gap = 24): BlockTemplate {
  return block(
    'Row',
    { columns: columns.length, settings: { desktop: { alignment: { gap } } } },
    columns,
  );
}

/** Buttons side by side, which wrap to the next line. */
export function buttons(children: Children): BlockTemplate {
  return box(children, { desktop: { alignment: { flexDirection: 'row', gap: 12 } } });
}

/** A plain paragraph. */
export function text(words: string, props: Partial<TextProps> = {}): BlockTemplate {
  return block('Text', { text: words, fontSize: 1, ...props });
}

/** A heading; its size follows its level unless it is given. */
export function heading(
  level: 1 | 2 | 3 | 4,
  words: string,
  props: Partial<TextProps> = {},
): BlockTemplate {
  const sizes = { 1: 3.75, 2: 2.5, 3: 1.5, 4: 1.125 } as const;
  return block('Text', {
    text: words,
    tag: `h${level}`,
    fontSize: sizes[level] === 1.125 ? 1.25 : sizes[level],
    fontWeight: level < 3 ? 700 : 600,
    ...props,
  });
}

/** A second-level heading in the size of a third-level one, so that no level is skipped where it follows the title of the page. */
export function smallHeading(words: string, props: Partial<TextProps> = {}): BlockTemplate {
  return heading(2, words, { fontSize: 1.5, fontWeight: 600, ...props });
}

/** A small line above a heading. */
export function eyebrow(words: string, color = 'secondary'): BlockTemplate {
  return block('Text', { text: words, fontSize: 1, fontWeight: 600, color });
}

/** Formatted text. */
export function prose(html: string): BlockTemplate {
  return block('TextBox', { html });
}

/** A button. */
export function button(
  words: string,
  href: string,
  props: Partial<ButtonProps & CommonProps> = {},
): BlockTemplate {
  return block('Button', { text: words, href, ...props });
}

/** A drawing of the demo. Shape: name, what it shows, height in px per device, radius in px. */
export function picture(
  name: string,
  altText: string,
  options: {
    readonly height?: number;
    readonly mobile?: number;
    readonly radius?: number;
    readonly props?: Partial<ImageProps>;
  } = {},
): BlockTemplate {
  const { height = 420, mobile = Math.min(height, 260), radius = 20, props = {} } = options;
  const size = (value: number) => ({ width: 100, widthUnit: '%', height: value, heightUnit: 'px' });
  return block('Image', {
    src: `art:${name}`,
    altText,
    naturalWidth: 1600,
    naturalHeight: 1067,
    sizes: {
      desktop: size(height),
      tablet: size(Math.round((height + mobile) / 2)),
      mobile: size(mobile),
    },
    settings: { desktop: { border: { borderRadius: radius } } },
    ...props,
  });
}

/** One icon of a row of icons. */
export function icon(name: IconItem['icon'], more: Partial<IconItem> = {}): IconItem {
  return {
    id: name,
    icon: name,
    width: 32,
    height: 32,
    color: 'primary',
    href: '',
    hrefTarget: '_self',
    cssClasses: '',
    label: '',
    ...more,
  };
}

/** Icons in a row. */
export function icons(items: readonly IconItem[], props: JsonObject = {}): BlockTemplate {
  return block('Icons', { icons: items, ...props });
}

/** A drawn edge. Shape: colour of the section below, colour of the one above, more. */
export function divider(below: string, above: string, props: JsonObject = {}): BlockTemplate {
  return block('SectionDivider', {
    dividerColor: below,
    backgroundColor: above,
    height: 72,
    ...props,
  });
}

/** A picture with words on it, which comes closer under the pointer. */
export function poster(art: string, title: string, words: string, height = 360): BlockTemplate {
  return box([smallHeading(title, { color: '#ffffff' }), text(words, { color: '#ffffff' })], {
    desktop: {
      alignment: { height, heightAuto: false, justifyContent: 'flex-end', gap: 4 },
      background: {
        backgroundImage: `art:${art}`,
        gradient: 'linear-gradient(180deg, rgba(16, 24, 20, 0) 35%, rgba(16, 24, 20, 0.82) 100%)',
        zoomInOnHover: true,
        zoomInPercentage: 8,
      },
      border: { borderRadius: 20 },
      spacing: padding(28),
    },
    mobile: { alignment: { height: Math.round(height * 0.8) }, spacing: padding(22) },
  });
}

/** A card on the page's own colour. */
export function card(children: Children, background = 'surface'): BlockTemplate {
  return box(children, {
    desktop: {
      alignment: { gap: 12, height: 100, heightUnit: '%', heightAuto: false },
      background: { backgroundColor: background },
      border: { borderRadius: 20 },
      spacing: padding(32),
    },
    mobile: { spacing: padding(24) },
  });
}

/** A whole page. */
export function page(children: Children): BlockTemplate {
  return { type: 'Wrapper', children };
}
