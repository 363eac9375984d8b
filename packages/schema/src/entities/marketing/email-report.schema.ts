import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { abResultSchema } from './ab-test.schema.ts';

const count = () => number().integer().min(0).required();
const rate = () => number().min(0).max(1).required();

/** Statuses of one recipient of a campaign. */
export const SEND_STATUSES = [
  'pending',
  'claimed',
  'dispatching',
  'sent',
  'deferred',
  'failed',
  'skipped',
  'uncertain',
] as const;
export type SendStatus = (typeof SEND_STATUSES)[number];

/** Names of the statuses of recipients; what is on its way has one name. */
export const SEND_STATUS_NAMES: Readonly<Record<SendStatus, string>> = {
  pending: 'Waiting',
  claimed: 'Waiting',
  dispatching: 'Being sent',
  sent: 'Sent',
  deferred: 'Tried again later',
  failed: 'Failed',
  skipped: 'Left out',
  uncertain: 'Not known',
};

/** Counts of campaigns in a period. Those of people leave out programs, which are counted apart. */
const emailTotalsSchema = object({
  sent: count(),
  delivered: count(),
  failed: count(),
  /** Emails to mailboxes that do not exist: refused right away, or returned later. */
  bounces: count(),
  /** Emails that were returned for now, such as by a full mailbox. */
  softBounces: count(),
  /** Emails that people marked as spam. */
  complaints: count(),
  opens: count(),
  uniqueOpens: count(),
  botOpens: count(),
  /** Opens by proxies that load pictures before people read the email, such as those of Apple Mail. */
  proxyOpens: count(),
  clicks: count(),
  uniqueClicks: count(),
  botClicks: count(),
  unsubscribes: count(),
}).noUnknown();
export type EmailTotals = InferType<typeof emailTotalsSchema>;

/** Rates from 0 to 1, 0 where nothing was sent. */
const emailRatesSchema = object({
  deliveryRate: rate(),
  openRate: rate(),
  clickRate: rate(),
  clickToOpenRate: rate(),
  bounceRate: rate(),
  complaintRate: rate(),
  unsubscribeRate: rate(),
}).noUnknown();
export type EmailRates = InferType<typeof emailRatesSchema>;

const seriesSchema = object({
  /** Day of the tenant. */
  date: string().required(),
  sent: count(),
  uniqueOpens: count(),
  uniqueClicks: count(),
  bounces: count(),
  unsubscribes: count(),
}).noUnknown();

/** Kinds of devices on which emails are read. */
export const EMAIL_DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export type EmailDevice = (typeof EMAIL_DEVICES)[number];

/** Recipients who get a campaign at the same moment, because their clocks show the same time. */
export const sendWaveSchema = object({
  /** Instant. */
  at: string().required(),
  /** IANA names of time zones, the one with the most recipients first. */
  zones: array(string().required()).required(),
  recipients: count(),
  /** Number of them who have not got it yet. */
  waiting: count(),
}).noUnknown();
export type SendWave = InferType<typeof sendWaveSchema>;

/** Reasons for which the mail server makes recipients wait: it limits the number of emails, or asked to try again later. */
const SEND_WAIT_REASONS = ['limit', 'later'] as const;

/** Recipients who wait for the mail server. */
const sendWaitSchema = object({
  reason: mixed<(typeof SEND_WAIT_REASONS)[number]>().oneOf(SEND_WAIT_REASONS).required(),
  recipients: count(),
  /** Instant at which the last of them is expected to get the email, or to be tried again. */
  until: string().required(),
}).noUnknown();
export type SendWait = InferType<typeof sendWaitSchema>;

