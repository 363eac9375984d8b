import { walkTree } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, JsonValue, NodeId } from '@org/schema/entities';
import { nodeIdAt } from '../../session/canvas-document/canvas-dom.ts';
import { type PageProblem, quote } from './page-problem.ts';

/** Returns the number of images without alternative text in the props of a block, by the names that image fields have. */
function countUndescribed(value: JsonValue | undefined): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value))
    return value.reduce<number>((sum, one) => sum + countUndescribed(one), 0);
  const { altText, src, file } = value;
  const isUndescribed =
    typeof altText === 'string' && altText.trim() === '' && Boolean(src || file);
  return Object.values(value).reduce<number>(
    (sum, one) => sum + countUndescribed(one),
    isUndescribed ? 1 : 0,
  );
}

/** Finds pictures that screen readers cannot describe. */
function findUndescribed(tree: BuilderTree): PageProblem[] {
  return Array.from(walkTree(tree)).flatMap(({ id, node }) => {
    const count = node.hidden ? 0 : countUndescribed(node.props);
    if (count === 0) return [];
    return {
      text:
        count === 1
          ? 'A picture has no alternative text'
          : `${count} pictures have no alternative text`,
      node: id,
    };
  });
}

/** Returns what a screen reader calls a link or a button. */
function getLabel(element: Element): string {
  const pictures = Array.from(element.querySelectorAll('img'), (image) => image.alt);
  return [element.getAttribute('aria-label') ?? '', element.textContent, ...pictures]
    .join(' ')
    .trim();
}

/** Finds links without a destination or without a name, and buttons that do nothing. */
function findEmptyLinks(page: ParentNode): PageProblem[] {
  return Array.from(page.querySelectorAll('[data-node] a, a[data-node]')).flatMap((link) => {
    const node = nodeIdAt(link);
    const label = getLabel(link);
    const href = link.getAttribute('href') ?? '';
    if (href === '' || href === '#')
      return {
        text: label ? `The link ${quote(label)} leads nowhere` : 'A link leads nowhere',
        node,
      };
    return label === '' ? { text: `The link to ${quote(href)} has no text`, node } : [];
  });
}

/** Finds buttons that neither lead anywhere nor start a script. */
function findIdleButtons(page: ParentNode): PageProblem[] {
  return Array.from(
    page.querySelectorAll('button[data-block="button"]:not([data-event-trigger])'),
  ).map((button) => ({
    text: `The button ${quote(getLabel(button))} has no link`,
    node: nodeIdAt(button),
  }));
}

/** Finds main headings that are missing or too many, and levels that are skipped. */
function findHeadingProblems(page: ParentNode): PageProblem[] {
  const headings = Array.from(page.querySelectorAll('h1, h2, h3, h4, h5, h6'), (element) => ({
    level: Number(element.tagName.slice(1)),
    text: element.textContent,
    node: nodeIdAt(element),
  })).filter(({ text }) => text.trim() !== '');
  const main = headings.filter(({ level }) => level === 1);
  const missing = main.length === 0 ? [{ text: 'The page has no main heading (h1)' }] : [];
  const extra = main.slice(1).map(({ text, node }) => ({
    text: `${quote(text)} is a second main heading (h1)`,
    node: node ?? main.find((one) => one.node)?.node,
  }));
  const skipped = headings.flatMap(({ level, text, node }, at) => {
    const before = headings[at - 1]?.level ?? 1;
    return node !== undefined && level > before + 1
      ? { text: `${quote(text)} is a heading of level ${level} after one of level ${before}`, node }
      : [];
  });
  return [...missing, ...extra, ...skipped];
}

/** Returns the paths of the site that blocks of the page link to, each with the first block that does. */
export function findSiteLinks(page: ParentNode, siteUrl: string): Map<string, NodeId | undefined> {
  const { origin } = new URL(siteUrl);
  const found = new Map<string, NodeId | undefined>();
  for (const link of page.querySelectorAll('[data-node] a[href], a[data-node][href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || !URL.canParse(href, siteUrl)) continue;
    const url = new URL(href, siteUrl);
    if (url.origin === origin && !found.has(url.pathname)) found.set(url.pathname, nodeIdAt(link));
  }
  return found;
}

/** Finds a page without blocks. */
function findEmptiness(tree: BuilderTree): PageProblem[] {
  return (tree[ROOT_ID]?.nodes.length ?? 0) > 0 ? [] : [{ text: 'The page is empty' }];
}

/** Page that is checked. */
export interface CheckedPage {
  readonly tree: BuilderTree;
  /** The page with the parts of the site around it, as visitors get it; its blocks have their ids. */
  readonly markup: ParentNode;
  readonly excerpt: string;
  readonly meta_description: string;
}

/** Returns what visitors, screen readers or search engines would stumble over. */
export function findPageProblems({
  tree,
  markup,
  excerpt,
  meta_description,
}: CheckedPage): PageProblem[] {
  const isUndescribed = excerpt.trim() === '' && meta_description.trim() === '';
  return [
    ...findEmptiness(tree),
    ...findHeadingProblems(markup),
    ...findUndescribed(tree),
    ...findEmptyLinks(markup),
    ...findIdleButtons(markup),
    ...(isUndescribed ? [{ text: 'The page has no description for search engines' }] : []),
  ];
}
