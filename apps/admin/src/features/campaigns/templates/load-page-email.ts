import type { ApiClient } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import type { Settings } from '@org/schema/entities';
import { renderEmailPreview } from '../../../shell/email/render-email.ts';
import type { DrawnTemplate } from './load-email-templates.ts';
import { readImageTypes } from './read-image-types.ts';

/** Maximum lengths of the texts of a campaign. */
const MAX_SUBJECT = 255;
const MAX_PREHEADER = 150;

/** An email that starts from a page. */
export interface PageEmailStart
  extends Pick<DrawnTemplate, 'subject' | 'preheader' | 'html' | 'encode'> {
  /** Labels of the blocks that emails cannot show. */
  readonly leftOut: readonly string[];
  /** True when the end of the page is missing. */
  readonly isCut: boolean;
}

/**
 * Loads a page and converts it to an email of the tenant. The code of the blocks is loaded on demand.
 * @param settings - colors and name of the tenant
 * @param siteUrl - URL of its site; '' for none
 * @throws that of the request; an error for content that cannot be read
 */
export async function loadPageEmail(
  id: number,
  { api, settings, siteUrl }: { api: ApiClient; settings: Settings; siteUrl: string },
): Promise<PageEmailStart> {
  const [{ page }, { pageToEmail }, { createTree, encodeContent, loadContent }, { blockRegistry }] =
    await Promise.all([
      api.call(apiContract.pages.get, { params: { id } }),
      import('@org/blocks/email'),
      import('@org/content'),
      import('@org/installed-blocks/definitions'),
    ]);
  const loaded = loadContent(page.content, blockRegistry);
  if (!loaded.ok) throw new Error(loaded.message);
  const { title, excerpt, image, slug, is_homepage } = page;
  const path = is_homepage ? '/' : `/${slug}`;
  const source = { title, excerpt, image, path, tree: loaded.tree };
  const sources = new Set<string>();
  // The first pass collects the images. The second pass needs their types.
  pageToEmail(source, {
    registry: blockRegistry,
    mimeType: (src) => {
      sources.add(src);
      return '';
    },
  });
  const types = await readImageTypes(sources, window.location.origin);
  const { template, leftOut, isCut } = pageToEmail(source, {
    registry: blockRegistry,
    mimeType: (src) => types.get(src) ?? '',
  });
  const tree = createTree(template, blockRegistry);
  const texts = {
    subject: title.slice(0, MAX_SUBJECT),
    preheader: excerpt.slice(0, MAX_PREHEADER).trim(),
  };
  const { html } = await renderEmailPreview(tree, texts, { api, settings, siteUrl });
  return { ...texts, leftOut, isCut, html, encode: () => encodeContent(tree) };
}
