import { array, boolean, mixed, number, object, string } from 'yup';
import { contentField } from '../entities/content/page.schema.ts';
import { audienceFilter, type ExclusionReason } from '../entities/marketing/audience.schema.ts';
import { campaignSchema } from '../entities/marketing/campaign.schema.ts';
import { emailReportSchema } from '../entities/marketing/email-check.schema.ts';
import {
  notificationAudienceField,
  notificationEventField,
} from '../entities/marketing/email-notification.schema.ts';
import {
  campaignCheckSchema,
  campaignMetricsSchema,
  dashboardMetricsSchema,
  RECIPIENT_FIELDS,
  recipientSchema,
  SEND_STATUSES,
  sendWaveSchema,
  sentEmailSchema,
} from '../entities/marketing/email-report.schema.ts';
import { idField, lineField } from '../fields/fields.ts';
import { FILTER_OPERATORS } from '../list/list-fields.ts';
import { timeZoneField } from '../reading/time-zone.ts';
import { dayField } from '../values/day.ts';
import { filterField, idParams, listQuery, listResponse } from './list.ts';
import { CONTENT_BODY, defineRoute, SMALL_BODY } from './route.ts';

const base = '/api/v1/admin/email-marketing/';
const path = `${base}campaigns/`;
const access = { audience: 'staff', module: 'email_marketing' } as const;
const canView = { ...access, permission: 'email_marketing.can_view' } as const;
const canSend = { ...access, permission: 'email_marketing.can_send' } as const;

const campaignResponse = object({
  campaign: campaignSchema.required(),
  message: string().required(),
});

/** Declares an action on a campaign without a body. */
const action = (name: string, id: string, summary: string) =>
  defineRoute({
    id: `campaignSending.${id}`,
    method: 'POST',
    path: `${path}{id}/${name}/`,
    summary,
    access: canSend,
    params: idParams,
    response: campaignResponse,
    errors: ['not_found', 'not_now'],
  });

const filterRow = object({
  key: string().required(),
  label: string().required(),
  group: string().required(),
  type: mixed<keyof typeof FILTER_OPERATORS>()
    .oneOf(Object.keys(FILTER_OPERATORS) as (keyof typeof FILTER_OPERATORS)[])
    .required(),
  operators: array(string().required()).required(),
  options: array(object({ value: string().required(), label: string().required() }).required()),
}).noUnknown();

