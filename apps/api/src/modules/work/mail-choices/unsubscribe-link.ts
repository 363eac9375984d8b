import type { MailLink } from '../../../kernel/mail/render-mail.ts';
import type { TaskEmailToken, TaskEmailTokens } from './task-email-tokens.ts';

/**
 * Returns the link by which the reader of an email about tasks turns it off, without signing in.
 * @param site - URL of the tenant's site, with a trailing slash
 */
export function unsubscribeLink(
  tokens: TaskEmailTokens,
  { tenantId, site }: { readonly tenantId: number; readonly site: string },
  token: TaskEmailToken,
): MailLink {
  const text = encodeURIComponent(tokens.make(tenantId, token));
  return {
    label: 'Stop these emails',
    href: `${site}api/v1/task-emails/unsubscribe/?token=${text}`,
  };
}
