import type { BuilderTree } from '@org/schema';

/** Which part of a page a tree is. */
export type PagePartName = 'header' | 'pageTitle' | 'body' | 'footer';

/** One part of a page, in the order in which parts are shown. */
export interface PagePart {
  readonly name: PagePartName;
  readonly tree: BuilderTree;
}

/** What a page is put together from; only the body has to be there. */
export interface PageParts {
  readonly header?: BuilderTree | undefined;
  readonly pageTitle?: BuilderTree | undefined;
  readonly body: BuilderTree;
  readonly footer?: BuilderTree | undefined;
  readonly showPageTitle: boolean;
}

/**
 * The parts of a page in order: header, page title, body, footer; the title is left out when the page does not show it.
 * Source: CONTENT-009, CONTENT-010.
 */
export function assemblePage(parts: PageParts): PagePart[] {
  const ordered: [PagePartName, BuilderTree | undefined][] = [
    ['header', parts.header],
    ['pageTitle', parts.showPageTitle ? parts.pageTitle : undefined],
    ['body', parts.body],
    ['footer', parts.footer],
  ];
  return ordered.flatMap(([name, tree]) => (tree ? [{ name, tree }] : []));
}
