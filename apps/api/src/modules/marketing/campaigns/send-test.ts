import { type CompiledEmail, type MergeValues, mergeEmail } from '@org/blocks/email';
import type { Campaign, CampaignTest, Customer } from '@org/schema/entities';
import { AppError, appError } from '@org/schema/errors';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { MailQueue } from '../../../kernel/mail/mail-queue.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { customerEntity } from '../../crm/index.ts';
import { getArchiveUrl } from './archive-url.ts';
import { campaignEntity } from './campaign.entity.ts';
import { compileCampaign } from './compile-campaign.ts';
import { type ProductTools, readEmailProducts } from './email-products.ts';

/** Maximum number of tests that a tenant sends in 24 hours. */
const DAILY_TESTS = 200;

/** Dependencies of tests. */
export interface SendTestTools extends ProductTools {
  readonly db: TenantDatabase;
  readonly mailQueue: MailQueue;
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSiteWithin: (tx: TenantTx, tenantId: number) => Promise<string>;
}

/** Outcome of a test by address. */
export interface TestOutcome {
  readonly sent: string[];
  readonly failed: { email: string; error: string }[];
}

/**
 * Returns the merge values of a test: those of a customer that the sender may see, or the sender's own name.
 * @throws `validation_failed` on `testCustomer`
 */
async function readValues(
  write: TenantWrite,
  testCustomer: number | null | undefined,
): Promise<MergeValues> {
  const { company_name } = await getSettings(write.tx);
  if (!testCustomer) {
    const { firstname, lastname } = write.actor.person;
    return { first_name: firstname, last_name: lastname, company_name };
  }
  try {
    const customer = (await getEntity(write, customerEntity, testCustomer)) as Customer;
    return {
      first_name: customer.firstname ?? '',
      last_name: customer.lastname ?? '',
      email: customer.email ?? '',
      company_name,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw appError('validation_failed', {
        formErrors: { testCustomer: 'This customer does not exist' },
      });
    throw error;
  }
}

/** Returns the addresses of a test, each once, and those that are none. */
function sortAddresses(typed: readonly string[]): {
  readonly valid: string[];
  readonly failed: TestOutcome['failed'];
} {
  const valid = new Set<string>();
  const failed: TestOutcome['failed'] = [];
  for (const email of new Set(typed)) {
    const address = mailAddress(email);
    if (address) valid.add(address);
    else failed.push({ email, error: 'This is not an email address' });
  }
  return { valid: [...valid], failed };
}

/** Email of a test, compiled for addresses. */
export interface PreparedTest {
  readonly campaign: Campaign;
  readonly email: CompiledEmail;
  readonly values: MergeValues;
  readonly site: string;
  readonly recipients: ReturnType<typeof sortAddresses>;
}

/**
 * Compiles the saved version of a campaign for a test, in a thread and outside of transactions.
 * @param inTx - runs work in a transaction of the tenant, in the sender's name
 * @throws `not_found`; `validation_failed` on `recipients`, `testCustomer` or `subject`; `not_now`
 */
export async function prepareTest(
  tools: SendTestTools,
  inTx: <Value>(work: (write: TenantWrite) => Promise<Value>) => Promise<Value>,
  id: number,
  { recipients: typed, testCustomer }: CampaignTest,
): Promise<PreparedTest> {
  const recipients = sortAddresses(typed);
  const { campaign, values, settings, site } = await inTx(async (write) => ({
    campaign: (await getEntity(write, campaignEntity, id)) as Campaign,
    values: await readValues(write, testCustomer),
    settings: await getSettings(write.tx),
    site: await tools.getSiteWithin(write.tx, write.tenantId),
  }));
  if (campaign.subject === '')
    throw appError('validation_failed', { formErrors: { subject: 'Enter a subject first' } });
  if (recipients.valid.length === 0)
    throw appError('validation_failed', {
      formErrors: { recipients: 'Enter a valid email address' },
    });
  const email = await compileCampaign(
    {
      content: campaign.content ?? null,
      subject: `[Test] ${campaign.subject}`,
      preheader: campaign.preheader,
      archiveUrl: getArchiveUrl(campaign, site),
    },
    settings,
    site,
    (ids) => inTx(({ tx }) => readEmailProducts(tools, tx, ids, settings)),
  );
  return { campaign, email, values, site, recipients };
}

/**
 * Emails a compiled campaign to a few addresses. The subject begins with “[Test]”, and the link to unsubscribe leads to the site and
 * changes nothing.
 * @throws `rate_limited`
 */
export async function sendTest(
  { db, mailQueue }: SendTestTools,
  { tx, tenantId, actor }: TenantWrite,
  { campaign, email, values, site, recipients: { valid, failed } }: PreparedTest,
): Promise<TestOutcome> {
  await db.platformWithin(tx, 'send mail', async (platform) => {
    for (const to of valid)
      await mailQueue.add(platform, {
        tenantId,
        via: 'tenant',
        kind: 'campaign_test',
        to,
        fromName: campaign.from_name,
        replyTo: campaign.reply_to,
        userId: actor.person.id,
        daily: DAILY_TESTS,
        content: mergeEmail(email, {
          fields: { email: to, ...values },
          unsubscribeUrl: site,
        }),
      });
  });
  return { sent: [...valid], failed: [...failed] };
}
