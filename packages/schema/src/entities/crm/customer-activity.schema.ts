import { array, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField } from '../../fields/fields.ts';

/** Types of entries in the activity of a customer. */
export const ACTIVITY_TYPES = [
  'note',
  'form',
  'email',
  'order',
  'quote',
  'invoice',
  'payment',
  'project',
  'task',
  'customer',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Entities whose records the activity and the dates of a customer lead to. */
const ACTIVITY_ENTITIES = [
  'note',
  'form_submission',
  'order',
  'quote',
  'invoice',
  'project',
  'task',
] as const;
type ActivityEntity = (typeof ACTIVITY_ENTITIES)[number];

const entityName = () => mixed<ActivityEntity>().oneOf(ACTIVITY_ENTITIES);

const person = object({ id: idField().required(), displayName: string().defined() });

/** An entry in the activity of a customer: what happened, and the record that it belongs to. */
export const activityEntrySchema = object({
  /** Unique among the entries of a customer. */
  key: string().required(),
  type: mixed<ActivityType>().oneOf(ACTIVITY_TYPES).required(),
  /** Event of the record, such as `placed` or `accepted`. */
  action: string().required(),
  at: string().required(),
  /** Title or number of the record. */
  title: string().defined(),
  text: string().defined(),
  amount: number().nullable().defined(),
  /** Currency of the amount; `''` without one. */
  currency: string().defined(),
  /** Record to open; null for an entry without a screen. */
  entity: entityName().nullable().defined(),
  entityId: idField().nullable().defined(),
  /** Staff member who did it; null for the customer and for the system. */
  user: person.nullable().defined(),
}).noUnknown();
export type ActivityEntry = InferType<typeof activityEntrySchema>;

/** Money of a customer in one currency, major units. */
const customerMoneySchema = object({
  currency: string().required(),
  /** Paid orders and invoices, less refunds. */
  spent: number().required(),
  /** Left to pay of issued invoices. */
  balance: number().required(),
  /** Part of the balance that is past its due day. */
  overdue: number().required(),
  /** Credit that the customer can use. */
  credit: number().required(),
}).noUnknown();
export type CustomerMoney = InferType<typeof customerMoneySchema>;

/** A coming date of a customer: the next task, due day, end of a quote, or planned work. */
const customerDateSchema = object({
  at: string().required(),
  title: string().defined(),
  entity: entityName().required(),
  entityId: idField().required(),
}).noUnknown();
export type CustomerDate = InferType<typeof customerDateSchema>;

/** Names of the counts of a customer. */
export const CUSTOMER_COUNTS = [
  'orders',
  'openQuotes',
  'unpaidInvoices',
  'openProjects',
  'openTasks',
] as const;
export type CustomerCount = (typeof CUSTOMER_COUNTS)[number];

/** Figures of a customer, as far as the user may see them. */
export const customerFiguresSchema = object({
  money: array(customerMoneySchema.required()).required(),
  /** Counts by name; one that the user may not see is missing. */
  counts: mixed<Partial<Record<CustomerCount, number>>>().required(),
  next: customerDateSchema.nullable().defined(),
}).noUnknown();
export type CustomerFigures = InferType<typeof customerFiguresSchema>;

/** Body of an email to a customer. */
export const customerEmailSchema = object({
  /** One of the addresses of the customer or of their contacts. @default that of the customer */
  to: string().trim().lowercase().email('Please enter a valid email address').max(254),
  subject: lineField(200).trim().required('Please enter a subject'),
  message: textField(10_000).trim().required('Please enter a message'),
}).noUnknown();
