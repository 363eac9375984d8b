import type { NotificationAudience, NotificationEventName } from './notification-events.ts';

/** Names of the merge tags about the record of an email, such as an order, a task or a form. */
export const RECORD_TAG_NAMES = [
  'title',
  'number',
  'total',
  'tasks',
  'task_count',
  'colleague',
  'comment',
  'form',
  'page',
  'answers',
  'sender_name',
  'sender_email',
  'products',
  'product_count',
] as const;
/** Name of a merge tag about the record of an email. */
export type RecordTag = (typeof RECORD_TAG_NAMES)[number];
/** Values of merge tags about a record. */
export type RecordTagValues = Readonly<Partial<Record<RecordTag, string>>>;

/** Merge tag of an email about a record, as the picker of the editor offers it. */
interface RecordTagInfo {
  readonly label: string;
  readonly description: string;
  /** Value in the preview and in an example. */
  readonly sample: string;
}

/** Merge tags about the record of an email, by name. */
export const RECORD_TAGS: Readonly<Record<RecordTag, RecordTagInfo>> = {
  title: {
    label: 'Title',
    description: 'Heading of the standard email',
    sample: 'Thank you for your order 1042',
  },
  number: {
    label: 'Number',
    description: 'Number of the order, quote or invoice',
    sample: '1042',
  },
  total: { label: 'Total', description: 'Amount with its currency', sample: '€96.00' },
  tasks: {
    label: 'Tasks',
    description: 'Titles of the tasks with their due dates, one on each line',
    sample: 'Glaze the tea bowls, due March 3, 2026\nPack order 1042, due March 3, 2026',
  },
  task_count: { label: 'Number of tasks', description: 'How many tasks it is about', sample: '2' },
  colleague: {
    label: 'Colleague',
    description: 'Name of the colleague who assigned the task or wrote the comment',
    sample: 'Maya Lindqvist',
  },
  comment: {
    label: 'Comment',
    description: 'Text of the comment',
    sample: 'Could you check the glaze before Friday?',
  },
  form: { label: 'Form', description: 'Name of the form', sample: 'contact form' },
  page: { label: 'Page', description: 'Page that the form is on', sample: '/contact' },
  answers: {
    label: 'Answers',
    description: 'What the visitor entered, one answer on each line. Links cannot be clicked.',
    sample: 'Name: Robin Moreau\nHow can we help?: Do you repair teapots?',
  },
  sender_name: {
    label: 'Name of the sender',
    description: 'Name that the visitor entered',
    sample: 'Robin Moreau',
  },
  sender_email: {
    label: 'Email of the sender',
    description: 'Email address that the visitor entered',
    sample: 'robin@example.com',
  },
  products: {
    label: 'Products',
    description: 'Products that are low on stock with what is left, one on each line',
    sample: 'Tea bowl · Celadon · TB-01: 2 left\nServing plate · SP-04: None left',
  },
  product_count: {
    label: 'Number of products',
    description: 'How many products are low on stock',
    sample: '2',
  },
};

const DOCUMENT: readonly RecordTag[] = ['title', 'number', 'total'];
const TASKS: readonly RecordTag[] = ['title', 'tasks', 'task_count'];
const SENT_FORM: readonly RecordTag[] = ['title', 'form', 'page', 'answers'];

const EVENT_TAGS: Readonly<Record<NotificationEventName, readonly RecordTag[]>> = {
  'form.submitted': SENT_FORM,
  'order.placed': DOCUMENT,
  'order.fulfilled': DOCUMENT,
  'order.cancelled': DOCUMENT,
  'order.refunded': DOCUMENT,
  'customer.created': ['title'],
  'quote.sent': DOCUMENT,
  'quote.reminded': DOCUMENT,
  'quote.accepted': DOCUMENT,
  'quote.declined': DOCUMENT,
  'invoice.sent': DOCUMENT,
  'invoice.reminded': DOCUMENT,
  'invoice.paid': DOCUMENT,
  'statement.sent': ['title', 'total'],
  'subscriber.confirm': ['title'],
  'task.assigned': [...TASKS, 'colleague'],
  'task.due_soon': TASKS,
  'task.mentioned': ['title', 'colleague', 'comment'],
  'inventory.low': ['title', 'products', 'product_count'],
};

/** Returns the merge tags that have a value in the emails about an event to an audience. */
export function getRecordTags(
  event: NotificationEventName,
  audience: NotificationAudience,
): readonly RecordTag[] {
  const tags = EVENT_TAGS[event];
  // The reader of a confirmation is the sender.
  return event === 'form.submitted' && audience !== 'customer'
    ? [...tags, 'sender_name', 'sender_email']
    : tags;
}
