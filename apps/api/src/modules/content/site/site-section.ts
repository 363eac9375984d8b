import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Place of a site that a visitor may have meant. */
export interface LikelyPlace {
  readonly title: string;
  /** Path of the site without the leading slash; '' is the home page. */
  readonly path: string;
  readonly excerpt: string;
  /** Other words that people look for it by, in lower case. */
  readonly otherNames?: readonly string[];
}

/** Part of a site beside its pages and posts, such as the shop. */
export interface SiteSection {
  /** Returns its main addresses; a page of the tenant with the same path takes precedence. */
  listPlaces(tx: TenantTx): Promise<readonly LikelyPlace[]>;
  /** Returns its places with names similar to some words. */
  findSimilar(
    site: { readonly tx: TenantTx; readonly tenantId: number },
    words: string,
  ): Promise<readonly LikelyPlace[]>;
}

/** Parts of sites that other modules add. */
export const SITE_SECTIONS = defineExtensionPoint<SiteSection>('site sections');
