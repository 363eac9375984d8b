import type { DocumentMailBody, DocumentMailPreview } from '@org/schema/entities';
import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { CustomerMail } from '../../../kernel/module/design-mail.ts';
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

/** Email about a document before it is rendered, with its text and the number of the document. */
interface ComposedMail extends Pick<DocumentMailPreview, 'subject' | 'message' | 'number'> {
  readonly mail: CustomerMail;
}

/** Composes the email about a document as it would be sent now. Drafts have the number that they would get. */
export async function composeMail(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  { getSiteWithin }: Pick<MailPreviewDeps, 'getSiteWithin'>,
  {
    one: draft,
    sender,
    type,
    body,
  }: {
    readonly one: SomeDocument;
    /** Name of the tenant. */
    readonly sender: string;
    readonly type: 'sent' | 'reminded';
    readonly body: DocumentMailBody;
  },
): Promise<ComposedMail> {
  const number = await getNumber(tx, draft);
  const one = withNumber(draft, number);
  const text = await getMailText(tx, one, body);
  const site = await getSiteWithin(tx, tenantId);
  const { locale } = await getSettings(tx);
  const mail = documentMailParts({
    one,
    mail: text,
    type,
    brand: await readMailBrand(tx, site),
    locale: locale || 'en',
    site,
    sender,
  });
  return { ...text, number, mail: { ...mail, to: getUsualRecipient(one.document) } };
}

/** Returns the email about a document as it would be sent now. Drafts have the number that they would get. */
export async function previewMail(
  write: Pick<TenantWrite, 'tx' | 'tenantId'>,
  deps: MailPreviewDeps,
  { name: sender }: Pick<TenantContext, 'name'>,
  one: SomeDocument,
  body: DocumentMailBody,
): Promise<DocumentMailPreview> {
  const { mail, ...text } = await composeMail(write, deps, { one, sender, type: 'sent', body });
  const { html } = await deps.designMail(write.tx, write.tenantId, mail);
  return { ...text, html };
}
