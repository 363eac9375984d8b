import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { personEmailField } from './member.schema.ts';

/** Encryption of a connection to a mail server: from the start, or after STARTTLS. */
export const MAIL_SECURITIES = ['starttls', 'tls'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** Ways in which emails go to a mail server: by SMTP, or by the HTTP API of Amazon SES. */
export const MAIL_TRANSPORTS = ['smtp', 'ses'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];

/** Region of Amazon, such as `eu-west-1`. */
export const AWS_REGION = /^[a-z]{2}(?:-[a-z]{2,12}){1,3}-\d{1,2}$/;

/** Mail server of a tenant. The password is write-only. */
export const mailServerSchema = object({
  transport: mixed<MailTransport>().oneOf(MAIL_TRANSPORTS).default('smtp').required(),
  /** Region of Amazon SES; '' for SMTP. */
  region: string().default('').defined(),
  /** Configuration set of Amazon SES; '' for none. */
  configuration_set: string().default('').defined(),
  host: string().defined(),
  port: number().integer().required(),
  security: mixed<MailSecurity>().oneOf(MAIL_SECURITIES).required(),
  /** For Amazon SES the ID of an access key. */
  username: string().defined(),
  /** For Amazon SES the secret access key. */
  password_set: boolean().required(),
  from_name: string().defined(),
  from_email: string().defined(),
  reply_to: string().defined(),
  /** Emails of campaigns and automations that the server takes in an hour; null for no limit. */
  hourly_limit: number().integer().nullable().defined(),
  /** 0 when none is configured. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type MailServer = InferType<typeof mailServerSchema>;

/** Body that updates the mail server. Without `password` the stored one remains. */
export const mailServerUpdateSchema = object({
  transport: mixed<MailTransport>().oneOf(MAIL_TRANSPORTS).default('smtp'),
  region: lineField(30)
    .trim()
    .lowercase()
    .default('')
    .when('transport', {
      is: 'ses',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
      then: (field) =>
        field
          .required('Please enter the region')
          .matches(AWS_REGION, 'Use a region such as eu-west-1'),
    }),
  configuration_set: lineField(64)
    .trim()
    .default('')
    .matches(/^[\w-]*$/, 'Use letters, digits, hyphens and underscores'),
  host: lineField(253)
    .trim()
    .lowercase()
    .default('')
    .when('transport', {
      is: 'smtp',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
      then: (field) =>
        field
          .required('Please enter the mail server')
          .matches(
            /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/,
            'Use a host name such as mail.example.com',
          ),
    }),
  port: number()
    .integer()
    .min(1)
    .max(65_535)
    .when('transport', {
      is: 'smtp',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
      then: (field) => field.required('Please enter a port'),
    }),
  security: mixed<MailSecurity>()
    .oneOf(MAIL_SECURITIES)
    .when('transport', {
      is: 'smtp',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
      then: (field) => field.required(),
    }),
  username: lineField(254)
    .default('')
    .when('transport', {
      is: 'ses',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
      then: (field) => field.required('Please enter the access key ID'),
    }),
  password: lineField(500),
  from_name: lineField(100).trim().default(''),
  from_email: personEmailField().required('Please enter the sender email'),
  reply_to: personEmailField().default(''),
  // An empty field of a form is no limit.
  hourly_limit: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? null : value))
    .integer('Enter a whole number')
    .min(1, 'Enter a number from 1 to 1,000,000, or leave it empty')
    .max(1_000_000, 'Enter a number from 1 to 1,000,000, or leave it empty')
    .nullable()
    .default(null),
  version: versionField().min(0),
})
  .noUnknown()
  .meta({ readOnly: ['password_set'] });
export type MailServerUpdate = InferType<typeof mailServerUpdateSchema>;

/** An email in the development mailbox on disk. */
export const storedMailSchema = object({
  id: idField().required(),
  from: string().required(),
  to: string().required(),
  subject: string().defined(),
  text: string().defined(),
  html: string().defined(),
  /** Files of the email; `size` in bytes. */
  attachments: array(
    object({
      name: string().defined(),
      contentType: string().defined(),
      size: number().required(),
    }).required(),
  ).default([]),
  sent_at: string().required(),
}).noUnknown();
export type StoredMail = InferType<typeof storedMailSchema>;
