import type { SitePageName, SitePageProps } from '../site-pages.ts';

/** Names of the examples that every page has. */
export const PAGE_EXAMPLE_NAMES = ['minimal', 'typical', 'longText', 'problem', 'rtl'] as const;
export type PageExampleName = (typeof PAGE_EXAMPLE_NAMES)[number];

/** Examples of a page, for tests and stories; `rtl` is shown from right to left. */
export type PageExamples<Name extends SitePageName> = Readonly<
  Record<PageExampleName, SitePageProps[Name]>
>;
