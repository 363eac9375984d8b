import type { CompiledEmail } from '@org/blocks/email';
import type { EmailReport } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { checkStoredContent } from '../../content/index.ts';
import { checkEmailTask } from '../campaigns/campaign.tasks.ts';
import { compileCampaign } from '../campaigns/compile-campaign.ts';
import { checkBlocks } from '../campaigns/email-check/check-blocks.ts';
import { readEmailProducts } from '../campaigns/email-products.ts';
import type { CheckedDetails } from '../notifications/checked-record.ts';
import type { InTx, LaunchTools } from './launch-campaign.ts';

/** Email as the editor has it. */
export interface UnsavedEmail {
  /** Encoded content; null for the default email. */
  readonly content: string | null;
  readonly subject: string;
  readonly preheader: string;
  /** Content about the record of a notification; undefined for a campaign. */
  readonly about?: CheckedDetails | undefined;
}

/** Checks a compiled email in a thread. */
export function reportOn(
  {
    html,
    text,
    bytes,
    blockWarnings,
  }: Pick<CompiledEmail, 'html' | 'text' | 'bytes' | 'blockWarnings'>,
  { subject, preheader }: { readonly subject: string; readonly preheader: string },
  site: string,
): Promise<EmailReport> {
  return runInThread(
    checkEmailTask,
    {
      subject,
      preheader,
      html,
      text,
      bytes,
      // Here, so that a thread does not have to load the blocks.
      blockFindings: checkBlocks(blockWarnings),
      siteHost: new URL(site).host,
    },
    (cause) => appError('not_now', { message: 'This email is too large to check', cause }),
  );
}

/**
 * Compiles and checks an email that is not saved, in threads.
 * @throws `content_invalid`; `not_now` for one that is too large
 */
export async function checkUnsavedEmail(
  tools: LaunchTools,
  inTx: InTx,
  tenantId: number,
  { content, subject, preheader, about }: UnsavedEmail,
): Promise<EmailReport> {
  // Nothing is stored, so that HTML of others in the email is no reason to refuse it.
  const checked = await checkStoredContent(content, { canStoreHtml: true, target: 'email' });
  const { site, settings } = await inTx(async (tx) => ({
    site: await tools.getSiteWithin(tx, tenantId),
    settings: await getSettings(tx),
  }));
  const email = await compileCampaign(
    { subject, preheader, content: checked },
    settings,
    site,
    (ids) => inTx((tx) => readEmailProducts(tools, tx, ids, settings)),
    about?.details,
  );
  return reportOn(email, { subject: subject || (about?.subject ?? ''), preheader }, site);
}
