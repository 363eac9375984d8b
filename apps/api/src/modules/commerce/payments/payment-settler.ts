import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';
import type { PaymentState } from './payment-provider.ts';

/**
 * Records the state of a payment that is not one of an order.
 * @returns true when the payment is known and something changed
 */
export type PaymentSettler = (
  tx: TenantTx,
  tenantId: number,
  told: PaymentState,
) => Promise<boolean>;

/** Modules with payments of their own add how a notification of the service settles them. */
export const PAYMENT_SETTLERS = defineExtensionPoint<PaymentSettler>('payments');
