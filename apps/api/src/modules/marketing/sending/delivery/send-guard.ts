import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import type { MailOutcome } from '../../../../kernel/mail/mail-outcome.ts';

/** Number of recent results that failures are counted in. */
const WINDOW = 500;
/** Share of failures among recent results above which a campaign pauses. */
const MAX_FAILURES = 0.2;
/** Share of mailboxes that do not exist above which a campaign pauses: above it, receivers take the sender for a spammer. */
const MAX_BOUNCES = 0.08;
/** Share of people who marked the campaign as spam above which it pauses. Source: https://support.google.com/mail/answer/81126 */
const MAX_COMPLAINTS = 0.003;
/** Number of complaints below which their share means nothing. */
const MIN_COMPLAINTS = 3;
/** Number of results below which shares mean nothing. */
const MIN_RESULTS = 200;

/** Figures that the guard counts. */
export interface GuardFigures {
  /** Emails that were sent or failed. */
  readonly tried: number;
  readonly bounces: number;
  readonly complaints: number;
}

const NONE: GuardFigures = { tried: 0, bounces: 0, complaints: 0 };

/** Reads the figures of a campaign from its beginning. */
async function countAll(tx: TenantTx, campaignId: number): Promise<GuardFigures> {
  const { rows } = await sql<GuardFigures>`
    select coalesce(sum(sent + failed), 0)::int as tried,
      coalesce(sum(bounces + returned), 0)::int as bounces,
      coalesce(sum(complaints), 0)::int as complaints
    from email_stats where campaign_id = ${campaignId}`.execute(tx);
  return rows[0] ?? NONE;
}

/** Reads the figures of a campaign since it was last resumed. */
async function countNew(tx: TenantTx, campaignId: number): Promise<GuardFigures> {
  const all = await countAll(tx, campaignId);
  const campaign = await tx
    .selectFrom('email_campaigns')
    .select('guard_base')
    .where('id', '=', campaignId)
    .executeTakeFirst();
  const base = campaign?.guard_base ?? NONE;
  return {
    tried: all.tried - base.tried,
    bounces: all.bounces - base.bounces,
    complaints: all.complaints - base.complaints,
  };
}

/** Resets the counts of a campaign's guard. Called when a person resumes the campaign. */
export async function restartGuard(tx: TenantTx, campaignId: number): Promise<void> {
  const base = await countAll(tx, campaignId);
  await tx
    .updateTable('email_campaigns')
    .set({ guard_base: JSON.stringify(base) })
    .where('id', '=', campaignId)
    .execute();
}

/** Watches results, and says when a campaign must pause. */
export interface SendGuard {
  add(outcome: MailOutcome): void;
  /** Returns the reason to pause as a sentence; undefined while all is well. */
  problem(tx: TenantTx): Promise<string | undefined>;
}

/** Creates the guard of one campaign. */
export function sendGuard(campaignId: number): SendGuard {
  const recent: boolean[] = [];
  let lastError = '';
  return {
    add(outcome) {
      const isFailure = outcome.kind !== 'sent';
      recent.push(isFailure);
      if (recent.length > WINDOW) recent.shift();
      if (isFailure) lastError = outcome.reason;
    },
    async problem(tx) {
      const failures = recent.filter(Boolean).length;
      if (recent.length >= MIN_RESULTS && failures / recent.length > MAX_FAILURES)
        return `The mail server refused ${failures} of the last ${recent.length} emails. It said: ${lastError}`;
      const { tried, bounces, complaints } = await countNew(tx, campaignId);
      if (tried >= MIN_RESULTS && bounces / tried > MAX_BOUNCES)
        return `${bounces} of ${tried} addresses do not exist. Check where the list comes from before you go on.`;
      if (
        tried >= MIN_RESULTS &&
        complaints >= MIN_COMPLAINTS &&
        complaints / tried > MAX_COMPLAINTS
      )
        return `${complaints} of ${tried} people marked the email as spam. Check whether they have agreed to get it before you go on.`;
      return undefined;
    },
  };
}
