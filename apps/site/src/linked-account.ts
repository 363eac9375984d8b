import { type ApiClient, isApiError } from '@org/api-client';
import { apiContract } from '@org/schema';
import type { LinkedAccount } from './visitor-places.ts';

/** Returns the account that an emailed link creates; undefined for a used, expired or unknown link. */
export async function linkedAccount(
  api: ApiClient,
  token: string,
): Promise<LinkedAccount | undefined> {
  try {
    return await api.call(apiContract.checkout.account, { body: { token } });
  } catch (error) {
    if (isApiError(error, 'link_ended')) return undefined;
    throw error;
  }
}
