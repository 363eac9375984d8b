import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { lineField, versionField } from '../../fields/fields.ts';

/** Providers that report bounces and complaints by webhooks; '' for none. */
export const BOUNCE_PROVIDERS = ['', 'brevo', 'mailgun', 'postmark', 'sendgrid', 'ses'] as const;
export type BounceProvider = (typeof BOUNCE_PROVIDERS)[number];

/** Names of the providers, and of the secret that verifies their webhooks; '' where the webhook's address is the secret. */
export const BOUNCE_PROVIDER_NAMES: Readonly<
  Record<BounceProvider, { readonly name: string; readonly secret: string }>
> = {
  '': { name: 'None', secret: '' },
  brevo: { name: 'Brevo', secret: '' },
  mailgun: { name: 'Mailgun', secret: 'HTTP webhook signing key' },
  postmark: { name: 'Postmark', secret: '' },
  sendgrid: { name: 'SendGrid', secret: 'Verification key of the event webhook' },
  ses: { name: 'Amazon SES', secret: 'ARN of the SNS topic' },
};

/** Port of IMAP, encrypted from the start. */
const IMAP_PORT = 993;

/** Settings by which the tenant learns of bounces and complaints. Secrets are write-only. */
export const bounceSettingsSchema = object({
  provider: mixed<BounceProvider>().oneOf(BOUNCE_PROVIDERS).defined(),
  secret_set: boolean().required(),
  /** Address for the provider's webhook, with its key; '' without a provider. */
  webhook_url: string().defined(),
  /** Time of the last webhook; null before the first. */
  webhook_at: string().nullable().defined(),
  /** Address that undeliverable emails are returned to; '' without a mailbox. */
  address: string().defined(),
  host: string().defined(),
  port: number().integer().required(),
  username: string().defined(),
  password_set: boolean().required(),
  /** Time at which the mailbox was last read; null before the first. */
  checked_at: string().nullable().defined(),
  /** Why the mailbox could not be read; '' otherwise. */
  problem: string().defined(),
  /** 0 when nothing is configured. */
  version: number().integer().min(0).required(),
}).noUnknown();
export type BounceSettings = InferType<typeof bounceSettingsSchema>;

/** Body that updates them. Without `secret` and `password` the stored ones remain. */
export const bounceSettingsUpdateSchema = object({
  provider: mixed<BounceProvider>().oneOf(BOUNCE_PROVIDERS).default(''),
  secret: lineField(1000).trim(),
  address: lineField(254).trim().default(''),
  host: lineField(253)
    .trim()
    .lowercase()
    .default('')
    .matches(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)?$/, 'Use a host name such as imap.example.com')
    .when('address', {
      is: (address: string) => address !== '',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives the branch of a condition
      then: (field) => field.required('Please enter the server of the mailbox'),
    }),
  port: number().integer().min(1).max(65_535).default(IMAP_PORT),
  username: lineField(254).default(''),
  password: lineField(500),
  version: versionField().min(0),
})
  .noUnknown()
  .meta({
    readOnly: ['secret_set', 'webhook_url', 'webhook_at', 'password_set', 'checked_at', 'problem'],
  });
export type BounceSettingsUpdate = InferType<typeof bounceSettingsUpdateSchema>;
