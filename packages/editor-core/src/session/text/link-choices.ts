import { safeHref } from '@org/content';

/** Kinds of link targets. */
export type LinkKind = 'page' | 'address' | 'mail' | 'phone' | 'place' | 'email';

/** A link that can be chosen. */
export interface LinkChoice {
  readonly kind: LinkKind;
  readonly href: string;
  /** Label of the link. */
  readonly label: string;
  /** Note beside the label. */
  readonly note: string;
}

/** A page of the site as a link target. */
export interface LinkPage {
  readonly title: string;
  readonly slug: string;
}

const MAIL = /^(?:mailto:)?([^\s@:/?#]+@[^\s@:/?#.]+(?:\.[^\s@:/?#.]+)*\.[^\s@:/?#.]{2,})$/i;
const PHONE = /^(?:tel:)?(\+?[\d\s().\-/]{5,30})$/i;
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** Parses the typed text as a link, or returns undefined for ordinary words. */
function typed(text: string): LinkChoice | undefined {
  const mail = MAIL.exec(text)?.[1];
  if (mail) return { kind: 'mail', href: `mailto:${mail}`, label: mail, note: 'Send an email' };
  const phone = PHONE.exec(text)?.[1];
  const digits = phone?.replace(/[^\d+]/g, '') ?? '';
  if (digits.length >= 5)
    return { kind: 'phone', href: `tel:${digits}`, label: digits, note: 'Call' };
  if (/^[/#?]/.test(text))
    return { kind: 'place', href: text, label: text, note: 'A page on this site' };
  if (/^https?:\/\/\S+$/i.test(text))
    return { kind: 'address', href: text, label: text, note: 'A web address' };
  if (DOMAIN.test(text))
    return { kind: 'address', href: `https://${text}`, label: text, note: 'A web address' };
  return undefined;
}

/**
 * Returns the only link that a text can mean.
 * @param text - typed or pasted text
 * @returns a link with a guarded URL, or undefined
 */
export function getLink(text: string): LinkChoice | undefined {
  const choice = typed(text.trim());
  const href = safeHref(choice?.href ?? '');
  return choice && href ? { ...choice, href } : undefined;
}

/**
 * Returns the links to choose from.
 * @param text - typed text
 * @param pages - pages found for it
 * @param emailLinks - links of emails, of which those with the typed text in their label are offered
 * @returns the typed link first, then those of emails, then the pages
 */
export function linkChoices(
  text: string,
  pages: readonly LinkPage[],
  emailLinks: readonly Omit<LinkChoice, 'kind'>[] = [],
): LinkChoice[] {
  const own = getLink(text);
  const typed = text.trim().toLowerCase();
  const special = emailLinks
    .filter(({ label, href }) => label.toLowerCase().includes(typed) || href === typed)
    .map((link): LinkChoice => ({ kind: 'email', ...link }));
  const found = pages.map(
    ({ title, slug }): LinkChoice => ({
      kind: 'page',
      href: `/${slug.replace(/^\/+/, '')}`,
      label: title,
      note: `/${slug.replace(/^\/+/, '')}`,
    }),
  );
  const others = [...special, ...found];
  return own ? [own, ...others.filter(({ href }) => href !== own.href)] : others;
}

/** Returns the text of a link in the field: the label of a link of emails, or the URL as people would type it. */
export function getLinkText(
  href: string,
  emailLinks: readonly Pick<LinkChoice, 'href' | 'label'>[],
): string {
  return emailLinks.find((link) => link.href === href)?.label ?? readableHref(href);
}

/** Returns a URL as people would type it. */
export function readableHref(href: string): string {
  return href.replace(/^(?:mailto|tel):/i, '');
}
