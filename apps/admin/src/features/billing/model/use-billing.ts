import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type BillingSettings, DEFAULT_BILLING_SETTINGS } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';

/** Returns the settings of quotes and invoices, with defaults until they are loaded. */
export function useBillingSettings(): BillingSettings {
  const api = useApi();
  const found = useQuery(callQuery(api, apiContract.billingSettings.get, {}));
  return found.data?.billingSettings ?? DEFAULT_BILLING_SETTINGS;
}
