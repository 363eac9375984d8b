import type { ApiClient } from '@org/api-client';
import type { EditorCampaign, EmailPreview } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import type { BuilderTree, Product, Settings } from '@org/schema/entities';

/** Recipient of the preview. */
const SAMPLE = { first_name: 'Robin', last_name: 'Moreau', email: 'robin@example.com' } as const;

/** Context of a campaign's preview. */
export interface EmailSurroundings {
  /** Reads the products that it shows; without it there are none. */
  readonly api?: ApiClient | undefined;
  readonly settings: Pick<Settings, 'theme' | 'company_name' | 'locale' | 'currency'>;
  /** URL of the tenant's site; '' for none. */
  readonly siteUrl: string;
}

/** Returns the published products of some ids; those that cannot be read are left out, as in the email that is sent. */
async function readProducts(api: ApiClient, ids: readonly number[]): Promise<Product[]> {
  const answers = await Promise.allSettled(
    ids.map((id) => api.call(apiContract.products.get, { params: { id } })),
  );
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.product.status === 'published'
      ? [answer.value.product]
      : [],
  );
}

/** Renders a campaign as the email of a sample recipient. The email renderer is loaded on demand. */
export async function renderEmailPreview(
  tree: BuilderTree,
  { subject, preheader }: Pick<EditorCampaign, 'subject' | 'preheader'>,
  { api, settings, siteUrl }: EmailSurroundings,
): Promise<EmailPreview> {
  const { EMAIL_WARNINGS, GMAIL_CLIPS_AT, renderEmail, toEmailProduct } = await import(
    '@org/blocks/email'
  );
  const { origin } = window.location;
  const site = siteUrl ? new URL(siteUrl).origin : origin;
  const options = {
    subject,
    preheader,
    theme: settings.theme,
    lang: settings.locale.split('-')[0],
    fields: { ...SAMPLE, company_name: settings.company_name },
    unsubscribeUrl: `${site}/api/v1/newsletter/unsubscribe/?token=…`,
  };
  const first = renderEmail(tree, { ...options, origin: site });
  const known = api && first.productIds.length > 0 ? await readProducts(api, first.productIds) : [];
  const products = known.map((product) => toEmailProduct(product, settings));
  const mail = known.length > 0 ? renderEmail(tree, { ...options, products, origin: site }) : first;
  // The admin only loads images of its own host, which serves the whole media library.
  const { html } = renderEmail(tree, { ...options, products, origin });
  return {
    subject: mail.subject,
    html,
    text: mail.text,
    bytes: mail.bytes,
    mostBytes: GMAIL_CLIPS_AT,
    warnings: mail.warnings.map((warning) => EMAIL_WARNINGS[warning]),
  };
}
