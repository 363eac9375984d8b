import { INVITATION_DAYS } from '@org/schema/entities';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';

/** Invitation to join a tenant. */
export function invitationMail(about: {
  readonly tenant: string;
  readonly role: string;
  readonly invitedBy: string;
  readonly href: string;
}): MailContent {
  const { tenant, role, invitedBy, href } = about;
  return renderMail({
    subject: `${invitedBy} invites you to ${tenant}`,
    sender: tenant,
    title: `Join ${tenant}`,
    paragraphs: [
      `${invitedBy} has invited you to join ${tenant} as ${role}.`,
      `The link below works once, for ${INVITATION_DAYS} days.`,
    ],
    button: { label: 'Accept the invitation', href },
    note: `You received this email because someone at ${tenant} entered your address. If you were not expecting it, you can ignore it.`,
  });
}

/** Notice of a changed role. */
export function roleChangedMail(about: {
  readonly tenant: string;
  readonly role: string;
  readonly by: string;
}): MailContent {
  const { tenant, role, by } = about;
  return renderMail({
    subject: `Your role in ${tenant} has changed`,
    sender: tenant,
    title: 'Your role has changed',
    paragraphs: [`${by} has changed your role at ${tenant} to ${role}.`],
    note: `You received this email because you work at ${tenant}.`,
  });
}
