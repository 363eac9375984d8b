import { ACCOUNT_DAYS } from '@org/schema/entities';
import type { MailContent } from '../../../kernel/mail/mail-message.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';

/**
 * Email with a link to the account that a guest requested with an order. With `hasAccount` the address had an account in the
 * shop before, and the link reopens it.
 */
export function shopAccountMail(about: {
  readonly shop: string;
  readonly href: string;
  readonly hasAccount: boolean;
}): MailContent {
  const { shop, href, hasAccount } = about;
  return renderMail({
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

/** Email to a guest who requested an account with an order and already has an active one. */
export function shopSignInMail({ shop, href }: { shop: string; href: string }): MailContent {
  return renderMail({
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
