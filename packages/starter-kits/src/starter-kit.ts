import type { StarterSiteName } from '@org/schema';
import type { SettingsUpdate } from '@org/schema/entities';
import type { KitFrame, KitPage } from './kit-page.ts';

/** Blog post of a starter kit, with its categories by name. */
export interface KitPost {
  readonly title: string;
  readonly excerpt: string;
  /** Guarded markup, as the editor of posts writes it. */
  readonly content: string;
  /** Picture of the kit, as `asset:name`. */
  readonly image: string;
  /** Days between the publication and the day on which the site is created. */
  readonly daysAgo: number;
  readonly categories: readonly string[];
}

/** Settings that a starter kit can apply: design, menu, company name and contact details. */
export type KitSettings = Pick<
  SettingsUpdate,
  'company_name' | 'email' | 'phone' | 'address' | 'theme'
> &
  Partial<Pick<SettingsUpdate, 'opening_hours'>>;

/** A complete site to start from. */
export interface StarterKit {
  readonly name: StarterSiteName;
  readonly settings: KitSettings;
  readonly frame: KitFrame;
  /** Pages, parents before their children. */
  readonly pages: readonly KitPage[];
  /** Blog posts, newest first. */
  readonly posts: readonly KitPost[];
}
