import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from './tag.schema.ts';

/** Statuses of a form submission. */
export const FORM_SUBMISSION_STATUS = ['new', 'read', 'replied', 'archived', 'spam'] as const;
export type FormSubmissionStatus = (typeof FORM_SUBMISSION_STATUS)[number];

/** Results of notifying the recipients of a form; '' while that is pending. */
const NOTIFIED = ['', 'sent', 'no_recipients', 'no_provider', 'spam', 'form_unknown'] as const;
export type Notified = (typeof NOTIFIED)[number];

const person = () => object({ id: idField().required(), displayName: string().defined() });

/** A file of a submission; its URL is for staff only. */
const fileSchema = object({
  /** Name of the file field. */
  field: string().defined(),
  name: string().required(),
  mime: string().required(),
  /** Bytes. */
  size: number().integer().min(0).required(),
  url: string().required(),
});
/** A file as it is stored. */
export type FormFile = Omit<InferType<typeof fileSchema>, 'url'>;

/** A form submission as the API returns it. */
export const formSubmissionSchema = object({
  id: idField().required(),
  guid: string().required(),
  subject: string().defined(),
  form_name: string().defined(),
  /** Path of the page that it was sent from; '' for one that staff entered. */
  page_url: string().defined(),
  /** Email address of the sender; '' when the form asks for none. */
  email: string().defined(),
  status: string().oneOf(FORM_SUBMISSION_STATUS).required(),
  message: string().defined(),
  fields: array(
    object({
      name: string().defined(),
      label: string().defined(),
      type: string().defined(),
      value: string().defined(),
    }).required(),
  ).required(),
  /** All answers as one text, for exports. */
  answers: string().defined(),
  files: array(fileSchema.required()).required(),
  utm: mixed<Record<string, string>>().required(),
  visitor_id: string().defined(),
  notified: string().oneOf(NOTIFIED).defined(),
  customer_id: idField().nullable(),
  /** Begin and end of what a booking form booked; null for other forms. */
  booked_from: string().nullable().defined(),
  booked_until: string().nullable().defined(),
  /** Places that the booking takes, such as guests at a table. */
  booked_places: number().integer().nullable().defined(),
  assignee_id: idField().nullable(),
  assignee: person().nullable(),
  replies: array(
    object({
      id: idField().required(),
      subject: string().defined(),
      text: string().defined(),
      user: person().nullable(),
      created_at: string().required(),
    }).required(),
  ).required(),
  tags: array(tagRefSchema.required()).required(),
  user: person().nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type FormSubmission = InferType<typeof formSubmissionSchema>;

/** Bookings by forms, for lists of submissions. */
export const formBookingsSchema = object({
  /** True when a submission is a booking. */
  has_bookings: boolean().required(),
  /** Coming times at which more places are booked than the form has, the earliest first. */
  overbooked: array(
    object({
      form_name: string().required(),
      from: string().required(),
      until: string().required(),
      /** Places that there are. */
      places: number().integer().min(1).required(),
      /** Most places that are booked at one moment of the time. */
      booked: number().integer().min(1).required(),
    }).required(),
  ).required(),
}).noUnknown();
export type FormBookings = InferType<typeof formBookingsSchema>;
/** A time at which more places are booked than there are. */
export type OverbookedTime = FormBookings['overbooked'][number];

const handled = {
  status: mixed<FormSubmissionStatus>().oneOf(FORM_SUBMISSION_STATUS, 'Please choose a Status'),
  assignee_id: idField().nullable(),
};

const READ_ONLY = [
  'id',
  'guid',
  'page_url',
  'fields',
  'answers',
  'files',
  'utm',
  'visitor_id',
  'notified',
  'customer_id',
  'booked_from',
  'booked_until',
  'booked_places',
  'assignee',
  'replies',
  'tags',
  'user',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** Body that creates a form submission that arrived another way, such as by telephone. */
export const formSubmissionCreateSchema = object({
  subject: lineField(200).trim().required('Please enter a Subject'),
  form_name: lineField(200).trim(),
  email: lineField(254).trim(),
  message: textField(20_000),
  ...handled,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body that updates how a form submission is handled. The submitted content cannot be changed. */
export const formSubmissionUpdateSchema = object({ version: versionField(), ...handled })
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'subject', 'form_name', 'email', 'message'] });
export type FormSubmissionUpdate = InferType<typeof formSubmissionUpdateSchema>;

/** Fields that a bulk update of form submissions can set. */
export const formSubmissionBulkSchema = object(handled).noUnknown();

/** Body of a reply by email. */
export const formReplySchema = object({
  subject: lineField(200).trim().required('Please enter a Subject'),
  text: textField(20_000).trim().required('Please enter a Text'),
}).noUnknown();

/** Fields of the list of form submissions. */
export const FORM_SUBMISSION_FIELDS = defineListFields({
  subject: { type: 'text', label: 'From', sortable: true },
  form_name: { type: 'text', label: 'Form', sortable: true },
  email: { type: 'text', label: 'Email', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'new', label: 'New' },
      { value: 'read', label: 'Read' },
      { value: 'replied', label: 'Replied' },
      { value: 'archived', label: 'Archived' },
      { value: 'spam', label: 'Spam' },
    ],
  },
  message: { type: 'text', label: 'Message' },
  answers: { type: 'text', label: 'Answers' },
  page_url: { type: 'text', label: 'Page' },
  booked_from: { type: 'date', label: 'Booked for', sortable: true },
  booked_places: { type: 'number', label: 'Places', sortable: true },
  assignee: { type: 'person', label: 'Assigned to' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Received', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
