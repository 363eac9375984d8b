import { readInstant } from '@org/schema';
import type { Campaign, CampaignStatus } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { CampaignRecord } from '../../../kernel/database/records.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import type { MailRateLimit } from '../../../kernel/mail/mail-rate.ts';
import { campaignEntity } from '../campaigns/campaign.entity.ts';
import { requireSendable } from './campaign-checks.ts';
import { findCampaign } from './campaign-state.ts';
import { restartGuard } from './delivery/send-guard.ts';
import {
  type CheckedLaunch,
  checkLaunch,
  type InTx,
  type LaunchTools,
  storeSnapshot,
} from './launch-campaign.ts';
import { planLocalTime } from './local-time/plan-local-time.ts';
import { sendCampaignJob, startCampaignJob } from './sending.jobs.ts';

/** Dependencies of actions on campaigns. */
export interface ActionTools extends LaunchTools {
  readonly send: SendJob;
  /** Limit of the installation's mail server. @default none */
  readonly mailRate?: Pick<MailRateLimit, 'forecast'> | undefined;
}

/** Runs work in a transaction of the tenant, in the user's name. */
export type InWrite = <Value>(work: (write: TenantWrite) => Promise<Value>) => Promise<Value>;

/** Share by which the number of recipients may differ from the one that the user has confirmed. */
const TOLERANCE = 0.05;

/** Shortest time in ms from now at which a campaign can be scheduled, and longest. */
const SOONEST = 60_000;
const LATEST = 366 * 24 * 3_600_000;

/** Statuses of campaigns of which nothing was sent yet. */
const UNSENT: readonly CampaignStatus[] = ['draft', 'scheduled', 'failed'];

const NOT_NOW: Readonly<Record<CampaignStatus, string>> = {
  draft: 'This campaign is a draft',
  scheduled: 'This campaign is scheduled',
  sending: 'This campaign is already being sent',
  paused: 'This campaign is paused',
  sent: 'This campaign was sent already',
  cancelled: 'This campaign was cancelled. Duplicate it to send it again.',
  failed: 'This campaign could not be sent',
};

/** Locks a campaign, or an email of an automation. */
const lock = (write: TenantWrite, id: number): Promise<CampaignRecord> =>
  lockEntity<CampaignRecord>(write, campaignEntity, id, undefined);

/**
 * Locks a campaign for an action.
 * @throws `not_found`; `not_now` for another status
 */
async function lockIn(
  write: TenantWrite,
  id: number,
  statuses: readonly CampaignStatus[],
): Promise<CampaignRecord> {
  const row = await lock(write, id);
  if (row.automation_id !== null)
    throw appError('not_now', { message: 'This email belongs to an automation, which sends it' });
  if (!statuses.includes(row.status)) throw appError('not_now', { message: NOT_NOW[row.status] });
  return row;
}

const save = (write: TenantWrite, row: CampaignRecord, columns: Columns): Promise<Campaign> =>
  saveLocked<Campaign>(write, campaignEntity, row, columns);

const ring = ({ send }: ActionTools, { tx, tenantId }: TenantWrite, campaignId: number) =>
  send(
    tx,
    sendCampaignJob,
    { campaignId, unreachable: 0 },
    { tenantId, key: `campaign ${campaignId}` },
  );

/** Reads a campaign that the user may see, with its content. */
export async function readWhole(write: TenantWrite, id: number): Promise<CampaignRecord> {
  await getEntity(write, campaignEntity, id);
  const row = await findCampaign(write.tx, id);
  if (!row) throw appError('not_found');
  return row;
}

/** A campaign with what its check has found, and its compiled content. */
export type CheckedCampaignLaunch = CheckedLaunch & { readonly campaign: CampaignRecord };

