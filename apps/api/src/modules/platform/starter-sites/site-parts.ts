import type { CommonProps, ImageProps, TextProps } from '@org/blocks/definitions';
import type { BlockTemplate } from '@org/content';
import {
  EMPTY_FORM_FIELD,
  type FormField,
  type JsonObject,
  type SparseGroups,
  type SparseSettings,
  toDynamicForm,
} from '@org/schema';

/** Pieces that starter sites are written with, beside those of the demo's pages. Lengths are px unless a name says otherwise. */

/** A block with what differs from its defaults. */
export function el(
  type: string,
  props: object = {},
  children?: readonly BlockTemplate[],
): BlockTemplate {
  // Props of blocks are JSON; their definitions say so more narrowly, and a test reads every tree with them.
  return { type, props: props as JsonObject, ...(children ? { children } : {}) };
}

/** Space inside a block. Shape: as in CSS, top, sides, bottom. */
export function pad(top: number, sides = top, bottom = top): SparseGroups {
  return {
    spacing: {
      paddingTop: top,
      paddingRight: sides,
      paddingBottom: bottom,
      paddingLeft: sides,
    },
  };
}

/** Vertical space only: a section keeps the margins of the page. */
export function rise(top: number, bottom = top): SparseGroups {
  return { spacing: { paddingTop: top, paddingBottom: bottom } };
}

/** Settings of several groups as one. */
export function all(...groups: readonly SparseGroups[]): SparseGroups {
  return Object.assign({}, ...groups) as SparseGroups;
}

/** A colour behind a block. */
export const paint = (backgroundColor: string): SparseGroups => ({
  background: { backgroundColor },
});

/** Full-width section without any spacing. */
export const BLEED: SparseGroups = {
  ...pad(0),
  alignment: { gap: 0, alignItems: 'stretch', fluid: true },
};

/** A section. Shape: settings per device, columns. */
export function section(
  settings: SparseSettings,
  columns: readonly BlockTemplate[],
  props: object = {},
): BlockTemplate {
  return el('Section', { settings, ...props }, columns);
}

/** A column of some twelfths; 0 shares what is left. */
export function col(
  span: number,
  children: readonly BlockTemplate[],
  settings: SparseSettings = {},
): BlockTemplate {
  return el('Column', { span, settings }, children);
}

/** Columns within a column. */
export function cols(
  columns: readonly BlockTemplate[],
  settings: SparseSettings = { desktop: { alignment: { gap: 24 } } },
): BlockTemplate {
  return el('Row', { columns: columns.length, settings }, columns);
}

/** A box within a column. */
export function box(children: readonly BlockTemplate[], settings: SparseSettings): BlockTemplate {
  return el('Container', { settings }, children);
}

/** Blocks side by side, as long as there is room. */
export function side(children: readonly BlockTemplate[], gap = 12): BlockTemplate {
  return box(children, {
    desktop: { alignment: { flexDirection: 'row', alignItems: 'center', gap } },
  });
}

/** A line of text. Shape: words, rem, more. */
export function words(
  text: string,
  fontSize = 1,
  props: Partial<TextProps & CommonProps> = {},
): BlockTemplate {
  return el('Text', { text, fontSize, ...props });
}

/** A heading. Shape: level, words, rem, more. */
export function title(
  level: 1 | 2 | 3 | 4,
  text: string,
  fontSize: number,
  props: Partial<TextProps & CommonProps> = {},
): BlockTemplate {
  return el('Text', { text, tag: `h${level}`, fontSize, ...props });
}

/** A picture of the site. Shape: name, what it shows, heights on desktop, tablet and mobile (0 for its own ratio), corners. */
export function photo(
  name: string,
  altText: string,
  [desktop, tablet, mobile]: readonly [number, number, number],
  borderRadius = 0,
  props: Partial<ImageProps> = {},
): BlockTemplate {
  const size = (height: number) => ({ width: 100, widthUnit: '%', height, heightUnit: 'px' });
  return el('Image', {
    src: `art:${name}`,
    altText,
    naturalWidth: 1440,
    naturalHeight: 960,
    sizes: { desktop: size(desktop), tablet: size(tablet), mobile: size(mobile) },
    settings: { desktop: { border: { borderRadius } } },
    ...props,
  });
}

/** A field of a form. */
export function field(
  id: string,
  label: string,
  { required = false, ...more }: Partial<FormField> & { readonly required?: boolean } = {},
): FormField {
  return {
    ...EMPTY_FORM_FIELD,
    id,
    label,
    ...more,
    rules: { required, pattern: { value: '', message: '' } },
  };
}

/** Fields that tell who writes. */
export const WHO: readonly FormField[] = [
  field('first', 'First name', {
    inputWidth: 'half',
    customerMapping: 'firstname',
    required: true,
  }),
  field('last', 'Last name', { inputWidth: 'half', customerMapping: 'lastname', required: true }),
  field('email', 'Email', {
    inputWidth: 'half',
    customerMapping: 'email',
    validateEmail: true,
    required: true,
  }),
  field('phone', 'Phone', { type: 'phone', inputWidth: 'half', customerMapping: 'phone' }),
];

/** Form whose submissions staff find under its name. */
export function form(
  formName: string,
  fields: readonly FormField[],
  props: object = {},
): BlockTemplate {
  return el('CustomForm', { formName, dynamicForm: toDynamicForm(fields), ...props });
}

/** Markup of posts and of text boxes. */
export const p = (...lines: readonly string[]): string =>
  lines.map((line) => `<p>${line}</p>`).join('');
export const h = (line: string): string => `<h2>${line}</h2>`;
export const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Formatted text. */
export const prose = (html: string, props: object = {}): BlockTemplate =>
  el('TextBox', { html, ...props });
