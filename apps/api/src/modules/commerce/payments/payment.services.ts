import { defineService } from '../../../kernel/module/define-service.ts';
import type { PaymentTools } from './payments.service.ts';
import { stripe } from './stripe.ts';

/** Dependencies of payments, with the service for cards. */
export const getPayments = defineService(
  ({ db, send, encryption, config, fetch }): PaymentTools => ({
    db,
    send,
    seal: encryption('payments'),
    provider: stripe({ url: config.stripeUrl, fetch }),
  }),
);
