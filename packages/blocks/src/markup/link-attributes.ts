import { safeHref } from '@org/content';
import { LINK_TARGETS, type LinkTarget } from '@org/schema';

/** A link as a block stores it. */
export interface LinkProps {
  readonly href: string;
  readonly target: string;
}

/** Attributes of an anchor. */
export interface LinkAttributes {
  readonly href?: string;
  readonly target?: LinkTarget;
  readonly rel?: string;
}

/** Returns the attributes of an anchor. A URL that the guard rejects, and any URL in the editor, gives none. */
export function linkAttributes(link: LinkProps, editing: boolean): LinkAttributes {
  const href = safeHref(link.href);
  if (!href || editing) return {};
  const target = LINK_TARGETS.find((known) => known === link.target);
  if (target === undefined || target === '_self') return { href };
  return target === '_blank' ? { href, target, rel: 'noopener' } : { href, target };
}