const audienceRow = object({
  id: idField().required(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  /** Names of the lists that the subscriber is on. */
  lists: array(string().required()).required(),
}).noUnknown();

const count = () => number().integer().min(0).required();
const excluded = object({
  unsubscribed: count(),
  unconfirmed: count(),
  suppressed: count(),
  paused: count(),
  excluded: count(),
} satisfies Record<ExclusionReason, unknown>).noUnknown();

/** Endpoints that choose the recipients of campaigns, send them, and report on them. */
export const campaignSendingContract = {
  filters: defineRoute({
    id: 'campaignSending.filters',
    method: 'GET',
    path: `${path}filters/`,
    summary: 'List the fields by which the recipients of campaigns can be filtered',
    access: canView,
    response: object({
      results: object({
        rows: array(filterRow.required()).required(),
        total: number().integer().required(),
      }).required(),
      filters: array(filterRow.required()).required(),
    }),
  }),
  previewList: defineRoute({
    id: 'campaignSending.previewList',
    method: 'POST',
    path: `${path}preview-list/`,
    summary: 'List the recipients that lists and filters select, and count those that are left out',
    access: canView,
    body: object({
      listIds: array(idField().required()).max(50).default([]),
      excludeListIds: array(idField().required()).max(50).default([]),
      filters: audienceFilter(),
      segmentId: idField().nullable(),
      /** Campaign whose recipients are chosen if they did not open it. */
      unopenedCampaignId: idField().nullable(),
      currentPage: number().integer().min(1).max(10_000).default(1),
      itemsPerPage: number().integer().min(1).max(200).default(25),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({
      results: object({
        rows: array(audienceRow.required()).required(),
        total: number().integer().required(),
      }).required(),
      total: number().integer().required(),
      excluded: excluded.required(),
    }),
    errors: ['validation_failed'],
  }),
  checks: defineRoute({
    id: 'campaignSending.checks',
    method: 'GET',
    path: `${path}{id}/checks/`,
    summary: 'Check whether a campaign can be sent, and what would be wrong with it',
    access: canView,
    params: idParams,
    response: object({
      results: object({
        ok: boolean().required(),
        checks: array(campaignCheckSchema.required()).required(),
        /** Number of recipients at this moment. */
        recipients: number().integer().required(),
      }).required(),
    }),
    errors: ['not_found'],
  }),
  report: defineRoute({
    id: 'campaignSending.report',
    method: 'GET',
    path: `${path}{id}/email-check/`,
    summary:
      'Check the email of a campaign: score, links, contrast, wording and what email clients do not show',
    access: canView,
    params: idParams,
    response: object({ results: emailReportSchema.required() }),
    errors: ['not_found', 'not_now'],
  }),
  checkUnsaved: defineRoute({
    id: 'campaignSending.checkUnsaved',
    method: 'POST',
    path: `${base}check-email/`,
    summary: 'Check an email that is not saved, as the editor has it; nothing is stored',
    access: canView,
    body: object({
      /** Encoded content; null for the default email. */
      content: contentField(),
      subject: lineField(998),
      preheader: lineField(500),
      /** True for a notification, which is about a record such as an order. */
      hasRecord: boolean().default(false),
      /** Event and reader of a notification. */
      event: notificationEventField(),
      audience: notificationAudienceField(),
      /** Record that a notification is checked with; null for sample data. */
      recordId: idField().nullable(),
    }).noUnknown(),
    bodyLimit: CONTENT_BODY,
    response: object({ results: emailReportSchema.required() }),
    errors: ['validation_failed', 'content_invalid', 'content_too_large', 'not_found', 'not_now'],
  }),
  sendNow: defineRoute({
    id: 'campaignSending.sendNow',
    method: 'POST',
    path: `${path}{id}/send-now/`,
    summary: 'Send a campaign to its recipients',
    status: 202,
    idempotent: true,
    access: canSend,
    params: idParams,
    /** Number of recipients that the user has seen: a count that differs by more than 5 % is refused. */
    body: object({ expectedRecipients: number().integer().min(0) }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: campaignResponse.shape({ recipients: number().integer().required() }),
    errors: ['not_found', 'not_now', 'conflict', 'validation_failed'],
  }),
  schedule: defineRoute({
    id: 'campaignSending.schedule',
    method: 'POST',
    path: `${path}{id}/schedule/`,
    summary:
      'Send a campaign at a later time: at one moment, or when the clocks of each recipient show a time',
    access: canSend,
    params: idParams,
    body: object({
      /** Instant. */
      scheduled_at: string().when('local_time', {
        is: undefined,
        // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
        then: (field) => field.required('Choose a time'),
      }),
      /** Time of the clocks of each recipient, such as `2026-05-01T09:00`, in place of an instant. */
      local_time: string().max(16),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: campaignResponse,
    errors: ['not_found', 'not_now', 'validation_failed'],
  }),
  waves: defineRoute({
    id: 'campaignSending.waves',
    method: 'GET',
    path: `${path}{id}/waves/`,
    summary: 'List when the recipients of a campaign get it at a local time, by time zone',
    access: canView,
    params: idParams,
    /** By default the local time for which the campaign is scheduled. */
    query: object({ local_time: string().max(16) }).noUnknown(),
    response: object({
      results: object({ waves: array(sendWaveSchema.required()).required() }).required(),
    }),
    errors: ['not_found', 'validation_failed'],
  }),
  unschedule: action('unschedule', 'unschedule', 'Make a scheduled campaign a draft again'),
  pause: action('pause', 'pause', 'Pause the sending of a campaign'),
  resume: action('resume', 'resume', 'Continue the sending of a paused campaign'),
  cancel: action('cancel', 'cancel', 'End the sending of a campaign for good'),
  resendUncertain: action(
    'resend-uncertain',
    'resendUncertain',
    'Send a campaign once more to the recipients of whom it is unknown whether they got it',
  ),
  chooseWinner: defineRoute({
    id: 'campaignSending.chooseWinner',
    method: 'POST',
    path: `${path}{id}/choose-winner/`,
    summary: 'Choose the subject that everybody outside of the A/B test gets, and send it now',
    access: canSend,
    params: idParams,
    /** Index of the subject. */
    body: object({ variant: number().integer().min(0).required() }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: campaignResponse,
    errors: ['not_found', 'not_now', 'validation_failed'],
  }),
  resendUnopened: defineRoute({
    id: 'campaignSending.resendUnopened',
    method: 'POST',
    path: `${path}{id}/resend-unopened/`,
    summary: 'Draft a copy of a sent campaign for the recipients who did not open it',
    status: 201,
    idempotent: true,
    access: { ...access, permission: 'email_marketing.can_create' },
    params: idParams,
    response: campaignResponse,
    errors: ['not_found', 'not_now'],
  }),
  sentEmail: defineRoute({
    id: 'campaignSending.sentEmail',
    method: 'GET',
    path: `${path}{id}/sent-email/`,
    summary: 'Get the sent email of a campaign, with the clicks on each link',
    access: canView,
    params: idParams,
    response: object({ results: sentEmailSchema.required() }),
    errors: ['not_found'],
  }),
  metrics: defineRoute({
    id: 'campaignSending.metrics',
    method: 'GET',
    path: `${path}{id}/metrics/`,
    summary: 'Get the figures of a campaign, and how far its sending is',
    access: canView,
    params: idParams,
    response: object({ results: campaignMetricsSchema.required() }),
    errors: ['not_found'],
  }),
  recipients: defineRoute({
    id: 'campaignSending.recipients',
    method: 'GET',
    path: `${path}{id}/recipients/`,
    summary: 'List the recipients of a campaign with what became of each',
    access: canView,
    params: idParams,
    query: listQuery(['id', 'email', 'sent_at', 'opened_at', 'clicked_at'], {
      status: string().oneOf(SEND_STATUSES),
      filter: filterField(RECIPIENT_FIELDS),
    }),
    response: listResponse(recipientSchema),
    errors: ['not_found'],
  }),
  dashboardMetrics: defineRoute({
    id: 'campaignSending.dashboardMetrics',
    method: 'GET',
    path: `${base}dashboard-metrics/`,
    summary: 'Get the figures of all campaigns in a period, by default of the last 30 days',
    access: canView,
    query: object({ startDate: dayField(), endDate: dayField() }).noUnknown(),
    response: object({ results: dashboardMetricsSchema.required() }),
    errors: ['validation_failed'],
  }),
};

const tokenQuery = object({ t: string().max(100).required() }).noUnknown();

/** Endpoints that readers of campaigns reach from their email. */
export const emailTrackingContract = {
  open: defineRoute({
    id: 'emailTracking.open',
    method: 'GET',
    path: '/api/v1/email/open/',
    summary: 'Picture of one pixel that counts that an email was opened',
    access: { audience: 'public' },
    query: tokenQuery,
    response: object({}),
  }),
  click: defineRoute({
    id: 'emailTracking.click',
    method: 'GET',
    path: '/api/v1/email/click/',
    summary: 'Count a click in an email and redirect to the page that the link leads to',
    access: { audience: 'public' },
    query: tokenQuery,
    response: object({}),
    errors: ['link_ended'],
  }),
  leavePage: defineRoute({
    id: 'emailTracking.leavePage',
    method: 'GET',
    path: '/api/v1/email/unsubscribe/',
    summary: 'Page that asks a reader to unsubscribe; opening it changes nothing',
    access: { audience: 'public' },
    query: tokenQuery,
    response: object({}),
    errors: ['link_ended'],
  }),
  preferencesPage: defineRoute({
    id: 'emailTracking.preferencesPage',
    method: 'GET',
    path: '/api/v1/email/preferences/',
    summary: 'Page on which a reader chooses lists and a time zone',
    access: { audience: 'public' },
    query: tokenQuery,
    response: object({}),
    errors: ['link_ended'],
  }),
  savePreferences: defineRoute({
    id: 'emailTracking.savePreferences',
    method: 'POST',
    path: '/api/v1/email/preferences/',
    summary: 'Choose the lists and the time zone of a reader; subscriptions to all other lists end',
    access: { audience: 'public' },
    encoding: 'either',
    ownFields: true,
    query: tokenQuery,
    /** Chosen lists. A form without a script sends a field `list` for each instead. */
    body: object({
      lists: array(idField().required()).max(200),
      timezone: timeZoneField(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY,
    response: object({ message: string().required() }),
    errors: ['link_ended', 'validation_failed'],
  }),
  leave: defineRoute({
    id: 'emailTracking.leave',
    method: 'POST',
    path: '/api/v1/email/unsubscribe/',
    summary: 'Unsubscribe with the token of an email; repeating it has no effect',
    access: { audience: 'public' },
    query: tokenQuery,
    response: object({ message: string().required() }),
    errors: ['link_ended'],
  }),
};
