import type { BlockTemplate } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import { SAMPLE_PICTURES } from '../images/sample-pictures.ts';

/** Colors of the theme that sections use as backgrounds. */
type Ground = 'surface' | 'subtle' | 'primary' | 'dark';

/** Part of the padding of a desktop that a phone has. */
const PHONE_SPACE = 0.6;

function spaced(paddingTop: number, paddingBottom = paddingTop): JsonObject {
  return { spacing: { paddingTop, paddingBottom } };
}

/** Appearance of a section. */
export interface BandLook {
  readonly background?: Ground;
  /** Padding above and below on desktops, px. @default 96 */
  readonly space?: number;
  /** Space between columns on desktops, px. @default 56 */
  readonly gap?: number;
  /** Vertical position of the columns. @default 'stretch' */
  readonly align?: 'stretch' | 'center' | 'flex-end';
  /** Number of the sample picture behind the section, which is darkened so that white text is readable. */
  readonly picture?: number;
  /** Minimum height in % of the window. */
  readonly height?: number;
  /** Maximum width of the columns together, px. @default that of the theme */
  readonly width?: number;
}

/** Creates a section with its columns. */
export function band(look: BandLook, ...columns: readonly BlockTemplate[]): BlockTemplate {
  const { background, space = 96, gap = 56, align = 'stretch', picture, height, width } = look;
  const sample = picture === undefined ? undefined : SAMPLE_PICTURES[picture];
  return {
    type: 'Section',
    props: {
      settings: {
        desktop: {
          ...spaced(space),
          alignment: {
            gap,
            alignItems: align,
            ...(height && { height, heightUnit: 'vh', heightAuto: false }),
            ...(width && { width, widthUnit: 'px', widthAuto: false }),
          },
          ...(background && { background: { backgroundColor: background } }),
          ...(sample && {
            background: {
              backgroundColor: 'dark',
              backgroundImage: sample.file,
              overlaySettings: { enabled: true, overlayColor: '#000000', overlayOpacity: 0.62 },
            },
          }),
        },
        mobile: {
          ...spaced(Math.round(space * PHONE_SPACE)),
          alignment: { gap: Math.min(gap, 32) },
        },
      },
    },
    children: columns,
  };
}

/** Appearance of a column. */
export interface ColumnLook {
  /** Twelfths of the row; 0 shares the remaining space. @default 0 */
  readonly span?: number;
  /** Space between blocks, px. @default 16 */
  readonly gap?: number;
  /** True for blocks in the middle. @default false */
  readonly centered?: boolean;
  /** True for blocks at the end of the line. @default false */
  readonly atEnd?: boolean;
  /** Vertical position of the blocks. @default 'flex-start' */
  readonly justify?: 'flex-start' | 'center' | 'space-between' | 'flex-end';
  /** Background and padding, as of a card. @default none */
  readonly card?: Ground | 'outline';
}

function cardLook(card: Ground | 'outline'): JsonObject {
  const padding = 28;
  return {
    spacing: {
      paddingTop: padding,
      paddingRight: padding,
      paddingBottom: padding,
      paddingLeft: padding,
    },
    border: {
      borderRadius: 14,
      ...(card !== 'primary' && card !== 'dark' && { border: 'all', borderColor: 'border' }),
    },
    ...(card !== 'outline' && { background: { backgroundColor: card } }),
  };
}

/** Creates a column. */
export function column(look: ColumnLook, ...children: readonly BlockTemplate[]): BlockTemplate {
  const { span = 0, gap = 16, centered, atEnd, justify, card } = look;
  return {
    type: 'Column',
    props: {
      span,
      settings: {
        desktop: {
          alignment: {
            gap,
            ...(centered && { alignItems: 'center' }),
            ...(atEnd && { alignItems: 'flex-end' }),
            ...(justify && { justifyContent: justify }),
          },
          ...(card && cardLook(card)),
        },
      },
    },
    children,
  };
}

/** Creates columns side by side within a column. */
export function row(gap: number, ...columns: readonly BlockTemplate[]): BlockTemplate {
  return {
    type: 'Row',
    props: {
      columns: columns.length,
      settings: {
        desktop: { alignment: { gap, alignItems: 'stretch' } },
        mobile: { alignment: { gap: Math.min(gap, 24) } },
      },
    },
    children: columns,
  };
}

/** Creates a box with blocks side by side, which wrap when space is short. */
export function line(
  look: { readonly gap?: number; readonly justify?: 'flex-start' | 'center' | 'space-between' },
  ...children: readonly BlockTemplate[]
): BlockTemplate {
  return {
    type: 'Container',
    props: {
      settings: {
        desktop: {
          alignment: {
            flexDirection: 'row',
            alignItems: 'center',
            gap: look.gap ?? 12,
            justifyContent: look.justify ?? 'flex-start',
          },
        },
      },
    },
    children,
  };
}

/** Options of a text. */
export interface TextLook {
  readonly centered?: boolean;
  /** True for less prominent text. @default false */
  readonly muted?: boolean;
  readonly weight?: number;
}

function styled(textStyle: string, tag: string, text: string, look: TextLook): BlockTemplate {
  return {
    type: 'Text',
    props: {
      text,
      tag,
      textAlign: look.centered ? 'center' : 'start',
      color: look.muted ? 'muted' : '',
      settings: {
        desktop: {
          typography: { textStyle, ...(look.weight && { fontWeight: String(look.weight) }) },
        },
      },
    },
  };
}

