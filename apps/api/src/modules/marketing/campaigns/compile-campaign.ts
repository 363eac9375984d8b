import type { CompiledEmail, EmailDetails, EmailProduct } from '@org/blocks/email';
import { toZlibContent } from '@org/content/node';
import type { Settings } from '@org/schema/entities';
import { runContentTask } from '../../content/index.ts';
import { type CampaignSource, compileCampaignTask } from './campaign.tasks.ts';

/** Parts of a campaign that its email is made from. */
export interface CampaignContent {
  readonly subject: string;
  readonly preheader: string;
  /** Stored content; null for the default template. */
  readonly content: string | null;
  /** Its URL in the archive of the site; undefined when it is not shown there. */
  readonly archiveUrl?: string | undefined;
}

/**
 * Compiles a campaign as an email with open merge fields, in a thread. To be called outside of transactions.
 * @param site - URL of the tenant's site
 * @param readProducts - reads the products of the shop that its blocks show; not called when there are none
 * @param details - order, quote or invoice that the email is about; undefined for a campaign
 * @throws `not_now` for broken content
 */
export async function compileCampaign(
  { subject, preheader, content, archiveUrl }: CampaignContent,
  { theme, locale }: Pick<Settings, 'theme' | 'locale'>,
  site: string,
  readProducts: (ids: readonly number[]) => Promise<readonly EmailProduct[]>,
  details?: EmailDetails,
): Promise<CompiledEmail> {
  const source: CampaignSource = {
    content: content && toZlibContent(content),
    subject,
    preheader,
    ...(archiveUrl && { archiveUrl }),
    theme,
    origin: new URL(site).origin,
    lang: (locale || 'en').split('-')[0],
    ...(details && { details }),
  };
  const email = await runContentTask(compileCampaignTask, source, [content]);
  if (email.productIds.length === 0) return email;
  // Only the compiled content says which products it shows.
  const products = await readProducts(email.productIds);
  return runContentTask(compileCampaignTask, { ...source, products }, [content]);
}
