import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { contentField } from '../content/page.schema.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { abTestSchema } from './ab-test.schema.ts';
import { audienceFilter } from './audience.schema.ts';
import { sendWindowSchema } from './send-window.schema.ts';

/** Statuses of a campaign. */
export const CAMPAIGN_STATUSES = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
  'failed',
] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** An email campaign as the API returns it; lists omit `content`. */
export const campaignSchema = object({
  id: idField().required(),
  name: string().defined(),
  subject: string().defined(),
  /** Preview text that mail clients show beside the subject. */
  preheader: string().defined(),
  status: mixed<CampaignStatus>().oneOf(CAMPAIGN_STATUSES).required(),
  /** Lists that recipients are on; empty for all lists. */
  listIds: array(idField().required()).required(),
  /** Lists that recipients are not on. */
  excludeListIds: array(idField().required()).required(),
  filters: audienceFilter().defined(),
  /** Segment that narrows the lists further; null for none. */
  segmentId: idField().nullable().defined(),
  /** Campaign whose recipients get this one if they did not open it; null for every other campaign. */
  earlierCampaign: object({ id: idField().required(), name: string().defined() })
    .nullable()
    .defined(),
  /** Automation that sends this email to one person at a time; null for a campaign. */
  automationId: idField().nullable().defined(),
  /** Name of the sender; '' for that of the mail settings. */
  from_name: string().defined(),
  /** Address for replies; '' for that of the mail settings. */
  reply_to: string().defined(),
  track_opens: boolean().required(),
  track_clicks: boolean().required(),
  /** True shows it in the archive of the site once it is sent. */
  in_archive: boolean().required(),
  abTest: abTestSchema.nullable().default(null).defined(),
  /** Times at which its emails are sent; null for any time. */
  sendWindow: sendWindowSchema.nullable().default(null).defined(),
  /** Compressed tree, or null for the default template. */
  content: string().nullable(),
  /** Time of day and date, such as `2026-05-01T09:00`, at which each recipient gets it in their time zone; null for one time for everybody. */
  localTime: string().nullable().default(null).defined(),
  /** Instants; null until they are known. For a local time it is scheduled at the first one. */
  scheduled_at: string().nullable().defined(),
  started_at: string().nullable().defined(),
  sent_at: string().nullable().defined(),
  /** Number of recipients, known once sending has begun. */
  recipients: number().integer().required(),
  /** Reason of a pause or a failure in one sentence; '' otherwise. */
  pause_reason: string().defined(),
  tags: array(tagRefSchema.required()).required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Campaign = InferType<typeof campaignSchema>;

const writable = {
  subject: lineField(255).trim(),
  preheader: lineField(150).trim(),
  listIds: array(idField().required()).max(50),
  excludeListIds: array(idField().required()).max(50),
  filters: audienceFilter(),
  segmentId: idField().nullable(),
  from_name: lineField(100).trim(),
  reply_to: string()
    .trim()
    .lowercase()
    .email('Please enter a valid email address')
    .max(254)
    .meta({ empty: '' }),
  track_opens: boolean(),
  track_clicks: boolean(),
  in_archive: boolean(),
  abTest: abTestSchema.nullable().default(undefined).optional(),
  sendWindow: sendWindowSchema.nullable().default(undefined).optional(),
  content: contentField(),
};

/** Fields that only the server sets: status and times result from actions on the campaign. */
const READ_ONLY = [
  'id',
  'status',
  'earlierCampaign',
  'automationId',
  'localTime',
  'scheduled_at',
  'started_at',
  'sent_at',
  'recipients',
  'pause_reason',
  'tags',
  'user',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** Body that creates a campaign. */
export const campaignCreateSchema = object({
  name: lineField(200).trim().required('Please enter a Name'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type CampaignCreate = InferType<typeof campaignCreateSchema>;

/** Body that updates a campaign. */
export const campaignUpdateSchema = object({
  version: versionField(),
  name: lineField(200).trim().min(1, 'Please enter a Name'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type CampaignUpdate = InferType<typeof campaignUpdateSchema>;

/** Maximum number of addresses that one test of a campaign is sent to. */
export const MAX_TEST_RECIPIENTS = 10;

/** Body that sends a test of a campaign. */
export const campaignTestSchema = object({
  /** Addresses. */
  recipients: array(string().trim().max(254).required())
    .required('Enter an email address')
    .min(1, 'Enter an email address')
    .max(MAX_TEST_RECIPIENTS, `Enter at most ${MAX_TEST_RECIPIENTS} email addresses`),
  /** Customer whose name the test has; null for that of the sender. */
  testCustomer: idField().nullable(),
}).noUnknown();
export type CampaignTest = InferType<typeof campaignTestSchema>;

/** Fields that a bulk update of campaigns can set. */
export const campaignBulkSchema = object({ preheader: writable.preheader }).noUnknown();

/** Fields of the list of campaigns. */
export const CAMPAIGN_FIELDS = defineListFields({
  name: { type: 'text', label: 'Name', sortable: true },
  subject: { type: 'text', label: 'Subject', sortable: true },
  preheader: { type: 'text', label: 'Preheader' },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'scheduled', label: 'Scheduled' },
      { value: 'sending', label: 'Sending' },
      { value: 'paused', label: 'Paused' },
      { value: 'sent', label: 'Sent' },
      { value: 'cancelled', label: 'Cancelled' },
      { value: 'failed', label: 'Failed' },
    ],
  },
  user: { type: 'person', label: 'Made by' },
  tags: { type: 'tags', label: 'Tags' },
  scheduled_at: { type: 'date', label: 'Scheduled for', sortable: true },
  started_at: { type: 'date', label: 'Sending began', filterable: false },
  sent_at: { type: 'date', label: 'Sent', sortable: true },
  recipients: { type: 'number', label: 'Recipients', filterable: false },
  in_archive: { type: 'boolean', label: 'In the archive' },
  pause_reason: { type: 'text', label: 'Reason', filterable: false },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Edited', sortable: true },
});
