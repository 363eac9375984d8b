import { ACCOUNT_DAYS, INVITATION_DAYS } from '@org/schema/entities';
import { layMail } from './mail-layout.ts';
import type { MailContent } from './mail-message.ts';

/** Product that speaks where no tenant does. */
const PRODUCT = 'Atrium';

/** Invitation to join a tenant. */
export function invitationMail(about: {
  readonly tenant: string;
  readonly role: string;
  readonly invitedBy: string;
  readonly href: string;
}): MailContent {
  const { tenant, role, invitedBy, href } = about;
  return layMail({
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

/** Email with a password reset link. */
export function resetMail({ href, firstname }: { href: string; firstname: string }): MailContent {
  return layMail({
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

/** A guest of a shop wants an account there; `hasAccount` for who has one elsewhere, which the shop is added to. */
export function shopAccountMail(about: {
  readonly shop: string;
  readonly href: string;
  readonly hasAccount: boolean;
}): MailContent {
  const { shop, href, hasAccount } = about;
  return layMail({
    subject: hasAccount ? `Use your account at ${shop}` : `Set a password for ${shop}`,
    sender: shop,
    title: hasAccount ? 'You already have an account' : 'Your account is one step away',
    paragraphs: [
      hasAccount
        ? `You requested an account with your order at ${shop}. You already had one: the link below reopens it. Your password stays the same.`
        : `You requested an account with your order at ${shop}. Set a password to use it for your next order.`,
      `The link below works once, for ${ACCOUNT_DAYS} days.`,
    ],
    button: { label: hasAccount ? 'Use my account' : 'Set a password', href },
    note: 'If you did not place this order, you can ignore this email. No account is created without this link.',
  });
}

/** A guest of a shop wants an account there, and has it already. */
export function shopSignInMail({ shop, href }: { shop: string; href: string }): MailContent {
  return layMail({
    subject: `Your account at ${shop}`,
    sender: shop,
    title: 'You already have an account',
    paragraphs: [
      `You requested an account with your order at ${shop}. There is already one with this address. Sign in before your next order.`,
      'You can also reset your password on the sign-in page.',
    ],
    button: { label: 'Sign in', href },
    note: 'If you did not order, ignore this email. Your account has not changed.',
  });
}

/** Notice of a changed password. */
export function passwordChangedMail({ href, when }: { href: string; when: Date }): MailContent {
  return layMail({
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

/** Notice of a changed role. */
export function roleChangedMail(about: {
  readonly tenant: string;
  readonly role: string;
  readonly by: string;
}): MailContent {
  const { tenant, role, by } = about;
  return layMail({
    subject: `Your role in ${tenant} has changed`,
    sender: tenant,
    title: 'Your role has changed',
    paragraphs: [`${by} has changed your role at ${tenant} to ${role}.`],
    note: `You received this email because you work at ${tenant}.`,
  });
}

/** A mail that shows that a server works. */
export function testMail(tenant: string): MailContent {
  return layMail({
    subject: 'Your mail server works',
    sender: tenant,
    title: 'Your mail server works',
    paragraphs: [`${tenant} can send emails through this server.`],
    note: 'Sent from the mail server settings.',
  });
}
