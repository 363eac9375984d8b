import type { CompiledEmail, EmailWarning } from '@org/blocks/email';
import { EMAIL_WARNINGS, fieldWarnings } from '@org/blocks/email';
import type { AbTest, CampaignCheck } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { findWarnedBlocks } from '../campaigns/email-check/check-blocks.ts';
import { testSize } from './ab-test.ts';

/**
 * Warnings of the compiler that must be mended before sending: the law asks for a way to unsubscribe, and readers would press what
 * does nothing.
 */
const ERRORS: ReadonlySet<EmailWarning> = new Set([
  'no_unsubscribe_block',
  'button_without_link',
  'video_without_link',
]);

/** Fields of a form that errors belong to. */
const FIELDS: Readonly<Record<string, string>> = {
  subject_missing: 'subject',
  audience_empty: 'listIds',
  excluded_list_deleted: 'excludeListIds',
  no_unsubscribe_block: 'content',
  button_without_link: 'content',
  video_without_link: 'content',
  provider_missing: 'status',
  ab_not_counted: 'abTest',
};

/** People for each subject of an A/B test below which chance is likely to decide. */
const ENOUGH_FOR_TEST = 100;

/** Input of the checks. */
export interface CheckedCampaign {
  readonly subject: string;
  readonly email: CompiledEmail;
  readonly recipients: number;
  /** Number of deleted lists among those that are left out. */
  readonly deletedExclusions: number;
  /** True where the tenant or the installation has a mail server. */
  readonly hasProvider: boolean;
  /** Domain without DKIM signatures; '' for none. */
  readonly unsignedDomain: string;
  readonly abTest: AbTest | null;
  readonly track_opens: boolean;
  readonly track_clicks: boolean;
}

/** Returns what is wrong with a campaign, errors first. */
export function checkCampaign(campaign: CheckedCampaign): CampaignCheck[] {
  const { subject, email, recipients, hasProvider, unsignedDomain, abTest } = campaign;
  const checks: CampaignCheck[] = [];
  const error = (key: string, message: string) =>
    checks.push({ key, level: 'error', message, blocks: [] });
  if (subject === '') error('subject_missing', 'Enter a subject first');
  if (recipients === 0)
    error('audience_empty', 'Nobody would get this email: choose other lists or filters');
  if (campaign.deletedExclusions > 0)
    error(
      'excluded_list_deleted',
      'One of the lists to leave out was deleted, and its people would get this email. Choose again who should not get it',
    );
  if (!hasProvider)
    error('provider_missing', 'There is no mail server yet: add one in the settings of email');
  if (unsignedDomain)
    checks.push({
      key: 'domain_unsigned',
      level: 'warning',
      message: `Emails from ${unsignedDomain} are not signed, so many may end up as spam. Check the domain in the settings of the mail server.`,
      blocks: [],
    });
  if (abTest && !(abTest.metric === 'opens' ? campaign.track_opens : campaign.track_clicks))
    error(
      'ab_not_counted',
      `The A/B test needs ${abTest.metric}, which are not counted: turn on “Count ${abTest.metric}”`,
    );
  const perSubject = abTest ? testSize(abTest, recipients) : ENOUGH_FOR_TEST;
  if (recipients > 0 && perSubject < ENOUGH_FOR_TEST)
    checks.push({
      key: 'ab_small',
      level: 'warning',
      message: `Each subject of the A/B test goes to ${perSubject === 1 ? '1 person' : `${perSubject} people`} only, so chance may decide.`,
      blocks: [],
    });
  const ofSubjects = (abTest?.subjects ?? []).flatMap((other) => fieldWarnings(other));
  for (const key of new Set([...email.warnings, ...ofSubjects])) {
    if (key === 'link_not_counted' && !campaign.track_clicks) continue;
    checks.push({
      key,
      level: ERRORS.has(key) ? 'error' : 'warning',
      message: EMAIL_WARNINGS[key],
      blocks: findWarnedBlocks(email.blockWarnings, key),
    });
  }
  return checks.sort((a, b) => a.level.localeCompare(b.level));
}

/**
 * Refuses a campaign that cannot be sent.
 * @throws `validation_failed` with the field of each error
 */
export function requireSendable(checks: readonly CampaignCheck[]): void {
  const errors = checks.filter(({ level }) => level === 'error');
  if (errors.length === 0) return;
  throw appError('validation_failed', {
    message: errors[0]?.message ?? '',
    formErrors: Object.fromEntries(errors.map(({ key, message }) => [FIELDS[key] ?? key, message])),
  });
}
