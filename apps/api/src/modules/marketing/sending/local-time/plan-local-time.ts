import { appError } from '@org/schema/errors';
import type { CampaignRecord } from '../../../../kernel/database/records.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { NO_LOCAL_AB_TEST } from '../../campaigns/campaign.entity.ts';
import { readLocalTime } from './local-times.ts';
import { planWaves } from './send-waves.ts';

/** Returns the error of the field that has the local time. */
const refuse = (message: string) =>
  appError('validation_failed', { formErrors: { local_time: message } });

/**
 * Reads a local time that a person has chosen.
 * @throws `validation_failed` on `local_time`
 */
export function requireLocalTime(text: string): string {
  if (!readLocalTime(text)) throw refuse('Choose a date and a time');
  return text;
}

/**
 * Returns the instant of the first wave of a campaign that is scheduled for a local time; undefined without recipients.
 * @throws `validation_failed` on `local_time`, for an A/B test, and when the time has passed in a time zone of the recipients
 */
export async function planLocalTime(
  tx: TenantTx,
  campaign: CampaignRecord,
  localTime: string,
): Promise<Date | undefined> {
  requireLocalTime(localTime);
  if (campaign.ab_test) throw refuse(NO_LOCAL_AB_TEST);
  const [first] = await planWaves(tx, { ...campaign, local_time: localTime });
  if (!first) return undefined;
  const at = new Date(first.at);
  if (at <= new Date())
    throw refuse(
      `This time has already passed in ${first.zones[0]?.replaceAll('_', ' ')}. Choose a later one.`,
    );
  return at;
}
