import { AppError } from '@org/schema/errors';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { requireSendable } from './campaign-checks.ts';
import { findCampaign, setCampaignState } from './campaign-state.ts';
import { checkLaunch, type LaunchTools, storeSnapshot } from './launch-campaign.ts';
import { sendCampaignJob, startCampaignJob } from './sending.jobs.ts';

/** Time in ms after which a scheduled campaign is not sent any more without a question, such as after a restored backup. */
const TOO_LATE = 6 * 3_600_000;

/** Dependencies of starting. */
export interface StartTools extends LaunchTools {
  readonly db: TenantDatabase;
  readonly send: SendJob;
}

/** Starts a scheduled campaign at its time. What cannot be sent fails with the reason, and its author gets a message. */
export async function startScheduled(
  tools: StartTools,
  { tenantId, payload: { campaignId } }: TenantJobWork<{ campaignId: number }>,
): Promise<void> {
  const { db, send } = tools;
  const campaign = await db.asTenant(tenantId, (tx) => findCampaign(tx, campaignId));
  // It was unscheduled, or has a later time now, for which there is another job.
  if (campaign?.status !== 'scheduled' || !campaign.scheduled_at) return;
  const late = Date.now() - campaign.scheduled_at.getTime();
  if (late < 0) return;
  const settle = (work: (tx: TenantTx, current: NonNullable<typeof campaign>) => Promise<void>) =>
    db.asTenant(tenantId, async (tx) => {
      const current = await findCampaign(tx, campaignId, { lock: true });
      if (current?.status === 'scheduled') await work(tx, current);
    });
  const stop = (status: 'draft' | 'failed', reason: string) =>
    settle(async (tx, current) => {
      // What was found is about an older version; the newer one has its own job.
      if (current.version !== campaign.version) return;
      await setCampaignState(tx, current, {
        status,
        pause_reason: reason,
        ...(status === 'draft' && { scheduled_at: null, local_time: '' }),
        told: {
          message: `“${current.name}” was not sent. ${reason}`.slice(0, 500),
          variant: 'danger',
        },
      });
    });
  if (late > TOO_LATE)
    return stop('draft', 'Its time is more than six hours ago. Send it now or choose a new time.');
  try {
    const { email, checks, recipients } = await checkLaunch(
      tools,
      (work) => db.asTenant(tenantId, work),
      campaign,
    );
    requireSendable(checks);
    await settle(async (tx, current) => {
      // It was changed while it was compiled: the repeat of this job sends what is saved now.
      if (current.version !== campaign.version) throw new Error('The campaign has changed');
      await storeSnapshot(tx, current, email);
      await setCampaignState(tx, current, {
        status: 'sending',
        started_at: new Date(),
        recipients,
        pause_reason: '',
      });
      await send(
        tx,
        sendCampaignJob,
        { campaignId, unreachable: 0 },
        { tenantId, key: `campaign ${campaignId}` },
      );
    });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable')
      return stop('failed', error.message);
    throw error;
  }
}

/** Wakes campaigns whose job is gone: those that are being sent, and those whose time has come. Nothing is sent twice by that. */
export async function wakeCampaigns(
  send: SendJob,
  tx: TenantTx,
  tenantId: number,
): Promise<boolean> {
  const campaigns = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'status'])
    .where('deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('status', '=', 'sending'),
        row.and([row('status', '=', 'scheduled'), row('scheduled_at', '<=', new Date())]),
      ]),
    )
    .execute();
  for (const { id, status } of campaigns)
    if (status === 'sending')
      await send(
        tx,
        sendCampaignJob,
        { campaignId: id, unreachable: 0 },
        { tenantId, key: `campaign ${id}` },
      );
    else await send(tx, startCampaignJob, { campaignId: id }, { tenantId, key: `start ${id}` });
  return false;
}
