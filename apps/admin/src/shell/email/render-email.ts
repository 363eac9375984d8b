import type { ApiClient } from '@org/api-client';
import type { MergeValues } from '@org/blocks/email';
import type { EditorCampaign, EmailPreview } from '@org/editor-core';
import { ARCHIVE_PAGE } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type BuilderTree, getRecordTags, type Product, type Settings } from '@org/schema/entities';

/** Recipient of the preview. */
const SAMPLE = { first_name: 'Robin', last_name: 'Moreau', email: 'robin@example.com' } as const;

/** Context of a campaign's preview. */
export interface EmailSurroundings {
  /** Reads the products that it shows; without it there are none. */
  readonly api?: ApiClient | undefined;
  readonly settings: Pick<Settings, 'theme' | 'company_name' | 'locale' | 'currency'>;
  /** URL of the tenant's site; '' for none. */
  readonly siteUrl: string;
  /** Merge values of the reader; undefined for a sample person. */
  readonly reader?: MergeValues | undefined;
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

/** Renders an email for a reader, and a notification about a sample record. The email renderer is loaded on demand. */
export async function renderEmailPreview(
  tree: BuilderTree,
  {
    kind,
    subject,
    preheader,
    about,
  }: Pick<EditorCampaign, 'subject' | 'preheader' | 'about'> &
    Partial<Pick<EditorCampaign, 'kind'>>,
  { api, settings, siteUrl, reader = SAMPLE }: EmailSurroundings,
): Promise<EmailPreview> {
  const [
    {
      EMAIL_WARNINGS,
      getSampleDetails,
      getSampleTexts,
      getSampleValues,
      GMAIL_CLIPS_AT,
      renderEmail,
      toEmailProduct,
    },
    { EMAIL_TEMPLATES },
  ] = await Promise.all([import('@org/blocks/email'), import('@org/starter-kits/emails')]);
  const { origin } = window.location;
  const site = siteUrl ? new URL(siteUrl).origin : origin;
  const details = about && getSampleDetails(about);
  const options = {
    subject: subject || details?.title || '',
    details,
    recordFields: about && getRecordTags(about.event, about.audience),
    preheader,
    samples: getSampleTexts(EMAIL_TEMPLATES.map(({ template }) => template)),
    theme: settings.theme,
    lang: settings.locale.split('-')[0],
    fields: {
      ...reader,
      company_name: settings.company_name,
      ...(about && getSampleValues(about)),
    },
    // The link of a preview leads to the list, which says enough of where it will lead.
    archiveUrl: kind === 'notification' ? undefined : `${site}/${ARCHIVE_PAGE}`,
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
