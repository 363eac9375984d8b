import { escapeHtml } from '@org/content/html';
import type { PublicSettings } from '@org/schema/entities';
import { number, object, string } from 'yup';
import { getItems, getText } from '../props/read-props.ts';
import { emailHref } from './email-address.ts';
import { emailColor } from './email-color.ts';
import { box, element, styleText } from './email-html.ts';
import { EMAIL_ALIGNS, getSide, pixels, readAlign } from './email-layout.ts';
import type { EmailContext, EmailGround } from './email-view.ts';

/** A link of a line of links. */
export interface LineLink {
  readonly text: string;
  /** Stored URL; '' for none. */
  readonly href: string;
}

/** Separators of links. */
const LINK_SEPARATORS = ['space', 'dot', 'bar'] as const;
/** A space follows each, at which a line can break: both sides of a dot or bar are equally wide. */
const SEPARATORS: Readonly<Record<(typeof LINK_SEPARATORS)[number], string>> = {
  space: '\u00a0\u00a0\u00a0',
  dot: '\u00a0\u00a0·\u00a0',
  bar: '\u00a0\u00a0|\u00a0',
};

/** Returns the text between two links for any stored value. */
export function separatorText(stored: unknown): string {
  return SEPARATORS[LINK_SEPARATORS.find((known) => known === stored) ?? 'space'];
}

/** Returns the links of a stored list that have a text. */
export function readLinks(stored: unknown, most: number): LineLink[] {
  return getItems(stored, most)
    .map(({ text, href }) => ({ text: getText(text).trim(), href: getText(href) }))
    .filter(({ text }) => text !== '');
}

/** Stored props that style a line of links. */
export interface LinkLineProps {
  readonly align: string;
  /** '' inherits the email's color. */
  readonly color: string;
  /** px */
  readonly fontSize: number;
  readonly separator: string;
  /** px above and below it. */
  readonly space: number;
}

/** Style of a line of links: its props with checked values, and a color `#rrggbb` or ''. */
export type LinkLineLook = LinkLineProps;

/** Schema of the props that style a line of links. */
export const linkLineShape = object({
  separator: string().oneOf(LINK_SEPARATORS).required(),
  /** '' inherits the email's color. */
  color: string().max(80).defined(),
  /** px */
  fontSize: number().integer().min(10).max(24).required(),
  align: string().oneOf(EMAIL_ALIGNS).required(),
  /** px above and below it. */
  space: number().integer().min(0).max(80).required(),
});

/** Returns the style of a line of links for canvas and email. */
export function linkLineLook(props: LinkLineProps, theme: PublicSettings['theme']): LinkLineLook {
  const { align, fontSize, separator } = props;
  const color = emailColor(props.color, theme);
  return { align, color, fontSize, separator, space: pixels(props.space, 80, 12) };
}

/** Renders links in a line, which breaks between them where it is too long; a link without a valid URL is left out. */
export function linkLine(
  links: readonly LineLink[],
  look: LinkLineLook,
  { context, ground }: { readonly context: EmailContext; readonly ground: EmailGround },
): string {
  const align = getSide(readAlign(look.align), context.dir);
  const color = look.color || ground.text;
  const dark = context.dark.ink(color, ground.background);
  const fontSize = `${pixels(look.fontSize, 24, 14, 10)}px`;
  const printed = links.flatMap(({ text, href: stored }) => {
    const href = emailHref(stored, context);
    if (!href) {
      context.warn('link_without_address');
      return [];
    }
    const style = styleText({ color, textDecoration: 'none', whiteSpace: 'nowrap' });
    return [element('a', { href, target: '_blank', class: dark, style }, escapeHtml(text))];
  });
  if (printed.length === 0) return '';
  const style = styleText({
    padding: `${look.space}px 0`,
    color,
    fontFamily: ground.font,
    fontSize,
    lineHeight: '1.8',
    textAlign: align,
  });
  const between = `<span style="font-size:${fontSize}">${escapeHtml(separatorText(look.separator))}</span> `;
  return box({ width: '100%' }, { align, class: dark, style }, printed.join(between));
}

/** Renders links as plain text, one on each line. */
export function linkLineText(links: readonly LineLink[], context: EmailContext): string {
  return links
    .flatMap(({ text, href: stored }) => {
      const href = emailHref(stored, context);
      return href ? [`${text}: ${href}`] : [];
    })
    .join('\n');
}
