import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';

/** Sender name of emails about accounts that belong to no tenant. */
const PRODUCT = 'Atrium';

/** Email with a password reset link. */
export function resetMail({ href, firstname }: { href: string; firstname: string }): MailContent {
  return renderMail({
    subject: 'Set a new password',
    sender: PRODUCT,
    title: firstname ? `Hello ${firstname}` : 'Hello',
    paragraphs: [
      'Someone, most likely you, requested a new password for your account.',
      'The link below works once, for one hour. When you set a new password, you are signed out everywhere.',
    ],
    button: { label: 'Set a new password', href },
    note: 'If it was not you, ignore this email. Your password has not changed.',
  });
}

/** Notice of a changed password. */
export function passwordChangedMail({ href, when }: { href: string; when: Date }): MailContent {
  return renderMail({
    subject: 'Your password was changed',
    sender: PRODUCT,
    title: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${when.toUTCString()}.`,
      'If this was not you, reset your password immediately.',
    ],
    button: { label: 'Set a new password', href },
    note: 'We send this email whenever a password changes.',
  });
}
