import { ACCOUNT_DAYS, INVITATION_DAYS } from '@org/schema';
import { layMail } from './mail-layout.ts';
import type { MailContent } from './mail-message.ts';

/** Product that speaks where no tenant does. */
const PRODUCT = 'Atrium';

/** Somebody is asked to come into a tenant. */
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
      `${invitedBy} has invited you to work in ${tenant} as ${role}.`,
      `The link below works once, for ${INVITATION_DAYS} days.`,
    ],
    button: { label: 'Accept the invitation', href },
    note: `This came because somebody of ${tenant} gave this address. If you do not know why, there is nothing to do.`,
  });
}

/** Somebody asked for a new password. */
export function resetMail({ href, firstname }: { href: string; firstname: string }): MailContent {
  return layMail({
    subject: 'Set a new password',
    sender: PRODUCT,
    title: firstname ? `Hello ${firstname}` : 'Hello',
    paragraphs: [
      'Someone, most likely you, asked for a new password for your account.',
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
    title: hasAccount ? 'You have an account already' : 'Your account is one step away',
    paragraphs: [
      hasAccount
        ? `You asked for an account with your order at ${shop}. You had one there before: the link below opens it again. Your password stays as it is.`
        : `You asked for an account with your order at ${shop}. Set a password, and it is ready for your next order.`,
      `The link below works once, for ${ACCOUNT_DAYS} days.`,
    ],
    button: { label: hasAccount ? 'Use my account' : 'Set a password', href },
    note: 'If it was not you who ordered, there is nothing to do: without this link there is no account.',
  });
}

/** A guest of a shop wants an account there, and has it already. */
export function shopSignInMail({ shop, href }: { shop: string; href: string }): MailContent {
  return layMail({
    subject: `Your account at ${shop}`,
    sender: shop,
    title: 'You have an account already',
    paragraphs: [
      `You asked for an account with your order at ${shop}. There is one with this address: sign in with it before your next order.`,
      'Where you sign in, you can also ask for a new password.',
    ],
    button: { label: 'Sign in', href },
    note: 'If you did not order, ignore this email. Your account has not changed.',
  });
}

/** Somebody's password was changed. */
export function passwordChangedMail({ href, when }: { href: string; when: Date }): MailContent {
  return layMail({
    subject: 'Your password was changed',
    sender: PRODUCT,
    title: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${when.toUTCString()}.`,
      'If it was not you, set a new one immediately.',
    ],
    button: { label: 'Set a new password', href },
    note: 'This is sent with every change of a password.',
  });
}

/** Somebody's role in a tenant was changed. */
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
    paragraphs: [`${by} has changed your role in ${tenant}. You are ${role} now.`],
    note: `This came because you work in ${tenant}.`,
  });
}

/** A mail that shows that a server works. */
export function testMail(tenant: string): MailContent {
  return layMail({
    subject: 'Your mail server works',
    sender: tenant,
    title: 'It works',
    paragraphs: [`${tenant} can send mails through this server.`],
    note: 'Sent from the settings of the mail server.',
  });
}
