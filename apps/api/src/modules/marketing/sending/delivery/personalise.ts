import {
  cutAtFields,
  fillSlot,
  type MergeSlot,
  type MergeValues,
  mergeLine,
} from '@org/blocks/email';
import { escapeHtml } from '@org/content/html';
import type { MailPerson, PoolMessage } from '../../../../kernel/mail/mail-message.ts';
import { type EncodedText, encodeText } from '../../../../kernel/mail/mail-text.ts';
import { unsubscribeHeaders } from '../../../../kernel/mail/unsubscribe-headers.ts';
import { returnPath } from '../bounces/verp.ts';
import type { EmailAct, EmailTokens } from '../tracking/email-tokens.ts';
import { cutAtBody, cutAtLinks } from './email-links.ts';

/** Content of a campaign that is being sent. */
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
  /** Subjects of an A/B test besides that of the snapshot. */
  readonly otherSubjects?: readonly string[] | undefined;
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
  /** True for a mailbox of several tenants, in which a returned email has to name its tenant. @default false */
  readonly hasSharedMailbox?: boolean | undefined;
  /** Returns headers that make the provider name an email in its events. */
  readonly providerHeaders?: ((key: string) => Readonly<Record<string, string>>) | undefined;
}

/** One recipient. */
export interface MailRecipient {
  readonly sendId: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Index of the subject; 0 for that of the snapshot. */
  readonly variant: number;
}

/** A part of an email that differs between recipients. */
type Slot =
  | MergeSlot
  | { readonly token: 'open' }
  /** Position of a link. */
  | { readonly token: 'click'; readonly position: number };

/** Cuts text at its merge fields, and encodes what is between them. */
const cutText = (text: string): (EncodedText | MergeSlot)[] =>
  cutAtFields(text).map((part) => (typeof part === 'string' ? encodeText(part) : part));

/** Cuts HTML at everything that differs between recipients, and encodes what is between. */
function cutHtml(
  { snapshot, site, links, trackOpens, trackClicks }: CampaignMail,
  clickPath: string,
): (EncodedText | Slot)[] {
  const cutLinks = (html: string): (EncodedText | Slot)[] =>
    cutAtLinks(html).flatMap((piece): (EncodedText | Slot)[] => {
      const parts = cutText(piece.html);
      const { position } = piece;
      if (position === undefined) return parts;
      return trackClicks
        ? [...parts, encodeText(clickPath), { token: 'click', position }]
        : [...parts, encodeText(escapeHtml(links[position] ?? site))];
    });
  if (!trackOpens) return cutLinks(snapshot.html);
  const { head, body } = cutAtBody(snapshot.html);
  return [
    ...cutLinks(head),
    encodeText(`<img src="${site}api/v1/email/open/?t=`),
    { token: 'open' },
    encodeText(
      '" width="1" height="1" alt="" style="display:block;width:1px;height:1px;border:0" />',
    ),
    ...cutLinks(body),
  ];
}

/** Returns a function that makes the email of each recipient. What is the same for all is prepared once. */
export function personaliser(
  mail: CampaignMail,
  tokens: EmailTokens,
): (recipient: MailRecipient) => PoolMessage {
  const { tenantId, campaignId, snapshot, site } = mail;
  const host = new URL(site).host;
  const htmlParts = cutHtml(mail, `${site}api/v1/email/click/?t=`);
  const textParts = cutText(snapshot.text);
  const subjects = [snapshot.subject, ...(mail.otherSubjects ?? [])];
  return ({ sendId, email, firstname, lastname, variant }) => {
    const identity = tokens.make(tenantId, 'message', { sendId, position: 0 });
    // The same email has the same id however often it is tried, so that receivers can tell a double.
    const owner = mail.hasSharedMailbox ? tenantId : undefined;
    const messageKey = `${owner === undefined ? '' : `t${owner}.`}c${campaignId}.s${identity}`;
    const clicks: string[] = [];
    const token = (act: Exclude<EmailAct, 'message'>, position = 0): string =>
      tokens.make(tenantId, act, { sendId, position });
    const unsubscribeUrl = `${site}api/v1/email/unsubscribe/?t=${token('leave')}`;
    const fields: MergeValues = {
      first_name: firstname,
      last_name: lastname,
      email,
      company_name: mail.companyName,
    };
    const fill = (slot: Slot, print: (value: string) => string): string => {
      if (!('token' in slot)) return fillSlot(slot, fields, unsubscribeUrl, print);
      if (slot.token === 'open') return token('open');
      clicks[slot.position] ??= token('click', slot.position);
      return clicks[slot.position] ?? '';
    };
    return {
      id: sendId,
      tenantId,
      from: mail.from,
      to: email,
      replyTo: mail.replyTo,
      subject: mergeLine(subjects[variant] ?? snapshot.subject, fields),
      text: textParts.map((part) => ('encoded' in part ? part : fill(part, (value) => value))),
      html: htmlParts.map((part) => ('encoded' in part ? part : fill(part, escapeHtml))),
      messageKey,
      returnPath: mail.bounceAddress && returnPath(mail.bounceAddress, identity, owner),
      headers: {
        ...unsubscribeHeaders(unsubscribeUrl),
        'List-Id': `<campaigns.${host.split(':')[0]}>`,
        'Feedback-ID': `c${campaignId}:t${tenantId}:campaign:atrium`,
        'X-Campaign': messageKey,
        ...mail.providerHeaders?.(messageKey),
      },
    };
  };
}
