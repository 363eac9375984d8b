import type { BuilderTree } from '@org/schema/entities';

/** Names of the parts of a page. */
export type PagePartName = 'header' | 'pageTitle' | 'body' | 'footer';

/** A part of a page. */
export interface PagePart {
  readonly name: PagePartName;
  readonly tree: BuilderTree;
}

/** Trees of a page; only the body is required. */
export interface PageParts {
  readonly header?: BuilderTree | undefined;
  readonly pageTitle?: BuilderTree | undefined;
  readonly body: BuilderTree;
  readonly footer?: BuilderTree | undefined;
  readonly showPageTitle: boolean;
}

/** Returns the parts of a page in order: header, page title, body, footer; the title is omitted when the page hides it. */
export function assemblePage(parts: PageParts): PagePart[] {
  const ordered: [PagePartName, BuilderTree | undefined][] = [
    ['header', parts.header],
    ['pageTitle', parts.showPageTitle ? parts.pageTitle : undefined],
    ['body', parts.body],
    ['footer', parts.footer],
  ];
  return ordered.flatMap(([name, tree]) => (tree ? [{ name, tree }] : []));
}
