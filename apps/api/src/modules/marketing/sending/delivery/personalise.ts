import { type MergeValues, mergeHtml, mergeLine, mergeText } from '@org/blocks/email';
import { escapeHtml } from '@org/content/html';
import type { MailMessage, MailPerson } from '../../../../kernel/mail/mail-message.ts';
import { returnPath } from '../bounces/verp.ts';
import type { EmailAct, EmailTokens } from '../tracking/email-tokens.ts';
import { addPixel, cutAtLinks } from './email-links.ts';

/** Content of a campaign as it is sent. */
export interface Snapshot {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Parts of a campaign that each of its emails has. */
export interface CampaignMail {
  readonly tenantId: number;
  readonly campaignId: number;
  readonly snapshot: Snapshot;
  readonly links: readonly string[];
  readonly from: MailPerson;
  readonly replyTo: string;
  readonly companyName: string;
  readonly trackOpens: boolean;
  readonly trackClicks: boolean;
  /** URL of the tenant's site, with a trailing slash. */
  readonly site: string;
  /** Mailbox of returned emails; '' for the sender's. */
  readonly bounceAddress: string;
  /** Returns headers that make the provider name an email in its events. */
  readonly providerHeaders?: ((key: string) => Readonly<Record<string, string>>) | undefined;
}

/** One recipient. */
export interface MailRecipient {
  readonly sendId: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Returns a function that makes the email of each recipient. What is the same for all is prepared once. */
export function personaliser(
  mail: CampaignMail,
  tokens: EmailTokens,
): (recipient: MailRecipient) => MailMessage {
  const { tenantId, campaignId, snapshot, site } = mail;
  const pieces = cutAtLinks(snapshot.html);
  const host = new URL(site).host;
  const path: Readonly<Record<Exclude<EmailAct, 'message'>, string>> = {
    open: `${site}api/v1/email/open/?t=`,
    click: `${site}api/v1/email/click/?t=`,
    leave: `${site}api/v1/email/unsubscribe/?t=`,
  };
  return ({ sendId, email, firstname, lastname }) => {
    const identity = tokens.make(tenantId, 'message', { sendId, position: 0 });
    // The same email has the same id however often it is tried, so that receivers can tell a double.
    const messageKey = `c${campaignId}.s${identity}`;
    const token = (act: Exclude<EmailAct, 'message'>, position = 0): string =>
      tokens.make(tenantId, act, { sendId, position });
    const unsubscribeUrl = `${path.leave}${token('leave')}`;
    const fields: MergeValues = {
      first_name: firstname,
      last_name: lastname,
      email,
      company_name: mail.companyName,
    };
    const linkTo = (position: number | undefined): string => {
      if (position === undefined) return '';
      const url = mail.links[position] ?? site;
      return mail.trackClicks ? `${path.click}${token('click', position)}` : escapeHtml(url);
    };
    const html = pieces
      .map((piece) => mergeHtml(piece.html, fields, unsubscribeUrl) + linkTo(piece.position))
      .join('');
    return {
      id: sendId,
      tenantId,
      from: mail.from,
      to: email,
      replyTo: mail.replyTo,
      subject: mergeLine(snapshot.subject, fields),
      text: mergeText(snapshot.text, fields, unsubscribeUrl),
      html: mail.trackOpens ? addPixel(html, `${path.open}${token('open')}`) : html,
      messageKey,
      returnPath: mail.bounceAddress && returnPath(mail.bounceAddress, identity),
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<campaigns.${host.split(':')[0]}>`,
        'Feedback-ID': `c${campaignId}:t${tenantId}:campaign:atrium`,
        'X-Campaign': messageKey,
        ...mail.providerHeaders?.(messageKey),
      },
    };
  };
}