/** Figures of one campaign, and how far its sending is. */
export const campaignMetricsSchema = object({
  totals: emailTotalsSchema.required(),
  rates: emailRatesSchema.required(),
  /** Recipients by status. */
  recipients: object({
    total: count(),
    waiting: count(),
    sent: count(),
    failed: count(),
    skipped: count(),
    uncertain: count(),
  }).required(),
  /** Recipients that were left out, by reason. */
  excluded: array(object({ reason: string().required(), count: count() }).required()).required(),
  series: array(seriesSchema.required()).required(),
  links: array(
    object({ url: string().required(), clicks: count(), uniqueClicks: count() }).required(),
  ).required(),
  domains: array(
    object({
      domain: string().required(),
      sent: count(),
      opens: count(),
      failed: count(),
    }).required(),
  ).required(),
  /** People who opened or clicked, by their device; '' where their email client hides it. */
  devices: array(
    object({
      device: mixed<EmailDevice | ''>()
        .oneOf(['', ...EMAIL_DEVICES])
        .defined(),
      opens: count(),
      clicks: count(),
    }).required(),
  ).required(),
  /** Instant at which the send window opens or the next wave begins, for a campaign that waits for it; null otherwise. */
  continuesAt: string().nullable().defined(),
  /** Recipients of a campaign that is being sent who wait for the mail server; empty when nobody does. */
  waits: array(sendWaitSchema.required()).default([]),
  /** Waves of a campaign that is sent at the local time of its recipients, first to last; empty for any other. */
  waves: array(sendWaveSchema.required()).default([]),
  /** Null without an A/B test. */
  abTest: abResultSchema.nullable().default(null).defined(),
  /** Orders that people placed within seven days of a click, and what they paid, by currency. */
  revenue: array(
    object({
      currency: string().required(),
      orders: count(),
      amount: string().required(),
    }).required(),
  ).required(),
}).noUnknown();
export type CampaignMetrics = InferType<typeof campaignMetricsSchema>;

/** Sent email of a campaign. */
export const sentEmailSchema = object({
  subject: string().defined(),
  /** HTML. Each link has the number of people who followed it as `data-clicks`. */
  html: string().defined(),
}).noUnknown();
export type SentEmail = InferType<typeof sentEmailSchema>;

/** Figures of all campaigns in a period. The first six are those that the document names. */
export const dashboardMetricsSchema = object({
  sent: count(),
  delivered: count(),
  opened: count(),
  clicked: count(),
  bounced: count(),
  unsubscribed: count(),
  range: object({
    startDate: string().required(),
    endDate: string().required(),
    timezone: string().required(),
  }).required(),
  totals: emailTotalsSchema.required(),
  rates: emailRatesSchema.required(),
  /** The period of the same length before. */
  previous: object({
    totals: emailTotalsSchema.required(),
    rates: emailRatesSchema.required(),
  }).required(),
  series: array(seriesSchema.required()).required(),
  topCampaigns: array(
    object({
      id: idField().required(),
      name: string().defined(),
      sent: count(),
      openRate: rate(),
      clickRate: rate(),
    }).required(),
  ).required(),
}).noUnknown();
export type DashboardMetrics = InferType<typeof dashboardMetricsSchema>;

/** A recipient of a campaign as the API returns it. */
export const recipientSchema = object({
  id: idField().required(),
  email: string().required(),
  name: string().defined(),
  subscriber_id: idField().nullable().defined(),
  status: string().oneOf(SEND_STATUSES).required(),
  /** Reason in words; '' where there is none. */
  reason: string().defined(),
  error: string().defined(),
  sent_at: string().nullable().defined(),
  opened_at: string().nullable().defined(),
  clicked_at: string().nullable().defined(),
  unsubscribed_at: string().nullable().defined(),
  /** Time at which the email was returned, or marked as spam. */
  bounced_at: string().nullable().defined(),
  complained_at: string().nullable().defined(),
}).noUnknown();
export type Recipient = InferType<typeof recipientSchema>;

/** Fields of the list of recipients. */
export const RECIPIENT_FIELDS = defineListFields({
  email: { type: 'text', label: 'Email', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    options: SEND_STATUSES.map((value) => ({ value, label: SEND_STATUS_NAMES[value] })),
  },
  sent_at: { type: 'date', label: 'Sent', sortable: true },
  opened_at: { type: 'date', label: 'Opened', sortable: true },
  clicked_at: { type: 'date', label: 'Clicked', sortable: true },
});

/** Levels of a check before sending: an error must be mended first. */
const CHECK_LEVELS = ['error', 'warning'] as const;

/** A finding of the checks before sending. */
export const campaignCheckSchema = object({
  key: string().required(),
  level: string().oneOf(CHECK_LEVELS).required(),
  message: string().required(),
  /** Ids of the blocks that it is about, in the order of the email; empty for one about the email as a whole. */
  blocks: array(string().required()).default([]),
}).noUnknown();
export type CampaignCheck = InferType<typeof campaignCheckSchema>;
