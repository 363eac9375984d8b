import { MESSAGES } from '@org/schema';
import { number, object } from 'yup';
import type { TenantDatabase, TenantTx } from '../../database/tenant-database.ts';
import type { TenantContext } from '../../http/call.ts';
import type { HostTable } from '../../http/host-table.ts';
import { defineJob } from '../../jobs/job-definition.ts';
import type { TenantJobWork } from '../../jobs/run-job.ts';
import type { SendJob } from '../../jobs/send-job.ts';
import { mailAddress } from '../../mail/mail-address.ts';
import { layMail } from '../../mail/mail-layout.ts';
import type { Outgoing } from '../../mail/outgoing.ts';
import { findList, findMember, saveMember, saveSubscriber } from './newsletter.repository.ts';
import type { Membership, NewsletterTokens } from './newsletter-tokens.ts';

/** A mail that asks to confirm goes to one address at most so often, ms. */
const MAIL_PAUSE = 10 * 60_000;

/** The work of asking somebody to confirm a sign-up. */
export const confirmJob = defineJob({
  name: 'newsletter-confirm',
  payload: object({
    listId: number().integer().required(),
    subscriberId: number().integer().required(),
  }).noUnknown(),
});

/** Who signs up, to what, and how they agreed. */
export interface SignUp {
  readonly email: string;
  readonly firstname?: string;
  readonly lastname?: string;
  /** 0 for the usual list. */
  readonly listId: number;
  /** What they signed up by. */
  readonly form: string;
  readonly address: string;
}

/** What newsletters stand on. */
export interface NewsletterTools {
  readonly db: TenantDatabase;
  readonly send: SendJob;
  readonly outgoing: Outgoing;
  readonly tokens: NewsletterTokens;
  readonly hosts: Pick<HostTable, 'publicUrl'>;
}

/** Sign-ups to newsletters. */
export interface Newsletter {
  /**
   * Signs an address up, within the transaction that is given. Whether it was known, confirmed or never heard of, nothing tells.
   * A list that asks twice counts nobody before they have confirmed; a list that is not there takes nobody.
   */
  subscribe(tx: TenantTx, tenant: Pick<TenantContext, 'id'>, signUp: SignUp): Promise<void>;
  confirm(tx: TenantTx, tenantId: number, of: Membership): Promise<boolean>;
  leave(tx: TenantTx, tenantId: number, of: Membership): Promise<boolean>;
  /** Sends the mail that asks to confirm. Done twice, it is sent once. */
  mailConfirmation(work: TenantJobWork<Membership>): Promise<void>;
}

/** Makes newsletters. Source: API-SIGNUP-01, FORM-034, server data model 2.2. */
export function createNewsletter({
  db,
  send,
  outgoing,
  tokens,
  hosts,
}: NewsletterTools): Newsletter {
  return {
    async subscribe(tx, { id: tenantId }, { email, firstname = '', lastname = '', ...by }) {
      const address = mailAddress(email)?.toLowerCase();
      const list = address && (await findList(tx, tenantId, by.listId));
      if (!address || !list) return;
      const subscriberId = await saveSubscriber(tx, tenantId, {
        email: address,
        firstname,
        lastname,
        source: by.form,
      });
      const of = { listId: list.id, subscriberId };
      const member = await findMember(tx, of);
      if (member?.status === 'subscribed') return;
      const consent = { asked_at: new Date().toISOString(), ip: by.address, form: by.form };
      const status = list.optin === 'single' ? 'subscribed' : 'unconfirmed';
      await saveMember(tx, tenantId, of, { status, consent });
      const mailed = member?.mailed_at?.getTime() ?? 0;
      if (status === 'unconfirmed' && Date.now() - mailed > MAIL_PAUSE)
        await send(tx, confirmJob, of, {
          tenantId,
          key: `confirm ${of.listId} ${subscriberId}`,
        });
    },
    async confirm(tx, tenantId, of) {
      const member = await findMember(tx, of);
      // Who has left since does not come back by an old mail.
      if (!member || member.status === 'unsubscribed') return false;
      if (member.status === 'subscribed') return true;
      const consent = { confirmed_at: new Date().toISOString() };
      await saveMember(tx, tenantId, of, { status: 'subscribed', consent });
      return true;
    },
    async leave(tx, tenantId, of) {
      const member = await findMember(tx, of);
      if (!member) return false;
      if (member.status !== 'unsubscribed') {
        const consent = { left_at: new Date().toISOString() };
        await saveMember(tx, tenantId, of, { status: 'unsubscribed', consent });
      }
      return true;
    },
    async mailConfirmation({ payload: of, tenantId }) {
      await db.asTenant(tenantId, async (tx) => {
        const member = await findMember(tx, of);
        const mailed = member?.mailed_at?.getTime() ?? 0;
        if (member?.status !== 'unconfirmed' || Date.now() - mailed <= MAIL_PAUSE) return;
        const { email } = await tx
          .selectFrom('subscribers')
          .select('email')
          .where('id', '=', of.subscriberId)
          .executeTakeFirstOrThrow();
        const { name } = await tx
          .selectFrom('email_lists')
          .select('name')
          .where('id', '=', of.listId)
          .executeTakeFirstOrThrow();
        await db.platformWithin(tx, 'send mail', async (platform) => {
          const tenant = await platform
            .selectFrom('tenants')
            .select(['name', 'slug'])
            .where('id', '=', tenantId)
            .executeTakeFirstOrThrow();
          const primary = await platform
            .selectFrom('domains')
            .select('host')
            .where('tenant_id', '=', tenantId)
            .where('is_primary', '=', true)
            .executeTakeFirst();
          const site = hosts.publicUrl({
            slug: tenant.slug,
            primaryHost: primary?.host ?? null,
          });
          const link = (act: 'confirm' | 'leave'): string =>
            `${site}api/v1/newsletter/${act === 'leave' ? 'unsubscribe' : act}/?token=${tokens.make(tenantId, act, of)}`;
          await outgoing.put(platform, {
            tenantId,
            via: 'tenant',
            kind: 'newsletter-confirm',
            to: email,
            userId: null,
            content: layMail({
              subject: `Please confirm: ${name} of ${tenant.name}`,
              sender: tenant.name,
              title: 'One more step',
              paragraphs: [
                `Someone, most likely you, subscribed this address to ${name} of ${tenant.name}.`,
                'We send nothing until you confirm. The link below works for 14 days.',
              ],
              button: { label: 'Yes, send it to me', href: link('confirm') },
              note: `If this was not you, you can ignore this email. To block further requests: ${link('leave')}`,
            }),
          });
        });
        await saveMember(tx, tenantId, of, { status: 'unconfirmed', consent: {}, mailed: true });
      });
    },
  };
}

/** What somebody is told who has signed up, whether or not there is more to do. Source: BLK-NEWSLETTER-04. */
export const SIGNED_UP = MESSAGES.newsletterDone;
