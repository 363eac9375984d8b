import { type ApiClient, isApiError } from '@org/api-client';
import type { LinkedAccount } from '@org/blocks/site-pages';
import { apiContract } from '@org/schema/contract';

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
