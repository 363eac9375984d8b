import type { SubscriptionStatus } from '@org/schema/entities';

/** Colors of the statuses of a subscription. */
export const SUBSCRIPTION_TONES = {
  subscribed: 'success',
  unconfirmed: 'warning',
  unsubscribed: 'neutral',
} as const satisfies Record<SubscriptionStatus, string>;
