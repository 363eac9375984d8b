import type { CompiledEmail, EmailSource, SampleTexts } from '@org/blocks/email';
import type { EmailReport } from '@org/schema/entities';
import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { CheckedEmail } from './email-check/check-email.ts';

/** Sample texts of blocks and templates, which are collected once in a process. */
let samples: SampleTexts | undefined;

/** Stored content of a campaign, and what its email has besides. */
export interface CampaignSource extends EmailSource {
  readonly content: string | null;
}

/** Compiles the stored content of a campaign as an email. Its merge fields are filled in for each recipient. */
export const compileCampaignTask = defineThreadTask({
  name: 'compile-campaign',
  timeoutMs: 20_000,
  async run({ content, ...source }: CampaignSource): Promise<CompiledEmail> {
    const [
      { compileCampaign, getSampleTexts },
      { loadContent },
      { blockRegistry },
      { appError },
      { EMAIL_TEMPLATES },
    ] = await Promise.all([
      import('@org/blocks/email'),
      import('@org/content/node'),
      import('@org/installed-blocks/definitions'),
      import('@org/schema/errors'),
      import('@org/starter-kits/emails'),
    ]);
    const loaded = loadContent(content, blockRegistry, 'email');
    if (!loaded.ok)
      throw appError('not_now', { message: 'The content of this campaign is broken' });
    samples ??= getSampleTexts(EMAIL_TEMPLATES.map(({ template }) => template));
    return compileCampaign(loaded.tree, { ...source, samples });
  },
});

/** Checks a compiled email as readers and spam filters will see it. */
export const checkEmailTask = defineThreadTask({
  name: 'check-email',
  timeoutMs: 20_000,
  async run(email: CheckedEmail): Promise<EmailReport> {
    const { checkEmail } = await import('./email-check/check-email.ts');
    return checkEmail(email);
  },
});
