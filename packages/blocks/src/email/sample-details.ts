import {
  getRecordTags,
  type NotificationAudience,
  type NotificationEventName,
  RECORD_TAGS,
} from '@org/schema/entities';
import { type EmailDetails, SAMPLE_DETAILS } from './email-details.ts';
import type { MergeValues } from './merge-fields.ts';

/** Event and reader of an email. */
export interface SampleSubject {
  readonly event: NotificationEventName;
  readonly audience: NotificationAudience;
}

const ADMIN = 'https://shop.example/admin';

const SENT_FORM: EmailDetails = {
  title: 'New message: Robin Moreau',
  paragraphs: ['Name: Robin Moreau', 'How can we help?: Do you repair teapots?'],
  rows: [],
  button: { label: 'Open the submission', href: `${ADMIN}/form-submissions/1` },
};
const CONFIRMED_FORM: EmailDetails = {
  title: 'We received your message',
  paragraphs: ['Thank you for your message. We will answer as soon as we can.'],
  rows: [],
};
const TASKS: EmailDetails = {
  title: '2 tasks are due today',
  paragraphs: [],
  rows: [
    { label: 'Glaze the tea bowls', value: 'March 3, 2026' },
    { label: 'Pack order 1042', value: 'March 3, 2026' },
  ],
  button: { label: 'Open tasks', href: `${ADMIN}/tasks` },
};
const MENTION: EmailDetails = {
  title: 'Glaze the tea bowls',
  paragraphs: [RECORD_TAGS.comment.sample],
  rows: [],
  button: { label: 'Open', href: `${ADMIN}/tasks/1` },
};
const LOW_STOCK: EmailDetails = {
  title: '2 items are low on stock',
  paragraphs: [],
  rows: [
    { label: 'Tea bowl · Celadon · TB-01', value: '2 left' },
    { label: 'Serving plate · SP-04', value: 'None left' },
  ],
  button: { label: 'View low stock', href: `${ADMIN}/inventory/low` },
};
const SIGN_UP: EmailDetails = {
  title: 'One more step',
  paragraphs: ['Someone, most likely you, subscribed this address to our newsletter.'],
  rows: [],
  button: { label: 'Yes, send it to me', href: 'https://shop.example/confirm' },
};

const BY_EVENT: Readonly<Partial<Record<NotificationEventName, EmailDetails>>> = {
  'form.submitted': SENT_FORM,
  'task.assigned': { ...TASKS, title: 'Maya Lindqvist assigned 2 tasks to you' },
  'task.due_soon': TASKS,
  'task.mentioned': MENTION,
  'inventory.low': LOW_STOCK,
  'subscriber.confirm': SIGN_UP,
};

/** Returns the details of a sample record for the preview of an email. */
export function getSampleDetails({ event, audience }: SampleSubject): EmailDetails {
  if (event === 'form.submitted' && audience === 'customer') return CONFIRMED_FORM;
  return BY_EVENT[event] ?? SAMPLE_DETAILS;
}

/** Returns sample values of the merge fields about the record of an email. */
export function getSampleValues(subject: SampleSubject): MergeValues {
  const tags = getRecordTags(subject.event, subject.audience);
  return {
    ...Object.fromEntries(tags.map((tag) => [tag, RECORD_TAGS[tag].sample])),
    title: getSampleDetails(subject).title,
  };
}
