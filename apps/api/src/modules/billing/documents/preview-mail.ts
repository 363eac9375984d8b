import type { DocumentMailBody, DocumentMailPreview } from '@org/schema/entities';
import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { readMailBrand } from '../../content/index.ts';
import { getBillingSettings } from './billing-settings.ts';
import { documentMailParts } from './document-mail-parts.ts';
import { getMailText, withNumber } from './document-mail-text.ts';
import { previewNumber } from './document-number.ts';
import type { SomeDocument } from './document-paper.ts';
import { getUsualRecipient } from './recipients.ts';

/** Dependencies of previews of emails. */
export type MailPreviewDeps = Pick<Kernel, 'designMail' | 'getSiteWithin'>;

/** Returns the number of a document, or the one that its draft would get now. */
async function getNumber(tx: TenantTx, one: SomeDocument): Promise<string> {
  const number = one.kind === 'quote' ? one.document.quoteNumber : one.document.invoiceNumber;
  if (number) return number;
  const settings = await getBillingSettings(tx);
  return one.kind === 'quote'
    ? previewNumber(tx, 'quote', one.document.quoteDate, settings)
    : previewNumber(tx, one.document.type, one.document.invoiceDate, settings);
}

/** Returns the email about a document as it would be sent now. Drafts have the number that they would get. */
export async function previewMail(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  { designMail, getSiteWithin }: MailPreviewDeps,
  tenant: Pick<TenantContext, 'name'>,
  draft: SomeDocument,
  body: DocumentMailBody,
): Promise<DocumentMailPreview> {
  const number = await getNumber(tx, draft);
  const one = withNumber(draft, number);
  const text = await getMailText(tx, one, body);
  const site = await getSiteWithin(tx, tenantId);
  const { locale } = await getSettings(tx);
  const mail = documentMailParts({
    one,
    mail: text,
    type: 'sent',
    brand: await readMailBrand(tx, site),
    locale: locale || 'en',
    site,
    sender: tenant.name,
  });
  const { html } = await designMail(tx, tenantId, { ...mail, to: getUsualRecipient(one.document) });
  return { ...text, number, html };
}