type CreateText = (text: string, look?: TextLook) => BlockTemplate;
/** Creates the title of a page. */
export const title: CreateText = (text, look = {}) => styled('display', 'h1', text, look);
/** Creates a smaller title of a page. */
export const smallTitle: CreateText = (text, look = {}) => styled('heading1', 'h1', text, look);
/** Creates the heading of a section. */
export const heading: CreateText = (text, look = {}) => styled('heading2', 'h2', text, look);
/** Creates a heading within a section. */
export const subheading: CreateText = (text, look = {}) => styled('heading4', 'h3', text, look);
/** Creates a large paragraph. */
export const lead: CreateText = (text, look = {}) => styled('lead', 'p', text, look);
/** Creates a paragraph. */
export const words: CreateText = (text, look = {}) => styled('body', 'p', text, look);
/** Creates a small paragraph. */
export const small: CreateText = (text, look = {}) => styled('small', 'p', text, look);
/** Creates a quote in large type. */
export const quote: CreateText = (text, look = {}) => styled('heading3', 'p', text, look);

/** Creates a short line above a heading. */
export function overline(text: string, look: TextLook = {}): BlockTemplate {
  const created = styled('caption', 'p', text, look);
  return {
    ...created,
    props: {
      ...created.props,
      settings: {
        desktop: {
          typography: {
            textStyle: 'caption',
            fontWeight: '600',
            letterSpacing: 'wider',
            textTransform: 'uppercase',
          },
        },
      },
    },
  };
}

/** Creates a heading with a paragraph below it, in the middle. */
export function intro(text: string, below: string): BlockTemplate {
  return {
    type: 'Container',
    props: { settings: { desktop: { alignment: { gap: 12 } } } },
    children: [heading(text, { centered: true }), lead(below, { centered: true, muted: true })],
  };
}

/** Creates formatted text. */
export const markup = (html: string): BlockTemplate => ({ type: 'TextBox', props: { html } });

/** Creates the main button. */
export const button = (text: string, href: string, props: JsonObject = {}): BlockTemplate => ({
  type: 'Button',
  props: { text, href, ...props },
});

/** Creates a button with an outline, in the color of the text around it. */
export const outlined = (text: string, href: string, props: JsonObject = {}): BlockTemplate => ({
  type: 'Button',
  props: {
    text,
    href,
    variant: '',
    buttonColor: 'transparent',
    textColor: 'currentcolor',
    settings: {
      desktop: { border: { border: 'all', borderWidth: 1, borderColor: 'currentcolor' } },
    },
    ...props,
  },
});

/** Creates a link with an arrow. */
export const arrow = (text: string, href: string): BlockTemplate => ({
  type: 'Button',
  props: {
    text,
    href,
    variant: '',
    buttonColor: 'transparent',
    textColor: 'currentcolor',
    buttonIcon: 'arrow-right',
    iconPosition: 'after',
    settings: { desktop: { spacing: { paddingLeft: 0, paddingRight: 0 } } },
  },
});

/** Creates a picture. A height of 0 keeps its aspect ratio. */
export function picture(
  number: number,
  { height = 0, radius = 14 }: { readonly height?: number; readonly radius?: number } = {},
): BlockTemplate {
  const sample = SAMPLE_PICTURES[number % SAMPLE_PICTURES.length];
  const size = (px: number) => ({ width: 100, widthUnit: '%', height: px, heightUnit: 'px' });
  return {
    type: 'Image',
    props: {
      src: sample?.file ?? '',
      altText: sample?.altText ?? '',
      naturalWidth: sample?.naturalWidth ?? 0,
      naturalHeight: sample?.naturalHeight ?? 0,
      sizes: {
        desktop: size(height),
        ...(height > 300 && { mobile: size(280) }),
      },
      settings: { desktop: { border: { borderRadius: radius } } },
    },
  };
}

/** Creates a row of icons of one size. */
export function icons(
  names: readonly string[],
  {
    size = 28,
    color = 'primary',
    centered = false,
    links = [],
  }: {
    readonly size?: number;
    readonly color?: string;
    readonly centered?: boolean;
    /** Label and URL for each icon. @default none */
    readonly links?: readonly (readonly [label: string, href: string])[];
  } = {},
): BlockTemplate {
  return {
    type: 'Icons',
    props: {
      icons: names.map((icon, at) => ({
        id: `icon-${at}`,
        icon,
        width: size,
        height: size,
        color,
        href: links[at]?.[1] ?? '',
        hrefTarget: '_self',
        cssClasses: '',
        label: links[at]?.[0] ?? '',
      })),
      justify: centered ? 'center' : 'start',
      gap: names.length > 3 ? 1 : 3,
    },
  };
}

/** Creates an icon with a heading and a paragraph. */
export function point(icon: string, name: string, text: string, look: TextLook = {}) {
  return [
    icons([icon], { centered: look.centered ?? false }),
    subheading(name, look),
    words(text, { ...look, muted: true }),
  ];
}

/** Creates questions with answers. */
export function questions(...items: readonly (readonly [string, string])[]): BlockTemplate {
  return {
    type: 'Accordion',
    props: { numberOfItems: items.length },
    children: items.map(([question, answer], at) => ({
      type: 'AccordionItem',
      props: { title: question, open: at === 0 },
      children: [words(answer)],
    })),
  };
}

/** Creates a number that counts up. */
export function counter(endNumber: number, prefix = ''): BlockTemplate {
  return {
    type: 'CountUp',
    props: { endNumber, prefix, duration: 2, fontSize: 3.25, fontWeight: 700, textAlign: 'start' },
  };
}

/** Creates a block. */
export const block = (
  type: string,
  props: JsonObject = {},
  children?: readonly BlockTemplate[],
): BlockTemplate => ({ type, props, ...(children && { children }) });