/** Compiles a campaign that the user may see, and checks it. To be called outside of transactions. */
export async function checkedCampaign(
  tools: ActionTools,
  inWrite: InWrite,
  id: number,
): Promise<CheckedCampaignLaunch> {
  const campaign = await inWrite((write) => readWhole(write, id));
  const inTx: InTx = (work) => inWrite(({ tx }) => work(tx));
  return { campaign, ...(await checkLaunch(tools, inTx, campaign)) };
}

/**
 * Begins to send a campaign that was checked. Of two people who press Send at the same time, one gets an error that it is already being sent.
 * @throws `not_found`; `not_now`; `validation_failed` with what is missing; `conflict` when the campaign has changed, or the
 * number of recipients differs from what the user has seen
 */
export async function sendNow(
  tools: ActionTools,
  inWrite: InWrite,
  { campaign, email, checks, recipients }: CheckedCampaignLaunch,
  expectedRecipients: number | undefined,
): Promise<{ readonly campaign: Campaign; readonly recipients: number }> {
  const { id } = campaign;
  if (!UNSENT.includes(campaign.status))
    throw appError('not_now', { message: NOT_NOW[campaign.status] });
  requireSendable(checks);
  if (
    expectedRecipients !== undefined &&
    Math.abs(recipients - expectedRecipients) > expectedRecipients * TOLERANCE
  )
    throw appError('conflict', {
      message: `This campaign would now go to ${recipients} people instead of ${expectedRecipients}. Check the recipients and confirm again.`,
    });
  return inWrite(async (write) => {
    const row = await lockIn(write, id, UNSENT);
    // What was checked and compiled is what is sent.
    if (row.version !== campaign.version)
      throw appError('conflict', { current: await getEntity(write, campaignEntity, id) });
    await storeSnapshot(write.tx, row, email);
    await ring(tools, write, id);
    const saved = await save(write, row, {
      status: 'sending',
      started_at: new Date(),
      scheduled_at: null,
      local_time: '',
      pause_reason: '',
      recipients,
    });
    return { campaign: saved, recipients };
  });
}

/** Time for which a campaign is scheduled: an instant, or the time of the clocks of each recipient. */
export interface ScheduleTime {
  readonly scheduled_at?: string | undefined;
  readonly local_time?: string | undefined;
}

/**
 * Checks that a campaign can be scheduled for an instant.
 * @throws `validation_failed` with the field
 */
function requireInTime(at: Date | undefined, field: keyof ScheduleTime): Date {
  const wait = at ? at.getTime() - Date.now() : Number.NaN;
  if (!at || !(wait >= SOONEST && wait <= LATEST))
    throw appError('validation_failed', {
      formErrors: { [field]: 'Choose a time from one minute to one year from now' },
    });
  return at;
}

/**
 * Schedules a campaign, or changes its time. The content is compiled when the time comes.
 * @throws `not_found`; `not_now`; `validation_failed` on `scheduled_at`, `local_time` or what is missing
 */
export async function scheduleCampaign(
  tools: ActionTools,
  inWrite: InWrite,
  id: number,
  { scheduled_at, local_time = '' }: ScheduleTime,
): Promise<Campaign> {
  const instant =
    local_time === '' ? requireInTime(readInstant(scheduled_at ?? ''), 'scheduled_at') : undefined;
  const { checks } = await checkedCampaign(tools, inWrite, id);
  requireSendable(checks);
  return inWrite(async (write) => {
    const row = await lockIn(write, id, UNSENT);
    const at =
      instant ?? requireInTime(await planLocalTime(write.tx, row, local_time), 'local_time');
    await tools.send(
      write.tx,
      startCampaignJob,
      { campaignId: id },
      { tenantId: write.tenantId, key: `start ${id} ${at.getTime()}`, startAfter: at },
    );
    return save(write, row, {
      status: 'scheduled',
      scheduled_at: at,
      local_time,
      pause_reason: '',
    });
  });
}

/**
 * Makes a scheduled campaign a draft again.
 * @throws `not_found`; `not_now`
 */
