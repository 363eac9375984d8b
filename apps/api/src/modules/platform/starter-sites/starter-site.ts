import type { SettingsUpdate, StarterSiteName } from '@org/schema';
import type { DemoFrame, DemoPage } from './parts/demo-page.ts';

/** A post of a starter site, with the names of its categories. */
export interface StarterPost {
  readonly title: string;
  readonly excerpt: string;
  /** Guarded markup, as the editor of posts makes it. */
  readonly content: string;
  /** Name of a picture of the site. */
  readonly art: string;
  /** Days before the day on which the site is made. */
  readonly daysAgo: number;
  readonly categories: readonly string[];
}

/** A page of a starter site: its address is part of it. */
export type StarterPage = DemoPage & { readonly slug: string };

/**
 * A site to start from: pages, what stands around them, posts and a look, all of it data.
 * A text that is `art:name`, in a prop or as the image of a page, becomes the address of `art/name.webp` beside it.
 */
export interface StarterSite {
  readonly name: StarterSiteName;
  /** Settings that can be applied: design, menu, company name and contact details. */
  readonly settings: Pick<
    SettingsUpdate,
    'company_name' | 'email' | 'phone' | 'address' | 'theme'
  > &
    Partial<Pick<SettingsUpdate, 'opening_hours'>>;
  readonly frame: DemoFrame;
  /** Pages in the order in which they are made: parents before what stands below them. */
  readonly pages: readonly StarterPage[];
  readonly posts: readonly StarterPost[];
}
