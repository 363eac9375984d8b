import type { EditorCampaign, EmailPreview } from '@org/editor-core';
import type { BuilderTree, Settings } from '@org/schema/entities';

/** Recipient of the preview. */
const SAMPLE = { first_name: 'Robin', last_name: 'Moreau', email: 'robin@example.com' } as const;

/** Context of a campaign's preview. */
export interface EmailSurroundings {
  readonly settings: Pick<Settings, 'theme' | 'company_name' | 'locale'>;
  /** URL of the tenant's site; '' for none. */
  readonly siteUrl: string;
}

/** Renders a campaign as the email of a sample recipient. The email renderer is loaded on demand. */
export async function renderEmailPreview(
  tree: BuilderTree,
  { subject, preheader }: Pick<EditorCampaign, 'subject' | 'preheader'>,
  { settings, siteUrl }: EmailSurroundings,
): Promise<EmailPreview> {
  const { EMAIL_WARNINGS, GMAIL_CLIPS_AT, renderEmail } = await import('@org/blocks/email');
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
  const mail = renderEmail(tree, { ...options, origin: site });
  // The admin only loads images of its own host, which serves the whole media library.
  const { html } = renderEmail(tree, { ...options, origin });
  return {
    subject: mail.subject,
    html,
    text: mail.text,
    bytes: mail.bytes,
    mostBytes: GMAIL_CLIPS_AT,
    warnings: mail.warnings.map((warning) => EMAIL_WARNINGS[warning]),
  };
}
