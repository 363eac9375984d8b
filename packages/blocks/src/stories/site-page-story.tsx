import { DEFAULT_SETTINGS } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import type { PageExampleName, PageExamples } from '../site-pages/examples/define-page-examples.ts';
import { sitePageCss } from '../site-pages/site-page-css.ts';
import type { SitePageSheet } from '../site-pages/site-page-styles.gen.ts';
import {
  renderSitePage,
  SITE_PAGES,
  type SitePageContent,
  type SitePageName,
  type SitePageProps,
} from '../site-pages/site-pages.ts';
import { themeCss } from '../styles/theme-css.ts';
import { startPage } from './story-page.tsx';

/** A story of a page: its props, which the controls change, and how it is rendered. */
interface PageStory<Props> {
  readonly args: Props;
  readonly render: (props: Props) => ReactElement;
}

/** Renders a story in the theme of a new tenant, with its style sheets. */
export function StoryFrame({
  sheets,
  dir,
  children,
}: {
  readonly sheets: readonly SitePageSheet[];
  readonly dir?: 'rtl' | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <main dir={dir} lang={dir && 'ar'} ref={startPage} style={{ fontFamily: 'var(--org-font)' }}>
      <style>{`${themeCss(DEFAULT_SETTINGS.theme)}${sitePageCss(sheets)}`}</style>
      {children}
    </main>
  );
}

/** Creates a story of a page that every site has. */
export function sitePageStory<Name extends SitePageName>(
  name: Name,
  props: SitePageProps[Name],
  dir?: 'rtl',
): PageStory<SitePageProps[Name]> {
  const { sheets } = SITE_PAGES[name];
  return {
    args: props,
    render: (shown) => (
      <StoryFrame sheets={sheets} dir={dir}>
        {renderSitePage({ name, props: shown } as SitePageContent<Name>)}
      </StoryFrame>
    ),
  };
}

/** Creates the stories of the examples that every page has. */
export function exampleStories<Name extends SitePageName>(
  name: Name,
  examples: PageExamples<Name>,
): Readonly<Record<PageExampleName, PageStory<SitePageProps[Name]>>> {
  return {
    minimal: sitePageStory(name, examples.minimal),
    typical: sitePageStory(name, examples.typical),
    longText: sitePageStory(name, examples.longText),
    problem: sitePageStory(name, examples.problem),
    rtl: sitePageStory(name, examples.rtl, 'rtl'),
  };
}
