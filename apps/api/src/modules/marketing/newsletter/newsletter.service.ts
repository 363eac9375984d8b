import { MESSAGES } from '@org/schema/copy';
import { number, object } from 'yup';
import type { TenantContext } from '../../../kernel/access/call.ts';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import type { SignUp } from '../../crm/index.ts';
import {
  findList,
  findMember,
  isSuppressed,
  leaveAllLists,
  saveMember,
  saveSubscriber,
  suppressSubscriber,
} from './newsletter.repository.ts';
import type { Membership, NewsletterTokens } from './newsletter-tokens.ts';

/** Minimum time in ms between two confirmation mails to one address. */
const MAIL_PAUSE = 10 * 60_000;

/** Job that asks a subscriber to confirm a sign-up. */
export const confirmJob = defineJob({
  name: 'newsletter-confirm',
  payload: object({
    listId: number().integer().required(),
    subscriberId: number().integer().required(),
  }).noUnknown(),
});

/** Dependencies of newsletters. */
export interface NewsletterTools {
  readonly db: TenantDatabase;
  readonly send: SendJob;
  readonly mailQueue: MailQueue;
  readonly tokens: NewsletterTokens;
  readonly hosts: Pick<HostTable, 'publicUrl'>;
  readonly designMail: Kernel['designMail'];
}

/** Newsletter sign-ups. */
export interface Newsletter {
  /**
   * Signs an email address up in the given transaction. The result does not reveal whether the address was known.
   * A list with double opt-in counts only confirmed subscribers; an unknown list and a suppressed address are ignored.
   */
  subscribe(tx: TenantTx, tenant: Pick<TenantContext, 'id'>, signUp: SignUp): Promise<void>;
  confirm(tx: TenantTx, tenantId: number, of: Membership): Promise<boolean>;
  leave(tx: TenantTx, tenantId: number, of: Membership): Promise<boolean>;
  /** Unsubscribes an address from all lists and suppresses it, so that no sign-up sends it newsletter emails again. */
  block(tx: TenantTx, tenantId: number, of: Membership): Promise<boolean>;
  /** Sends the confirmation mail. A repeated job sends it only once. */
  mailConfirmation(work: TenantJobWork<Membership>): Promise<void>;
}

/** Reads the name of a tenant, and the URL of its site. */
async function readSender(
  db: TenantDatabase,
  hosts: Pick<HostTable, 'publicUrl'>,
  tx: TenantTx,
  tenantId: number,
): Promise<{ readonly sender: string; readonly site: string }> {
  return db.platformWithin(tx, 'domains of a tenant', async (platform) => {
    const { name, slug } = await platform
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
    const site = hosts.publicUrl({ slug, primaryHost: primary?.host ?? null });
    return { sender: name, site };
  });
}

/** Creates newsletters. */
export function createNewsletter({
  db,
  send,
  mailQueue,
  tokens,
  hosts,
  designMail,
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
      // Saving has locked the subscriber, so that the address cannot be blocked in between.
      if (await isSuppressed(tx, subscriberId)) return;
      const of = { listId: list.id, subscriberId };
      const member = await findMember(tx, of);
      if (member?.status === 'subscribed') return;
      const consent = {
        asked_at: new Date().toISOString(),
        ip: by.address,
        form: by.form,
        // Anyone can sign an address up. Until its owner confirms, the record shows that they have unsubscribed.
        ...(member?.status === 'unsubscribed' && {
          left_at: member.consent.left_at ?? member.updated_at.toISOString(),
        }),
      };
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
      // An old mail must not resubscribe a person who has unsubscribed since.
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
    async block(tx, _tenantId, { subscriberId }) {
      if (!(await suppressSubscriber(tx, subscriberId))) return false;
      await leaveAllLists(tx, subscriberId, { blocked_at: new Date().toISOString() });
      return true;
    },
    async mailConfirmation({ payload: of, tenantId }) {
      await db.asTenant(tenantId, async (tx) => {
        const member = await findMember(tx, of);
        const mailed = member?.mailed_at?.getTime() ?? 0;
        if (member?.status !== 'unconfirmed' || Date.now() - mailed <= MAIL_PAUSE) return;
        // The address may have been blocked between the sign-up and this job.
        if (await isSuppressed(tx, of.subscriberId)) return;
        const { email, firstname, lastname } = await tx
          .selectFrom('subscribers')
          .select(['email', 'firstname', 'lastname'])
          .where('id', '=', of.subscriberId)
          .executeTakeFirstOrThrow();
        const { name } = await tx
          .selectFrom('email_lists')
          .select('name')
          .where('id', '=', of.listId)
          .executeTakeFirstOrThrow();
        const { sender, site } = await readSender(db, hosts, tx, tenantId);
        const link = (act: 'confirm' | 'leave' | 'block'): string =>
          `${site}api/v1/newsletter/${act === 'leave' ? 'unsubscribe' : act}/?token=${tokens.make(tenantId, act, of)}`;
        const content = await designMail(tx, tenantId, {
          event: 'subscriber.confirm',
          to: email,
          site,
          firstName: firstname,
          lastName: lastname,
          number: '',
          total: '',
          needsButton: true,
          parts: {
            subject: `Please confirm: ${name} of ${sender}`,
            sender,
            title: 'One more step',
            paragraphs: [
              `Someone, most likely you, subscribed this address to ${name} of ${sender}.`,
              'We send nothing until you confirm. The link below works for 14 days.',
            ],
            button: { label: 'Yes, send it to me', href: link('confirm') },
            link: { label: 'This was not me: block further requests', href: link('block') },
            note: `If this was not you, you can ignore this email. To unsubscribe later: ${link('leave')}`,
          },
        });
        await db.platformWithin(tx, 'send mail', (platform) =>
          mailQueue.add(platform, {
            tenantId,
            via: 'tenant',
            kind: 'newsletter-confirm',
            to: email,
            userId: null,
            content,
          }),
        );
        await saveMember(tx, tenantId, of, { status: 'unconfirmed', consent: {}, mailed: true });
      });
    },
  };
}

/** Message after a sign-up, the same whether or not it needs a confirmation. */
export const SIGNED_UP = MESSAGES.newsletterDone;
