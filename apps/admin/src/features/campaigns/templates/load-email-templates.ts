import type { Settings } from '@org/schema/entities';
import { renderEmailPreview } from '../../../shell/email/render-email.ts';

/** A ready-made email with its preview in the tenant's colors. */
export interface DrawnTemplate {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  readonly preheader: string;
  /** HTML of the preview. */
  readonly html: string;
  /** Returns its content as a campaign stores it. */
  readonly encode: () => string;
}

/**
 * Loads the ready-made emails, and renders each as an email of the tenant. Their code and that of the blocks is loaded on demand.
 * @param settings - colors and name of the tenant
 * @param siteUrl - URL of its site; '' for none
 */
export async function loadEmailTemplates(
  settings: Settings,
  siteUrl: string,
): Promise<DrawnTemplate[]> {
  const [{ EMAIL_TEMPLATES }, { createTree, encodeContent }, { blockRegistry }] = await Promise.all(
    [
      import('@org/starter-kits/emails'),
      import('@org/content'),
      import('@org/installed-blocks/definitions'),
    ],
  );
  return Promise.all(
    EMAIL_TEMPLATES.map(async ({ template, ...about }) => {
      const tree = createTree(template, blockRegistry);
      const { html } = await renderEmailPreview(tree, about, { settings, siteUrl });
      return { ...about, html, encode: () => encodeContent(tree) };
    }),
  );
}
