import type { BounceProvider } from '@org/schema/entities';
import type { WebhookReader } from './delivery-event.ts';
import { brevoWebhooks } from './providers/brevo.ts';
import { mailgunWebhooks } from './providers/mailgun.ts';
import { postmarkWebhooks } from './providers/postmark.ts';
import { sendgridWebhooks } from './providers/sendgrid.ts';
import { sesWebhooks } from './providers/ses.ts';

/** Readers of the webhooks of all providers. */
const BOUNCE_WEBHOOKS: Readonly<Record<Exclude<BounceProvider, ''>, WebhookReader>> = {
  brevo: brevoWebhooks,
  mailgun: mailgunWebhooks,
  postmark: postmarkWebhooks,
  sendgrid: sendgridWebhooks,
  ses: sesWebhooks,
};

/** Returns the reader of a provider's webhooks; undefined without a provider. */
export const findWebhooks = (provider: BounceProvider | undefined): WebhookReader | undefined =>
  provider ? BOUNCE_WEBHOOKS[provider] : undefined;
