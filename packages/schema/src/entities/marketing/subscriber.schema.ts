import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { timeZoneField } from '../../reading/time-zone.ts';

/** Statuses of a subscription, best first: the status of a subscriber is the best of all lists. */
export const SUBSCRIPTION_STATUSES = ['subscribed', 'unconfirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const statusField = () => mixed<SubscriptionStatus>().oneOf(SUBSCRIPTION_STATUSES);

/** Reasons for which an address gets no email, with their names; `none` for one that is not blocked. */
export const BLOCK_REASONS = {
  none: 'Not blocked',
  hard_bounce: 'The address does not work',
  complaint: 'Marked an email as spam',
  unsubscribe: 'Unsubscribed from everything',
  manual: 'Blocked by staff',
} as const;
export type BlockReason = keyof typeof BLOCK_REASONS;
const blockReasons = Object.keys(BLOCK_REASONS) as BlockReason[];

/** A newsletter subscriber as the API returns it. */
export const subscriberSchema = object({
  id: idField().required(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  /** IANA name of the time zone; '' where it is unknown. */
  timezone: string().defined(),
  /** Best status of all lists; null without lists. */
  status: statusField().nullable().defined(),
  blocked: mixed<BlockReason>().oneOf(blockReasons).required(),
  /** Source of the sign-up. */
  source: string().defined(),
  lists: array(
    object({
      id: idField().required(),
      name: string().required(),
      status: statusField().required(),
      /** Time of the last change of status. */
      at: string().required(),
    }).required(),
  ).required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type Subscriber = InferType<typeof subscriberSchema>;

/** Fields of the list of subscribers. */
export const SUBSCRIBER_FIELDS = defineListFields({
  email: { type: 'text', label: 'Email', sortable: true },
  firstname: { type: 'text', label: 'First name', sortable: true },
  lastname: { type: 'text', label: 'Last name', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    options: [
      { value: 'subscribed', label: 'Subscribed' },
      { value: 'unconfirmed', label: 'Unconfirmed' },
      { value: 'unsubscribed', label: 'Unsubscribed' },
    ],
  },
  lists: { type: 'tags', label: 'Lists' },
  blocked: {
    type: 'enum',
    label: 'Blocked',
    options: blockReasons.map((value) => ({ value, label: BLOCK_REASONS[value] })),
  },
  timezone: { type: 'text', label: 'Time zone' },
  source: { type: 'text', label: 'Signed up by' },
  created_at: { type: 'date', label: 'Signed up', sortable: true },
});

/** A subscriber with everything that is known of them. */
export const subscriberProfileSchema = subscriberSchema.shape({
  customer_id: idField().nullable().defined(),
  /** Time zone of the customer's country where it has only one, which counts without a time zone; '' otherwise. */
  country_timezone: string().defined(),
  /** Time until which they get no campaign, after several emails were returned; null otherwise. */
  paused_until: string().nullable().defined(),
  /** Record of consent of each list: times, IP address, form and notes by name. */
  consent: array(
    object({
      list: string().required(),
      entries: array(
        object({ name: string().required(), value: string().defined() }).required(),
      ).required(),
    }).required(),
  ).required(),
  /** Number of campaigns. */
  received: number().integer().min(0).required(),
  opened: number().integer().min(0).required(),
  clicked: number().integer().min(0).required(),
});
export type SubscriberProfile = InferType<typeof subscriberProfileSchema>;

/** Kinds of events in the activity of a subscriber. */
export const SUBSCRIBER_EVENTS = [
  'asked',
  'added',
  'confirmed',
  'left',
  'sent',
  'opened',
  'clicked',
  'bounced',
  'complained',
  'unsubscribed',
  'automation_started',
  'automation_ended',
] as const;
export type SubscriberEventKind = (typeof SUBSCRIBER_EVENTS)[number];

/** An event in the activity of a subscriber. */
export const subscriberEventSchema = object({
  kind: mixed<SubscriberEventKind>().oneOf(SUBSCRIBER_EVENTS).required(),
  at: string().required(),
  /** Name of the list, campaign or automation. */
  name: string().defined(),
  /** Campaign or automation; null for a list. */
  record_id: idField().nullable().defined(),
  /** Words of the receiving server for a bounce; '' otherwise. */
  detail: string().defined(),
}).noUnknown();
export type SubscriberEvent = InferType<typeof subscriberEventSchema>;

/** Body that updates the names and the time zone of a subscriber. The address stays, since consent belongs to it. */
export const subscriberUpdateSchema = object({
  firstname: lineField(100).trim(),
  lastname: lineField(100).trim(),
  timezone: timeZoneField(),
})
  .noUnknown()
  .meta({
    readOnly: ['id', 'email', 'status', 'blocked', 'source', 'lists', 'created_at', 'updated_at'],
  });
export type SubscriberUpdate = InferType<typeof subscriberUpdateSchema>;

/** Maximum number of people that one request adds. */
export const MAX_ADDED = 1000;

/** Body that adds people to a list. */
export const subscribersAddSchema = object({
  /** List that they are added to; by default that of forms without a list. */
  listId: idField(),
  people: array(
    object({
      email: string().trim().max(254).required('Enter an email address'),
      firstname: lineField(100).trim(),
      lastname: lineField(100).trim(),
      timezone: timeZoneField(),
    })
      .noUnknown()
      .required(),
  )
    .required('Enter at least one email address')
    .min(1, 'Enter at least one email address')
    .max(MAX_ADDED, `Add at most ${MAX_ADDED} people at once`),
  /** Statement that all of them have agreed to these emails. */
  consent: boolean()
    .required('Confirm that these people have agreed')
    .oneOf([true], 'Confirm that these people have agreed'),
  /** Note on how and when they have agreed, kept with each. */
  consentNote: textField(500).trim(),
}).noUnknown();
export type SubscribersAdd = InferType<typeof subscribersAddSchema>;

/** Numbers of people that a request has added, and of those whom it has not. Together they are the people of the request. */
export const subscribersAddedSchema = object({
  /** On the list now, and not before. */
  added: number().integer().min(0).required(),
  /** On the list before. */
  already: number().integer().min(0).required(),
  /** Left as they are, because they have unsubscribed or their address is blocked. */
  kept: number().integer().min(0).required(),
  /** Number of them with a blocked address. */
  blocked: number().integer().min(0).default(0),
  /** Addresses that the request has more than once; each counts once among the others. */
  repeated: number().integer().min(0).default(0),
  /** Addresses that no email can be sent to. */
  invalid: array(string().required()).required(),
}).noUnknown();
export type SubscribersAdded = InferType<typeof subscribersAddedSchema>;

/** A mailing list. */
export const emailListSchema = object({
  id: idField().required(),
  name: string().required(),
  description: string().defined(),
  /** Visitors can only sign up to public lists. */
  visibility: string().oneOf(['public', 'private']).required(),
  /** `double` requires confirmation by email. */
  optin: string().oneOf(['single', 'double']).required(),
  /** True for the default list of forms. */
  is_default: boolean().required(),
  /** Number of subscribers by status. */
  counts: object({
    subscribed: number().integer().min(0).required(),
    unconfirmed: number().integer().min(0).required(),
    unsubscribed: number().integer().min(0).required(),
  }).required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
}).noUnknown();
export type EmailList = InferType<typeof emailListSchema>;

const READ_ONLY = ['id', 'counts', 'created_at', 'updated_at'];
const writable = {
  description: textField(500).trim(),
  visibility: mixed<'public' | 'private'>().oneOf(['public', 'private']),
  optin: mixed<'single' | 'double'>().oneOf(['single', 'double']),
  is_default: boolean(),
};

/** Body that creates a list. */
export const emailListCreateSchema = object({
  name: lineField(120).trim().required('Please enter a Name'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type EmailListCreate = InferType<typeof emailListCreateSchema>;

/** Body that updates a list. */
export const emailListUpdateSchema = object({
  version: versionField(),
  name: lineField(120).trim().min(1, 'Please enter a Name'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type EmailListUpdate = InferType<typeof emailListUpdateSchema>;
