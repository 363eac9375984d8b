import { SITE_PAGE_CSS, type SitePageSheet } from './site-page-styles.gen.ts';

/**
 * Returns the styles of a page that every site has, to be placed after those of blocks and components.
 * @param sheets - its style sheets
 * @returns minified CSS; '' for none
 */
export function sitePageCss(sheets: readonly SitePageSheet[]): string {
  if (sheets.length === 0) return '';
  return `@layer org.blocks{${sheets.map((sheet) => SITE_PAGE_CSS[sheet]).join('')}}`;
}
