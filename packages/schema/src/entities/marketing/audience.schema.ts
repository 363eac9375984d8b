import { mixed } from 'yup';
import { defineListFields } from '../../list/list-fields.ts';
import { FILTER_LIMITS, filterProblem } from '../../list/list-filter.ts';

/** Fields by which the subscribers of a campaign are chosen, in groups: before the dot is the group. */
export const AUDIENCE_FIELDS = defineListFields({
  'subscriber.email': { type: 'text', label: 'Email' },
  'subscriber.firstname': { type: 'text', label: 'First name' },
  'subscriber.lastname': { type: 'text', label: 'Last name' },
  'subscriber.source': { type: 'text', label: 'Source' },
  'subscriber.created_at': { type: 'date', label: 'Subscribed' },
  'customer.company': { type: 'text', label: 'Company' },
  'customer.country': { type: 'text', label: 'Country' },
  'customer.status': {
    type: 'enum',
    label: 'Customer status',
    options: [
      { value: 'lead', label: 'Lead' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  'customer.tags': { type: 'tags', label: 'Customer tags' },
  'customer.created_at': { type: 'date', label: 'Customer since' },
  'order.count': { type: 'number', label: 'Number of orders' },
  'order.total_spent': { type: 'money', label: 'Total spent' },
  'order.last_order_at': { type: 'date', label: 'Last order' },
  'order.products': { type: 'tags', label: 'Bought product' },
  'billing.quotes': { type: 'number', label: 'Number of quotes' },
  'billing.open_balance': { type: 'money', label: 'Unpaid invoices' },
  'billing.last_invoice_at': { type: 'date', label: 'Last invoice' },
  'form.name': { type: 'text', label: 'Last form sent' },
  'email.received': { type: 'number', label: 'Emails received' },
  'email.last_received': { type: 'date', label: 'Last received an email' },
  'email.last_opened': { type: 'date', label: 'Last opened an email' },
  'email.last_clicked': { type: 'date', label: 'Last clicked in an email' },
});

/** Names of the groups of `AUDIENCE_FIELDS`. */
export const AUDIENCE_GROUPS: Readonly<Record<string, string>> = {
  subscriber: 'Subscriber',
  customer: 'Customer',
  order: 'Orders',
  billing: 'Quotes and invoices',
  form: 'Forms',
  email: 'Engagement',
};

/** Reasons for which subscribers of the chosen lists do not get a campaign, with their names. */
export const EXCLUSION_REASONS = {
  unsubscribed: 'Unsubscribed',
  unconfirmed: 'Not confirmed yet',
  suppressed: 'Blocked, or the address does not work',
  paused: 'Paused for a month, because several emails were returned',
  excluded: 'On a list that is left out',
} as const;
export type ExclusionReason = keyof typeof EXCLUSION_REASONS;

/** Filter of an audience: a group of rules on `AUDIENCE_FIELDS`, or null for everyone. */
export const audienceFilter = () =>
  mixed<object>()
    .nullable()
    .test('audience', (value, context) => {
      if (value === undefined || value === null) return true;
      if (JSON.stringify(value).length > FILTER_LIMITS.characters)
        return context.createError({ message: 'These filters are too long' });
      const problem = filterProblem(value, AUDIENCE_FIELDS);
      return problem === undefined || context.createError({ message: problem });
    });
