import type { CompiledEmail, EmailSource } from '@org/blocks/email';
import type { EmailReport } from '@org/schema/entities';
import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { CheckedEmail } from './email-check/check-email.ts';

/** Stored content of a campaign, and what its email has besides. */
export interface CampaignSource extends EmailSource {
  readonly content: string | null;
}

/** Compiles the stored content of a campaign as an email. Its merge fields are filled in for each recipient. */
export const compileCampaignTask = defineThreadTask({
  name: 'compile-campaign',
  timeoutMs: 20_000,
  async run({ content, ...source }: CampaignSource): Promise<CompiledEmail> {
    const [{ compileCampaign }, { loadContent }, { blockRegistry }, { appError }] =
      await Promise.all([
        import('@org/blocks/email'),
        import('@org/content/node'),
        import('@org/installed-blocks/definitions'),
        import('@org/schema/errors'),
      ]);
    const loaded = loadContent(content, blockRegistry, 'email');
    if (!loaded.ok)
      throw appError('not_now', { message: 'The content of this campaign is broken' });
    return compileCampaign(loaded.tree, source);
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
