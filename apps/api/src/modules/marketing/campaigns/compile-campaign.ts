import type { CompiledEmail } from '@org/blocks/email';
import { toZlibContent } from '@org/content/node';
import type { Settings } from '@org/schema/entities';
import { runContentTask } from '../../content/index.ts';
import { compileCampaignTask } from './campaign.tasks.ts';

/** Parts of a campaign that its email is made from. */
export interface CampaignContent {
  readonly subject: string;
  readonly preheader: string;
  /** Stored content; null for the default template. */
  readonly content: string | null;
}

/**
 * Compiles a campaign as an email whose merge fields are not filled in, in a thread. To be called outside of transactions.
 * @param site - URL of the tenant's site
 * @throws `not_now` for broken content
 */
export function compileCampaign(
  { subject, preheader, content }: CampaignContent,
  { theme, locale }: Pick<Settings, 'theme' | 'locale'>,
  site: string,
): Promise<CompiledEmail> {
  return runContentTask(
    compileCampaignTask,
    {
      content: content && toZlibContent(content),
      subject,
      preheader,
      theme,
      origin: new URL(site).origin,
      lang: (locale || 'en').split('-')[0],
    },
    [content],
  );
}
