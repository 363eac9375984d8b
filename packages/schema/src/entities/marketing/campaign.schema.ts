import { array, type InferType, mixed, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { FILTER_LIMITS } from '../../list/list-filter.ts';
import { contentField } from '../content/page.schema.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';

/** Statuses of a campaign. */
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Recipients of a campaign: a filter group as lists use it, or null for everyone. */
const filtersField = () =>
  mixed<object>()
    .nullable()
    .test('group', 'Filters are a group of rules', (value) => {
      if (value === undefined || value === null) return true;
      const { combinator, rules } = value as { combinator?: unknown; rules?: unknown };
      return (
        (combinator === 'and' || combinator === 'or') &&
        Array.isArray(rules) &&
        JSON.stringify(value).length <= FILTER_LIMITS.characters
      );
    });

/** An email campaign as the API returns it; lists omit `content`. */
export const campaignSchema = object({
  id: idField().required(),
  name: string().defined(),
  subject: string().defined(),
  /** Preview text that mail clients show beside the subject. */
  preheader: string().defined(),
  status: mixed<CampaignStatus>().oneOf(CAMPAIGN_STATUSES).required(),
  filters: filtersField().defined(),
  /** Compressed tree, or null for the default template. */
  content: string().nullable(),
  /** Instants; null until they are known. */
  scheduled_at: string().nullable().defined(),
  sent_at: string().nullable().defined(),
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
  filters: filtersField(),
  content: contentField(),
};

/** Fields that only the server sets: status and times result from actions on the campaign. */
const READ_ONLY = [
  'id',
  'status',
  'scheduled_at',
  'sent_at',
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
      { value: 'sent', label: 'Sent' },
    ],
  },
  user: { type: 'person', label: 'Made by' },
  tags: { type: 'tags', label: 'Tags' },
  scheduled_at: { type: 'date', label: 'Scheduled for', sortable: true },
  sent_at: { type: 'date', label: 'Sent', sortable: true },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Edited', sortable: true },
});
