import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField, versionField } from './fields.ts';
import { defineListFields } from './list/list-fields.ts';

/** Where somebody stands with a list, the best first: of several lists the best is theirs. */
export const SUBSCRIPTION_STATUSES = ['subscribed', 'unconfirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const statusField = () => mixed<SubscriptionStatus>().oneOf(SUBSCRIPTION_STATUSES);

/** Somebody who gets newsletters, as every call answers it. Source: server data model 2.2. */
export const subscriberSchema = object({
  id: idField().required(),
  email: string().required(),
  firstname: string().defined(),
  lastname: string().defined(),
  /** Of all their lists; null for somebody who is on none. */
  status: statusField().nullable().defined(),
  /** By what they signed up. */
  source: string().defined(),
  lists: array(
    object({
      id: idField().required(),
      name: string().required(),
      status: statusField().required(),
      /** When it came to stand so. */
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
  source: { type: 'text', label: 'Signed up by' },
  created_at: { type: 'date', label: 'Signed up', sortable: true },
});

/** A list of a newsletter. Source: server data model 2.2. */
export const emailListSchema = object({
  id: idField().required(),
  name: string().required(),
  description: string().defined(),
  /** Visitors sign up to public ones alone. */
  visibility: string().oneOf(['public', 'private']).required(),
  /** `double`: who has signed up is asked by mail first. */
  optin: string().oneOf(['single', 'double']).required(),
  /** True for the list of forms that name none. */
  is_default: boolean().required(),
  /** How many people stand how. */
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

/** Body of a list's creation. */
export const emailListCreateSchema = object({
  name: lineField(120).trim().required('Please enter a Name'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type EmailListCreate = InferType<typeof emailListCreateSchema>;

/** Body of a list's change. */
export const emailListUpdateSchema = object({
  version: versionField(),
  name: lineField(120).trim().min(1, 'Please enter a Name'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type EmailListUpdate = InferType<typeof emailListUpdateSchema>;
