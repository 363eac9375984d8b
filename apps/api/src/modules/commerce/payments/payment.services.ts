import { CARD_SERVICE } from '@org/schema';
import { defineService } from '../../../kernel/module/define-service.ts';
import { createProvider } from './payment-providers.ts';
import { PAYMENT_SETTLERS } from './payment-settler.ts';
import type { PaymentTools } from './payments.service.ts';

/** Dependencies of payments, with the service for cards. */
export const getPayments = defineService(
  ({ db, send, encryption, config, fetch, extensions }): PaymentTools => ({
    db,
    send,
    seal: encryption('payments'),
    provider: createProvider(CARD_SERVICE, { config, fetch }),
    settlers: () => extensions(PAYMENT_SETTLERS),
  }),
);