export async function unscheduleCampaign(write: TenantWrite, id: number): Promise<Campaign> {
  const row = await lockIn(write, id, ['scheduled']);
  return save(write, row, { status: 'draft', scheduled_at: null, local_time: '' });
}

/**
 * Pauses sending: emails that are on the wire arrive, no further ones are sent.
 * @throws `not_found`; `not_now`
 */
export async function pauseCampaign(write: TenantWrite, id: number): Promise<Campaign> {
  const row = await lockIn(write, id, ['sending']);
  return save(write, row, { status: 'paused', pause_reason: 'Paused by a person' });
}

/**
 * Refuses to continue an email while its automation is not active.
 * @throws `not_now`
 */
async function requireActiveAutomation({ tx }: TenantWrite, automationId: number): Promise<void> {
  const automation = await tx
    .selectFrom('email_automations')
    .select('status')
    .where('id', '=', automationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (automation?.status !== 'active')
    throw appError('not_now', { message: 'Activate the automation of this email first' });
}

/**
 * Continues a paused campaign, or a paused email of an active automation. Shares that made it pause are counted from here on.
 * @throws `not_found`; `not_now`
 */
export async function resumeCampaign(
  tools: ActionTools,
  write: TenantWrite,
  id: number,
): Promise<Campaign> {
  const row = await lock(write, id);
  if (row.status !== 'paused') throw appError('not_now', { message: NOT_NOW[row.status] });
  if (row.automation_id !== null) await requireActiveAutomation(write, row.automation_id);
  await restartGuard(write.tx, id);
  await ring(tools, write, id);
  return save(write, row, { status: 'sending', pause_reason: '' });
}

/**
 * Ends sending for good: recipients that were not sent are left out.
 * @throws `not_found`; `not_now`
 */
export async function cancelCampaign(
  tools: ActionTools,
  write: TenantWrite,
  id: number,
): Promise<Campaign> {
  const row = await lockIn(write, id, ['sending', 'paused']);
  await ring(tools, write, id);
  return save(write, row, { status: 'cancelled', pause_reason: '', sent_at: new Date() });
}

/**
 * Chooses the subject that everybody outside of an A/B test gets, and sends it without waiting for the end of the test.
 * @throws `not_found`; `not_now` without an open test; `validation_failed` for a subject that does not exist
 */
export async function chooseWinner(
  tools: ActionTools,
  write: TenantWrite,
  id: number,
  variant: number,
): Promise<Campaign> {
  const row = await lockIn(write, id, ['sending', 'paused']);
  if (!row.ab_test || row.ab_winner !== null)
    throw appError('not_now', { message: 'This campaign has no A/B test that is still open' });
  if (variant > row.ab_test.subjects.length)
    throw appError('validation_failed', { formErrors: { variant: 'There is no such subject' } });
  if (row.status === 'sending') await ring(tools, write, id);
  return save(write, row, { ab_winner: variant });
}

/**
 * Sends a campaign once more to recipients of whom it is unknown whether they got it.
 * @throws `not_found`; `not_now`, also when there are none
 */
export async function resendUncertain(
  tools: ActionTools,
  write: TenantWrite,
  id: number,
): Promise<{ readonly campaign: Campaign; readonly count: number }> {
  // A paused campaign must not go on because of this; its recipients can be sent again after it was resumed.
  const row = await lockIn(write, id, ['sent', 'sending']);
  const { numUpdatedRows } = await write.tx
    .updateTable('email_sends')
    .set({ status: 'pending', reason: '', claim: null, due_at: new Date() })
    .where('campaign_id', '=', id)
    .where('status', '=', 'uncertain')
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw appError('not_now', { message: 'There are no recipients of whom this is unknown' });
  await ring(tools, write, id);
  return {
    campaign: await save(write, row, { status: 'sending', pause_reason: '' }),
    count: Number(numUpdatedRows),
  };
}
