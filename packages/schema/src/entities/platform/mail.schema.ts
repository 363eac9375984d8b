import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, lineField, versionField } from '../../fields/fields.ts';
import { personEmailField } from './member.schema.ts';

/** Encryption of a connection to a mail server: from the start, or after STARTTLS. */
export const MAIL_SECURITIES = ['starttls', 'tls'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** Mail server of a tenant. The password is write-only. */
export const mailServerSchema = object({
  host: string().defined(),
  port: number().integer().required(),
  security: mixed<MailSecurity>().oneOf(MAIL_SECURITIES).required(),
  username: string().defined(),
  password_set: boolean().required(),
  from_name: string().defined(),
  from_email: string().defined(),
  reply_to: string().defined(),
  /** 0 when none is configured. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type MailServer = InferType<typeof mailServerSchema>;

/** Body that updates the mail server. Without `password` the stored one remains. */
export const mailServerUpdateSchema = object({
  host: lineField(253)
    .trim()
    .lowercase()
    .required('Please enter the mail server')
    .matches(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'Use a host name such as mail.example.com'),
  port: number().integer().min(1).max(65_535).required('Please enter a port'),
  security: mixed<MailSecurity>().oneOf(MAIL_SECURITIES).required(),
  username: lineField(254).default(''),
  password: lineField(500),
  from_name: lineField(100).trim().default(''),
  from_email: personEmailField().required('Please enter the sender email'),
  reply_to: personEmailField().default(''),
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
