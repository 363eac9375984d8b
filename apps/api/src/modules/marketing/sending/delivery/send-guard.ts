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
/** Number of results below which shares mean nothing. */
const MIN_RESULTS = 200;

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
      const { rows } = await sql<{ tried: number; bounces: number; complaints: number }>`
        select coalesce(sum(sent + failed), 0)::int as tried,
          coalesce(sum(bounces + returned), 0)::int as bounces,
          coalesce(sum(complaints), 0)::int as complaints
        from email_stats where campaign_id = ${campaignId}`.execute(tx);
      const { tried = 0, bounces = 0, complaints = 0 } = rows[0] ?? {};
      if (tried >= MIN_RESULTS && bounces / tried > MAX_BOUNCES)
        return `${bounces} of ${tried} addresses do not exist. Check where the list comes from before you go on.`;
      if (tried >= MIN_RESULTS && complaints / tried > MAX_COMPLAINTS)
        return `${complaints} of ${tried} people marked the email as spam. Check whether they have agreed to get it before you go on.`;
      return undefined;
    },
  };
}
