import { type ApiClient, isApiError } from '@org/api-client';
import { apiContract } from '@org/schema';
import type { LinkedAccount } from './visitor-places.ts';

/** Whose account a link of a mail makes; undefined for one that was used, is too old, or never was. */
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
