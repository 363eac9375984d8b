/** Services through which customers pay online. The server has a provider for each (`payment-providers.ts`). */
export const PAYMENT_SERVICES = ['stripe'] as const;
export type PaymentServiceKey = (typeof PAYMENT_SERVICES)[number];

/** Payment methods: on an invoice, at pickup, or online through a service. */
export const PAYMENT_METHODS = ['invoice', 'pickup', ...PAYMENT_SERVICES] as const;
export type PaymentMethodKey = (typeof PAYMENT_METHODS)[number];

/** Service for payments by card, whose keys a shop saves in its settings. */
export const CARD_SERVICE: PaymentServiceKey = 'stripe';

/**
 * Returns true for a method that is paid online.
 * @param key - key of a method, such as of a stored order
 */
export const isPaidOnline = (key: string): boolean =>
  PAYMENT_SERVICES.some((service) => service === key);
